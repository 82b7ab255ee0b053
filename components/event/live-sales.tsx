'use client';

import { useEffect } from 'react';
import type { CallOutput } from '@/lib/contract/endpoints';
import { callApi } from '@/lib/client/call-api';
import { fillIn } from '@/components/layout/own/fill-in';
import type { Locale } from '@/lib/i18n/locales';

type Sale = CallOutput<'getTicketDetails'>['list'][number];

export interface LiveSalesProps {
  id: number;
  locale: Locale;
  /** Sentences for each state of a sale; `few` and `paymentsOff` beside. */
  words: Record<Exclude<Sale['sale'], 'onSale'> | 'few', string>;
}

/** How often a page that is looked at asks again. */
const REFRESH_MS = 30_000;

/** Says beside each ticket of the page whether it can be had at this moment. */
export function LiveSales({ id, locale, words }: LiveSalesProps) {
  useEffect(() => {
    const stop = new AbortController();
    const ask = async () => {
      if (document.hidden) return;
      try {
        const options = { locale, method: 'GET' as const, signal: stop.signal };
        const { list } = await callApi('getTicketDetails', { id }, options);
        for (const sale of list) show(sale, words);
      } catch {
        // Without an answer the page says what it said before; ordering tells the rest.
      }
    };
    void ask();
    const timer = setInterval(() => void ask(), REFRESH_MS);
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [id, locale, words]);
  return null;
}

function show({ id, sale, left }: Sale, words: LiveSalesProps['words']): void {
  const offer = document.querySelector(`[data-ticket="${id}"]`);
  if (!offer) return;
  const isOn = sale === 'onSale';
  const few = left === null ? '' : fillIn(words.few, { count: String(left) });
  const text = isOn ? few : words[sale];
  const place = offer.querySelector('[data-sale]');
  if (place && place.textContent !== text) place.textContent = text;
  const link = offer.querySelector<HTMLElement>('[data-order]');
  if (link) link.hidden = !isOn;
}
