'use client';

import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi, type CallFailed } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { saveCsv } from './csv';
import { everyRow } from './every-row';
import { LIST_PAGE_SIZE, ListPages } from './list-pages';
import { NumberInput } from './number-input';
import type { OrganWords } from './organ-words';
import { fromZoneTime } from './zone-time';

const NEW = { ticket: 0, code: '', count: 1, percent: 0, limit: 1, until: '' };

/** Invitation codes: one of one's own, or many random ones, which come as a file too. */
export function Codes({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [form, setForm] = useState(NEW);
  const [fault, setFault] = useState<'percent_off' | 'ticket_id'>();
  const [page, setPage] = useState(1);
  const set = (change: Partial<typeof form>) => {
    setForm({ ...form, ...change });
    setFault(undefined);
  };
  const ask = (place: { page: number; limit: number }, options: { signal?: AbortSignal } = {}) =>
    callApi('admin/activity/codes', { event_id: eventId, ...place }, { locale, ...options });
  const query = useQuery({
    queryKey: ['organ', 'codes', eventId, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const event = await callApi('admin/activity/details', { id: eventId }, { locale, signal });
      return { event, codes: await ask({ page, limit: LIST_PAGE_SIZE }, { signal }) };
    },
  });
  const exportAll = () =>
    run(async () => {
      const rows = await everyRow(ask);
      saveCsv(`codes-${eventId}`, [
        words.codeColumns.split(','),
        ...rows.map((row) => [
          row.code,
          row.ticket_name,
          row.percent_off,
          row.used,
          row.limit,
          row.expire_time ?? '',
        ]),
      ]);
    });
  // The code would open nothing that is shut, and take nothing off.
  const sayFault = ({ fields }: CallFailed) => {
    const named = (['percent_off', 'ticket_id'] as const).find((name) => fields[name]);
    setFault(named);
    return named !== undefined;
  };
  const make = (ticketId: number, timeZone: string) =>
    run(async () => {
      const { codes } = await callApi(
        'admin/activity/codesCreate',
        {
          event_id: eventId,
          ticket_id: ticketId,
          code: form.code,
          count: form.count,
          percent_off: form.percent,
          limit: form.limit,
          expire_time: fromZoneTime(form.until, timeZone) ?? null,
        },
        { locale },
      );
      if (codes.length > 1)
        saveCsv(
          `codes-${eventId}`,
          codes.map((code) => [code]),
        );
      set({ code: '' });
      await readAgain(client, ['organ', 'codes', eventId]);
    }, sayFault);
  return (
    <Loaded query={query} skeleton={<SkeletonRows count={3} look="text" label={own.loading} />}>
      {({ event, codes }) => {
        const ticketId = form.ticket || (event.tickets[0]?.id ?? 0);
        return (
          <div className="grid gap-6">
            <form
              className="grid gap-3 sm:grid-cols-3"
              onSubmit={(submit) => {
                submit.preventDefault();
                if (ticketId > 0) void make(ticketId, event.content.time_zone);
              }}
            >
              <OwnField
                id="code-ticket"
                label={words.codeTicket}
                fault={fault === 'ticket_id' ? words.codeOfFree : ''}
              >
                <select
                  {...controlOf({
                    id: 'code-ticket',
                    fault: fault === 'ticket_id' ? words.codeOfFree : '',
                  })}
                  value={ticketId}
                  onChange={({ target }) => set({ ticket: Number(target.value) })}
                >
                  {event.tickets.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </OwnField>
              <OwnField id="code-text" label={words.codeText} hint={words.codeHint}>
                <input
                  {...controlOf({ id: 'code-text', hint: words.codeHint })}
                  value={form.code}
                  maxLength={24}
                  pattern="[A-Za-z0-9_\-]*"
                  onChange={({ target }) => set({ code: target.value.toUpperCase() })}
                />
              </OwnField>
              <NumberField
                id="code-count"
                label={words.codeCount}
                value={form.count}
                max={500}
                onChange={(count) => set({ count })}
              />
              <NumberField
                id="code-percent"
                label={words.codePercent}
                fault={fault === 'percent_off' ? words.codeOfNothing : ''}
                value={form.percent}
                min={0}
                max={100}
                onChange={(percent) => set({ percent })}
              />
              <NumberField
                id="code-limit"
                label={words.codeLimit}
                value={form.limit}
                max={100_000}
                onChange={(limit) => set({ limit })}
              />
              <OwnField id="code-until" label={words.codeUntil}>
                <input
                  {...controlOf({ id: 'code-until' })}
                  type="datetime-local"
                  value={form.until}
                  onChange={({ target }) => set({ until: target.value })}
                />
              </OwnField>
              <Button
                type="submit"
                look="primary"
                className="justify-self-start"
                disabled={isBusy || ticketId === 0}
              >
                {words.codeMake}
              </Button>
            </form>
            <ul className="ruled">
              {codes.list.map(
                ({ id, code, ticket_name: name, used, limit, percent_off: off, ...rest }) => (
                  <li key={id} className="flex flex-wrap justify-between gap-3 py-2 text-15">
                    <span className="font-mono">{code}</span>
                    <span className="text-13 text-ink-2 tabular">
                      {name} · {off > 0 ? `−${off}% · ` : ''}
                      {fillIn(words.soldOf, { count: used, total: limit })}
                      {rest.expire_time &&
                        ` · ${fillIn(words.codeExpires, {
                          time: eventTimeText(
                            new Date(rest.expire_time),
                            event.content.time_zone,
                            locale,
                          ),
                        })}`}
                    </span>
                  </li>
                ),
              )}
            </ul>
            {codes.total === 0 && <p className="text-15 text-ink-2">{words.noCodes}</p>}
            <ListPages page={page} total={codes.total} words={words} onPage={setPage} />
            {codes.total > 0 && (
              <Button
                className="justify-self-start"
                disabled={isBusy}
                onClick={() => void exportAll()}
              >
                {words.codeExport}
              </Button>
            )}
          </div>
        );
      }}
    </Loaded>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  value: number;
  min?: number;
  max: number;
  fault?: string;
  onChange: (value: number) => void;
}

function NumberField({ id, label, fault = '', min = 1, ...number }: NumberFieldProps) {
  return (
    <OwnField id={id} label={label} fault={fault}>
      <NumberInput id={id} min={min} fault={fault} {...number} />
    </OwnField>
  );
}
