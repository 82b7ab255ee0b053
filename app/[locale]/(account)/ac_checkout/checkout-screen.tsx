import type { Metadata } from 'next';
import { CheckoutView } from '@/components/screens/checkout-view';
import { localeOf, numberOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { PageFrame } from '../../page-frame';

export interface CheckoutScreenProps {
  /** `view` is the ticket that the page before named. */
  params: Promise<{ locale: string; id: string; view?: string }>;
}

async function load({ params }: CheckoutScreenProps) {
  const { locale: tag, id, view: ticket } = await params;
  return {
    locale: localeOf(tag),
    param: numberOf(id),
    ticket: ticket === undefined ? undefined : numberOf(ticket),
  };
}

export async function checkoutMetadata(props: CheckoutScreenProps): Promise<Metadata> {
  const { locale, param } = await load(props);
  return pageMetadata({ routeId: 'ac_checkout', locale, param });
}

/** The first step of buying; the tickets themselves are read by the browser. */
export async function CheckoutScreen(props: CheckoutScreenProps) {
  const { locale, param, ticket } = await load(props);
  const view = ticket !== undefined ? { ticket: `${ticket}` } : {};
  return (
    <PageFrame locale={locale} routeId="ac_checkout" param={param} view={view}>
      <CheckoutView locale={locale} eventId={param} ticketId={ticket} />
    </PageFrame>
  );
}
