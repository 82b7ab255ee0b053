import { breadcrumbData, eventData, timeAtOffset, type EventFacts } from './structured-data';

const facts: EventFacts = {
  name: 'Forum',
  description: 'Two days',
  url: '/en/forum_2025',
  startTime: '2026-03-08T06:30:00.000Z',
  endTime: '2026-03-08T08:30:00.000Z',
  timeZone: 'America/New_York',
  place: { name: 'Hall', address: '1 Street', city: 'New York', country: 'US' },
  isOnline: false,
  status: 'scheduled',
  locale: 'en',
  organiser: { name: 'House' },
};

describe('an event told to search engines', () => {
  it('has its times at its own offset, also across the change to summer time', () => {
    expect(eventData(facts)).toMatchObject({
      startDate: '2026-03-08T01:30:00-05:00',
      endDate: '2026-03-08T04:30:00-04:00',
    });
    expect(timeAtOffset('2026-03-08T16:00:00.000Z', 'Asia/Hong_Kong')).toBe(
      '2026-03-09T00:00:00+08:00',
    );
    expect(timeAtOffset('2026-03-08T16:00:00.000Z', 'Etc/UTC')).toBe('2026-03-08T16:00:00+00:00');
  });

  it('is held at a place, online, or both', () => {
    expect(eventData(facts)).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: [{ '@type': 'Place', address: { addressCountry: 'US' } }],
    });
    expect(eventData({ ...facts, isOnline: true }).location).toHaveLength(2);
    expect(eventData({ ...facts, isOnline: true, place: null })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: [{ '@type': 'VirtualLocation' }],
    });
  });

  it('says that it is cancelled, and what a ticket costs', () => {
    const data = eventData({
      ...facts,
      status: 'cancelled',
      offers: [
        { name: 'Seat', priceMinor: 1250, currency: 'HKD', url: '/x', isAvailable: false },
        { name: 'Seat', priceMinor: 1250, currency: 'JPY', url: '/x', isAvailable: true },
      ],
    });
    expect(data).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: [
        { price: '12.50', priceCurrency: 'HKD', availability: 'https://schema.org/SoldOut' },
        { price: '1250', availability: 'https://schema.org/InStock' },
      ],
    });
  });

  it('leaves out what is not known', () => {
    const data = eventData(facts);
    expect(data).not.toHaveProperty('offers');
    expect(data).not.toHaveProperty('performer');
    expect(data).not.toHaveProperty('image');
    expect(eventData({ ...facts, organiser: undefined })).not.toHaveProperty('organizer');
  });
});

describe('the way down to a page', () => {
  it('begins at home and ends with the page’s own name', () => {
    const page = { routeId: 'polkadot2024_agenda', locale: 'en', path: '/en/polkadot2024_agenda' };
    const { itemListElement } = breadcrumbData(page as never, (id) => id, 'Agenda');
    expect(itemListElement).toMatchObject([
      { position: 1, name: 'home' },
      { position: 2, name: 'activity' },
      { position: 3, name: 'polkadot2024' },
      { position: 4, name: 'Agenda' },
    ]);
  });
});
