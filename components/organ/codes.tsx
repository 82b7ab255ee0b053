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
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { eventTimeText } from '@/lib/i18n/event-time-text';
import { saveCsv } from './csv';
import { NumberInput } from './number-input';
import type { OrganWords } from './organ-words';
import { fromZoneTime } from './zone-time';

type Code = CallOutput<'admin/activity/codes'>['list'][number];
const PAGE_SIZE = 50;
const NEW = { ticket: 0, code: '', count: 1, percent: 0, limit: 1, until: '' };

/** Invitation codes: one of one's own, or many random ones, which come as a file too. */
export function Codes({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [form, setForm] = useState(NEW);
  const [page, setPage] = useState(1);
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const ask = (number: number, signal?: AbortSignal) => {
    const input = { event_id: eventId, page: number, limit: PAGE_SIZE };
    return callApi('admin/activity/codes', input, signal ? { locale, signal } : { locale });
  };
  const query = useQuery({
    queryKey: ['organ', 'codes', eventId, page],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const event = await callApi('admin/activity/details', { id: eventId }, { locale, signal });
      return { event, codes: await ask(page, signal) };
    },
  });
  const exportAll = () =>
    run(async () => {
      const rows: Code[] = [];
      for (let number = 1; ; number += 1) {
        const { list, total } = await ask(number);
        rows.push(...list);
        if (rows.length >= total || list.length === 0) break;
      }
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
    });
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
              <OwnField id="code-ticket" label={words.codeTicket}>
                <select
                  {...controlOf({ id: 'code-ticket' })}
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
            <p className="flex flex-wrap gap-3">
              {page > 1 && <Button onClick={() => setPage(page - 1)}>{words.back}</Button>}
              {page * PAGE_SIZE < codes.total && (
                <Button onClick={() => setPage(page + 1)}>{words.next}</Button>
              )}
              {codes.total > 0 && (
                <Button disabled={isBusy} onClick={() => void exportAll()}>
                  {words.codeExport}
                </Button>
              )}
            </p>
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
  onChange: (value: number) => void;
}

function NumberField({ id, label, value, min = 1, max, onChange }: NumberFieldProps) {
  return (
    <OwnField id={id} label={label}>
      <NumberInput id={id} min={min} max={max} value={value} onChange={onChange} />
    </OwnField>
  );
}
