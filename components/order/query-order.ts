import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/client/call-api';
import type { Locale } from '@/lib/i18n/locales';

/** Asks again so often while something is to come: a payment, or a refund. */
const WAITING_MS = 5_000;

/** One's own order; looked at again while its state is not at rest. */
export function orderQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: ['order', id],
    queryFn: ({ signal }) => callApi('admin/activity/orderDetails', { id }, { locale, signal }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'paying' || data?.status === 'refunding' ? WAITING_MS : false,
  });
}

/** An event and what of it can be had, for who is about to order. */
export function offerQuery(locale: Locale, id: number) {
  return queryOptions({
    queryKey: ['offer', id],
    queryFn: async ({ signal }) => {
      const event = await callApi('getActivityDetails', { id }, { locale, signal });
      const sales = await callApi('getTicketDetails', { id }, { locale, signal, method: 'GET' });
      return { event, sales };
    },
    staleTime: 0,
  });
}
