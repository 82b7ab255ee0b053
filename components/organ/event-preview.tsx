'use client';

import type { ReactNode } from 'react';
import { useOwn } from '@/components/layout/own/own-context';
import { LightText } from '@/components/ui/light-text';
import { spanText } from '@/components/ui/time-span';
import { SOCIAL_SITES } from '@/lib/contract/event-kinds';
import type { EventContent } from '@/lib/contract/event-hosting';
import type { Locale } from '@/lib/i18n/locales';
import { moneyText } from '@/lib/i18n/money-text';
import type { EventDraft } from './event-draft';
import type { OrganWords } from './organ-words';

export interface EventPreviewProps {
  draft: EventDraft;
  labels: readonly { id: number; name: string }[];
  words: OrganWords;
}

/** An event as its readers will see it, and beside it what English readers will. */
export function EventPreview({ draft, labels, words }: EventPreviewProps) {
  const { locale } = useOwn();
  const { content } = draft;
  const topic = labels.find(({ id }) => id === content.label_id)?.name;
  const place = [content.address, content.city].filter(Boolean);
  return (
    <article className="grid gap-4">
      {content.poster && (
        <img src={content.poster} alt="" className="event-poster w-full object-cover" />
      )}
      {topic && <p className="text-13 text-tide">{topic}</p>}
      <h2 className="font-display text-30">{content.title || words.untitled}</h2>
      <p className="text-17 text-ink-2">{content.summary}</p>
      <Facts
        words={words}
        when={spanText(content, locale)}
        where={placeText(place, content.is_online, locale, words)}
      />
      <LightText text={content.details} />
      <Offers draft={draft} words={words} />
      <Organiser content={content} words={words} />
      <English content={content} words={words} />
    </article>
  );
}

function Facts({ words, when, where }: { words: OrganWords; when: string; where: string }) {
  return (
    <dl className="event-facts">
      <dt>{words.when}</dt>
      <dd className="text-15 tabular">{when}</dd>
      <dt>{words.where}</dt>
      <dd className="text-15">{where}</dd>
    </dl>
  );
}

function placeText(
  place: readonly string[],
  isOnline: boolean,
  locale: Locale,
  words: OrganWords,
): string {
  const text = place.join(locale === 'en' ? ', ' : ' · ');
  if (text === '') return isOnline ? words.online : '—';
  return isOnline ? `${text} · ${words.fields.is_online}` : text;
}

/** Tickets that readers see, and what is given back of what they cost. */
function Offers({ draft, words }: { draft: EventDraft; words: OrganWords }) {
  const { locale } = useOwn();
  const shown = draft.tickets.filter(({ type, is_closed: isOff }) => type !== 'official' && !isOff);
  const money = (minor: number, currency: string) =>
    minor === 0 ? words.freePrice : moneyText(minor, currency, locale);
  return (
    <Part title={words.tickets}>
      <ul className="grid gap-2">
        {shown.map((ticket, place) => (
          <li key={ticket.id ?? `new-${place}`} className="event-offer text-15">
            <span>
              {ticket.name}
              {ticket.type === 'discount' && (
                <span className="ml-2 text-13 text-ink-2">{words.kinds.discount}</span>
              )}
            </span>
            <span className="tabular">
              {money(ticket.price, ticket.currency)}
              {ticket.type === 'discount' && ticket.list_price !== null && (
                <s className="ml-2 text-13 text-ink-2">
                  {money(ticket.list_price, ticket.currency)}
                </s>
              )}
            </span>
          </li>
        ))}
      </ul>
      {shown.some(({ price }) => price > 0) && (
        <p className="mt-2 text-15 text-ink-2">{words.policies[draft.content.policy]}</p>
      )}
    </Part>
  );
}

function Organiser({ content, words }: { content: EventContent; words: OrganWords }) {
  const sites = SOCIAL_SITES.filter((site) => content.socials[site]);
  return (
    <Part title={words.fields.organizer_name}>
      <p className="text-17 font-semibold">{content.organizer_name || '—'}</p>
      {content.organizer_about && (
        <p className="mt-1 text-15 text-ink-2">{content.organizer_about}</p>
      )}
      {content.co_hosts.length > 0 && (
        <p className="mt-2 text-15">
          {words.fields.co_hosts} {content.co_hosts.join(' · ')}
        </p>
      )}
      {sites.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {sites.map((site) => (
            <li key={site}>
              <a
                href={content.socials[site]}
                rel="noopener nofollow"
                target="_blank"
                className="inline-flex min-h-11 items-center text-15 text-tide"
              >
                {words.sites[site]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function English({ content, words }: { content: EventContent; words: OrganWords }) {
  if (content.title_en === '') return null;
  const place = [content.address_en || content.address, content.city_en || content.city];
  return (
    <Part title={words.english}>
      <div lang="en" className="grid gap-3">
        <h4 className="font-display text-24">{content.title_en}</h4>
        <p className="text-17 text-ink-2">{content.summary_en}</p>
        <p className="text-15 tabular">{spanText(content, 'en')}</p>
        <p className="text-15">{place.filter(Boolean).join(', ')}</p>
        <LightText text={content.details_en} />
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-4">
      <h3 className="mb-2 font-display text-17">{title}</h3>
      {children}
    </section>
  );
}
