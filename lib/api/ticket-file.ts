import { getTranslations } from 'next-intl/server';
import { CodedError } from '../contract/error-codes';
import type { OrderDetails } from '../contract/event-orders';
import { eventTimeText } from '../i18n/event-time-text';
import type { Locale } from '../i18n/locales';
import { drawTickets, type TicketPage } from '../platform/ticket-paper';
import { createWorkLine } from '../platform/work-line';
import { call } from './call';
import { respondError } from './dispatch-http';
import { readAppConfig } from './reads';
import { callerOf } from './request-caller';
import { siteOrigin } from './site';

/** One is drawn at a time: pages are answered meanwhile. */
const line = createWorkLine<Buffer>({ atOnce: 1, waitingMax: 40 });

/**
 * Answers with the valid tickets of one's own order as a PDF, a page each. Who asks says so by
 * the header, as in a call; nothing in between may keep it.
 * @param text number of the order, as the path says it.
 */
export async function respondWithTickets(request: Request, text: string): Promise<Response> {
  const caller = callerOf(request);
  try {
    const id = /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0;
    if (id === 0) throw new CodedError('orderNotFound');
    const order = await call('admin/activity/orderDetails', { id }, caller);
    const pages = await pagesOf(order, caller.locale);
    if (pages.length === 0) throw new CodedError('orderState', { state: order.status });
    const words = { title: order.event.title, locale: caller.locale, at: new Date(order.time) };
    const pdf = await line.run(`${id} ${caller.locale}`, () => drawTickets(pages, words));
    if (!pdf) throw new CodedError('tooManyRequests', { retryAfterSeconds: 5, minutes: 1 });
    const name = `${order.reference}.pdf`;
    return new Response(new Uint8Array(pdf), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  } catch (error) {
    return respondError(error, 'tickets', caller.locale);
  }
}

async function pagesOf(order: OrderDetails, locale: Locale): Promise<TicketPage[]> {
  const t = await getTranslations({ locale, namespace: 'events.paper' });
  const config = await readAppConfig(locale);
  const brand = config.found ? config.data.brand.name : new URL(siteOrigin()).hostname;
  const { event, reference, quantity } = order;
  const place = [event.address, event.city].filter(Boolean).join(' · ');
  const when = eventTimeText(new Date(event.start_time), event.time_zone, locale);
  return order.tickets
    .filter(({ status, qr }) => status === 'valid' && qr !== '')
    .map((ticket) => ({
      brand,
      title: event.title,
      facts: [when, ...(place ? [place] : []), ...(event.is_online ? [t('online')] : [])],
      person: ticket.name,
      kind: order.ticket_name,
      qr: ticket.qr,
      code: ticket.code,
      notes: [
        t('order', { reference, number: ticket.place, count: quantity }),
        `${new URL(siteOrigin()).host} · ${t('once')}`,
      ],
    }));
}
