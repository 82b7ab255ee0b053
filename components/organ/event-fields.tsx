'use client';

import { useState, type ComponentType, type ReactNode } from 'react';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { Button } from '@/components/ui/button';
import {
  COHOSTS_MAX,
  EVENT_DETAILS_MAX,
  EVENT_PLACE_MAX,
  EVENT_SUMMARY_MAX,
  EVENT_TITLE_MAX,
  REFUND_POLICIES,
  SOCIAL_SITES,
} from '@/lib/contract/event-kinds';
import type { EventContent } from '@/lib/contract/event-hosting';
import type { OrganWords } from './organ-words';
import { wholeLink } from './whole-link';
import { fromZoneTime, toZoneTime } from './zone-time';

export interface EventFieldsProps {
  content: EventContent;
  labels: readonly { id: number; name: string }[];
  faults: Readonly<Record<string, string>>;
  words: OrganWords;
  cropper: ComponentType<{ onDone: (url: string) => void; onClose: () => void }>;
  onChange: (change: Partial<EventContent>) => void;
}

/** The fields of spec section 3. */
export function EventFields(props: EventFieldsProps) {
  const { content, labels, faults, words, onChange } = props;
  const faultOf = (name: string) =>
    faults[name] || faults[`content.${name}`] ? words.faults.missing : '';
  const text = (name: TextName, max: number, rows = 0) => (
    <TextField
      name={name}
      label={words.fields[name]}
      value={content[name]}
      fault={faultOf(name)}
      max={max}
      rows={rows}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  const time = (name: 'start_time' | 'end_time') => (
    <Field id={`event-${name}`} label={words.fields[name]} fault={faultOf(name)}>
      <input
        {...controlOf({ id: `event-${name}`, fault: faultOf(name) })}
        type="datetime-local"
        value={toZoneTime(content[name], content.time_zone)}
        onChange={({ target }) => {
          const moment = fromZoneTime(target.value, content.time_zone);
          if (moment) onChange({ [name]: moment });
        }}
      />
    </Field>
  );
  return (
    <div className="grid gap-5">
      {text('title', EVENT_TITLE_MAX)}
      {text('summary', EVENT_SUMMARY_MAX, 2)}
      <Poster {...props} />
      <div className="grid gap-5 sm:grid-cols-3">
        {time('start_time')}
        {time('end_time')}
        <Field id="event-zone" label={words.fields.time_zone}>
          <select
            {...controlOf({ id: 'event-zone' })}
            value={content.time_zone}
            onChange={({ target }) => onChange(inZone(content, target.value))}
          >
            {zonesWith(content.time_zone).map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        </Field>
      </div>
      <label className="flex min-h-11 items-center gap-3 text-15">
        <input
          type="checkbox"
          checked={content.is_online}
          onChange={({ target }) => onChange({ is_online: target.checked })}
        />
        {words.fields.is_online}
      </label>
      {content.is_online && text('online_url', 500)}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('city', 60)}
        {text('address', EVENT_PLACE_MAX)}
      </div>
      {text('details', EVENT_DETAILS_MAX, 10)}
      <p className="-mt-3 text-13 text-ink-2">{words.detailsHint}</p>
      {text('organizer_name', 60)}
      {text('organizer_about', 1_000, 3)}
      <div className="grid gap-5 sm:grid-cols-2">
        {SOCIAL_SITES.map((site) => (
          <Field
            key={site}
            id={`event-${site}`}
            label={words.sites[site]}
            fault={faultOf(`socials.${site}`)}
          >
            <input
              {...controlOf({ id: `event-${site}`, fault: faultOf(`socials.${site}`) })}
              type="url"
              maxLength={200}
              value={content.socials[site] ?? ''}
              onChange={({ target }) =>
                onChange({ socials: { ...content.socials, [site]: target.value } })
              }
              onBlur={({ target }) => {
                const whole = wholeLink(target.value);
                if (whole !== target.value)
                  onChange({ socials: { ...content.socials, [site]: whole } });
              }}
            />
          </Field>
        ))}
      </div>
      <Field id="event-cohosts" label={words.fields.co_hosts} hint={words.coHostsHint}>
        <input
          {...controlOf({ id: 'event-cohosts', hint: words.coHostsHint })}
          defaultValue={content.co_hosts.join('; ')}
          onBlur={({ target }) => {
            const names = namesIn(target.value);
            if (names.join() !== content.co_hosts.join()) onChange({ co_hosts: names });
          }}
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field id="event-topic" label={words.fields.topic}>
          <select
            {...controlOf({ id: 'event-topic' })}
            value={content.label_id ?? ''}
            onChange={({ target }) =>
              onChange({ label_id: target.value === '' ? null : Number(target.value) })
            }
          >
            <option value="">{words.noTopic}</option>
            {labels.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field id="event-policy" label={words.fields.policy}>
          <select
            {...controlOf({ id: 'event-policy' })}
            value={content.policy}
            onChange={({ target }) => onChange({ policy: target.value as EventContent['policy'] })}
          >
            {REFUND_POLICIES.map((policy) => (
              <option key={policy} value={policy}>
                {words.policies[policy]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </div>
  );
}

type TextName =
  | 'title'
  | 'summary'
  | 'details'
  | 'city'
  | 'address'
  | 'online_url'
  | 'organizer_name'
  | 'organizer_about';

function Field(props: {
  id: string;
  label: string;
  hint?: string;
  fault?: string;
  children: ReactNode;
}) {
  return <OwnField {...props} />;
}

export interface TextFieldProps {
  name: string;
  label: string;
  lang?: string;
  value: string;
  fault: string;
  max: number;
  rows: number;
  onChange: (value: string) => void;
}

/** One text of an event, in a line or in several. */
export function TextField({
  name,
  label,
  lang,
  value,
  fault,
  max,
  rows,
  onChange,
}: TextFieldProps) {
  const id = `event-${name}`;
  const control = { ...controlOf({ id, fault }), value, maxLength: max, lang };
  return (
    <Field id={id} label={label} fault={fault}>
      {rows > 0 ? (
        <textarea {...control} rows={rows} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input
          {...control}
          type={name === 'online_url' ? 'url' : 'text'}
          onChange={({ target }) => onChange(target.value)}
          onBlur={() => {
            if (name === 'online_url' && wholeLink(value) !== value) onChange(wholeLink(value));
          }}
        />
      )}
    </Field>
  );
}

function Poster({ content, words, cropper: Cropper, onChange }: EventFieldsProps) {
  const [isCutting, setIsCutting] = useState(false);
  return (
    <div role="group" aria-label={words.fields.poster}>
      <p className="mb-1 text-15 font-medium">{words.fields.poster}</p>
      {content.poster !== '' && (
        <img src={content.poster} alt="" className="event-poster mb-2 w-full object-cover" />
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setIsCutting(true)}>{words.posterChoose}</Button>
        {content.poster !== '' && (
          <Button look="plain" onClick={() => onChange({ poster: '' })}>
            {words.remove}
          </Button>
        )}
      </div>
      {isCutting && (
        <Cropper
          onDone={(poster) => {
            onChange({ poster });
            setIsCutting(false);
          }}
          onClose={() => setIsCutting(false)}
        />
      )}
    </div>
  );
}

/** Names parted by semicolons, of either width. */
function namesIn(text: string): string[] {
  const names = text.split(/[;；]/).map((name) => name.trim().slice(0, 60));
  return names.filter(Boolean).slice(0, COHOSTS_MAX);
}

/** The same times by the clocks of another zone. */
function inZone(content: EventContent, timeZone: string): Partial<EventContent> {
  const move = (iso: string) => fromZoneTime(toZoneTime(iso, content.time_zone), timeZone) ?? iso;
  return {
    time_zone: timeZone,
    start_time: move(content.start_time),
    end_time: move(content.end_time),
  };
}

function zonesWith(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}
