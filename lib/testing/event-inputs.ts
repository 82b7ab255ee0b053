import type { CallInput, EndpointName } from '../contract/endpoints';
import type { EventContent } from '../contract/event-hosting';

const KEY = '2d9c5e0a-6f0b-4c1e-9a57-3b1f8e7d6c01';
const which = { event_id: 999_999 };

/** The fields of an event with everything that the desk asks for. */
export const SAMPLE_CONTENT: EventContent = {
  title: '发展者之夜',
  summary: '四个现场演示。',
  details: '七点入场。\n\n请自带电脑。',
  poster: '',
  start_time: '2026-12-01T11:00:00.000Z',
  end_time: '2026-12-01T14:00:00.000Z',
  time_zone: 'Asia/Hong_Kong',
  is_online: false,
  city: '香港',
  address: '海旁一号',
  online_url: '',
  organizer_name: '示例社',
  organizer_about: '',
  socials: { twitter: 'https://x.com/example' },
  co_hosts: ['另一社'],
  label_id: null,
  policy: 'standard',
  title_en: '',
  summary_en: '',
  details_en: '',
  city_en: '',
  address_en: '',
};

/** An input of every call of events and orders that is not public, for tests that walk all calls. */
export const EVENT_INPUTS = {
  'admin/activity/lists': { limit: 3 },
  'admin/activity/home': {},
  'admin/activity/mylists': { limit: 3 },
  'admin/activity/details': { id: 999_999 },
  'admin/activity/mainLists2': which,
  'admin/activity/update': {
    client_key: KEY,
    locale: 'zh-Hans',
    content: SAMPLE_CONTENT,
    tickets: [],
  },
  'admin/activity/destroy': { id: 999_999 },
  'admin/activity/order': { ...which, client_key: KEY, ticket_id: 1, quantity: 1 },
  'admin/activity/orderCheck': { ...which, code: 'ABCDEFGHJK' },
  'admin/activity/orderCancel': { id: 999_999 },
  'admin/activity/orderUpdate': { id: 999_999, tickets: [{ id: 1, name: 'Ada', email: '' }] },
  'admin/activity/codeCheck': { ...which, code: 'CODE' },
  'admin/activity/orderDetails': { id: 999_999 },
  'admin/activity/orderPay': { id: 999_999 },
  'admin/activity/sandboxPay': { id: 999_999, outcome: 'succeed' },
  'admin/activity/submit': { id: 999_999, base_revision: 1 },
  'admin/activity/clone': { id: 999_999, client_key: KEY },
  'admin/activity/attendees': which,
  'admin/activity/attendeeList': which,
  'admin/activity/codes': which,
  'admin/activity/codesCreate': { ...which, ticket_id: 1 },
  'admin/activity/hosts': which,
  'admin/activity/message': { ...which, client_key: KEY, text: '门改在北侧。' },
  eventReviewList: { limit: 3 },
  openEventReview: { id: 999_999 },
  releaseEventReview: { id: 999_999 },
  decideEventReview: { id: 999_999, revision: 1, decision: 'approve' },
} as const satisfies { [Name in EndpointName]?: CallInput<Name> };
