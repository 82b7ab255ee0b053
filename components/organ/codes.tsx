'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fillIn } from '@/components/layout/own/fill-in';
import { Loaded } from '@/components/layout/own/loaded';
import { useOwn } from '@/components/layout/own/own-context';
import { controlOf, OwnField } from '@/components/layout/own/own-field';
import { useSubmit } from '@/components/layout/own/use-submit';
import { Button } from '@/components/ui/button';
import { SkeletonRows } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/call-api';
import { readAgain } from '@/lib/client/read-again';
import { saveCsv } from './csv';
import type { OrganWords } from './organ-words';

const PAGE_SIZE = 50;

/** Invitation codes: one of one's own, or many random ones, which come as a file too. */
export function Codes({ eventId, words }: { eventId: number; words: OrganWords }) {
  const { locale, words: own } = useOwn();
  const client = useQueryClient();
  const { isBusy, run } = useSubmit();
  const [form, setForm] = useState({ ticket: 0, code: '', count: 1, percent: 0, limit: 1 });
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change });
  const query = useQuery({
    queryKey: ['organ', 'codes', eventId],
    queryFn: async ({ signal }) => {
      const event = await callApi('admin/activity/details', { id: eventId }, { locale, signal });
      const input = { event_id: eventId, limit: PAGE_SIZE };
      return { event, codes: await callApi('admin/activity/codes', input, { locale, signal }) };
    },
  });
  const make = (ticketId: number) =>
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
                if (ticketId > 0) void make(ticketId);
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
              <Button
                type="submit"
                look="primary"
                className="self-end"
                disabled={isBusy || ticketId === 0}
              >
                {words.codeMake}
              </Button>
            </form>
            <ul className="ruled">
              {codes.list.map(({ id, code, ticket_name: name, used, limit, percent_off: off }) => (
                <li key={id} className="flex flex-wrap justify-between gap-3 py-2 text-15">
                  <span className="font-mono">{code}</span>
                  <span className="text-13 text-ink-2 tabular">
                    {name} · {off > 0 ? `−${off}% · ` : ''}
                    {fillIn(words.soldOf, { count: used, total: limit })}
                  </span>
                </li>
              ))}
            </ul>
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
      <input
        {...controlOf({ id })}
        type="number"
        min={min}
        max={max}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </OwnField>
  );
}
