import type { EventContent, HostedEventOutput, TicketDraft } from '@/lib/contract/event-hosting';

/** When evenings begin, on the writer's own clock. */
const EVENING_HOUR = 19;
const DAYS_AHEAD = 7;
const HOUR_MS = 3_600_000;

/** What a form holds of an event. */
export interface EventDraft {
  content: EventContent;
  tickets: TicketDraft[];
}

/** A new event: an evening a week ahead, with one free ticket. */
export function newDraft(ticketName: string): EventDraft {
  const start = new Date();
  start.setDate(start.getDate() + DAYS_AHEAD);
  start.setHours(EVENING_HOUR, 0, 0, 0);
  return {
    content: {
      title: '',
      summary: '',
      details: '',
      poster: '',
      start_time: start.toISOString(),
      end_time: new Date(start.getTime() + 2 * HOUR_MS).toISOString(),
      time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      is_online: false,
      city: '',
      address: '',
      online_url: '',
      organizer_name: '',
      organizer_about: '',
      socials: {},
      co_hosts: [],
      label_id: null,
      policy: 'standard',
      title_en: '',
      summary_en: '',
      details_en: '',
      city_en: '',
      address_en: '',
    },
    tickets: [newTicket(ticketName)],
  };
}

/** A ticket type as the editor adds one. */
export function newTicket(name: string): TicketDraft {
  return {
    id: null,
    name,
    type: 'free',
    price: 0,
    list_price: null,
    currency: 'CNY',
    quantity: 50,
    per_person: 2,
    sale_from: null,
    sale_until: null,
    is_closed: false,
  };
}

/** What the server says, as the form holds it. */
export function draftOf({ content, tickets }: HostedEventOutput): EventDraft {
  return {
    content,
    tickets: tickets.map(({ held: _held, sold: _sold, used: _used, ...ticket }) => ticket),
  };
}
