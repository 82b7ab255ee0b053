import type { ActivityDetails } from '../contract/activities';
import { checkStructuredData } from '../testing/structured-data-rules';
import { eventFactsOf } from './event-facts';
import { eventFile } from './event-file';
import { eventData } from './structured-data';

const event: ActivityDetails = {
  id: 7,
  title: '发展者之夜',
  summary: '四个现场演示。',
  poster: '',
  start_time: '2026-12-01T11:00:00.000Z',
  end_time: '2026-12-01T14:00:00.000Z',
  time_zone: 'Asia/Hong_Kong',
  city: '香港',
  is_online: false,
  is_free: true,
  timing: 'upcoming',
  address: '海旁一号',
  topic: null,
  price_from: 0,
  currency: 'HKD',
  is_sample: false,
  details: '七点入场。',
  organizer: { name: '示例社', description: '', author_id: null, socials: [] },
  co_hosts: [],
  tickets: [],
  policy: 'standard',
  previous_start_time: null,
  change_reason: '',
  cancel_reason: '',
  sequence: 2,
  changed_time: '2026-11-02T02:00:00.000Z',
  published_time: '2026-11-01T02:00:00.000Z',
  related: [],
  langs: { title: 'zh-Hans', summary: 'zh-Hans' },
};
const english = { ...event, title: 'Night of builders', langs: {} };

describe('an event told to machines in English', () => {
  it('names the language that its words are in, in a calendar', () => {
    expect(eventFile(event, 'en', 'Brand')).toContain('SUMMARY;LANGUAGE=zh-Hans:发展者之夜\r\n');
    const file = eventFile(english, 'en', 'Brand');
    expect(file).toContain('SUMMARY;LANGUAGE=en:Night of builders\r\n');
    expect(file).toContain('SEQUENCE:2\r\n');
  });

  it('names it to search engines too', () => {
    const dataOf = (told: ActivityDetails) =>
      eventData(eventFactsOf(told, 'en', '/en/ac_detail/7'));
    expect(dataOf(event)).toMatchObject({ name: '发展者之夜', inLanguage: 'zh-Hans' });
    expect(dataOf(english)).toMatchObject({ name: 'Night of builders', inLanguage: 'en' });
  });

  it('has the shapes of its picture, and offers from their sale or since readers see it', () => {
    const ticket = { id: 1, name: 'Seat', type: 'ordinary', price: 100, list_price: null } as const;
    const rest = { currency: 'HKD', per_person: 1, sale_until: null, needs_code: false } as const;
    const tickets = [
      { ...ticket, ...rest, sale_from: '2026-11-10T02:00:00.000Z' },
      { ...ticket, ...rest, id: 2, sale_from: null },
    ];
    const images = ['16x9', '4x3', '1x1'].map((shape) => `https://example.org/${shape}.jpg`);
    const told = eventData(eventFactsOf({ ...english, tickets }, 'en', '/en/ac_detail/7', images));
    expect(told).toMatchObject({
      image: images,
      offers: [
        { validFrom: '2026-11-10T10:00:00+08:00' },
        { validFrom: '2026-11-01T10:00:00+08:00' },
      ],
    });
    expect(checkStructuredData(JSON.stringify(told))).toEqual(['Event']);
  });
});
