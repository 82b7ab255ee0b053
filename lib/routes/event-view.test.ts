import fc from 'fast-check';
import { eventViewSlug, narrowingsOf, readEventView, type EventView } from './event-view';

describe('the view of an event list', () => {
  it('has one address, which means it', () => {
    const view = fc.record<EventView>({
      when: fc.constantFrom('upcoming', 'live', 'past', undefined),
      place: fc.constantFrom('online', 'onsite', undefined),
      price: fc.constantFrom('free', 'paid', undefined),
      topic: fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: undefined }),
      city: fc.constantFrom('0123abcd', undefined),
      month: fc.constantFrom('2026-12', undefined),
    });
    fc.assert(
      fc.property(view, (one) => {
        const slug = eventViewSlug(one);
        const read = readEventView(slug);
        expect(read).toEqual(JSON.parse(JSON.stringify(one)));
        expect(eventViewSlug(read!)).toBe(slug);
      }),
    );
  });

  it.each(['free_past', 'past_past', 'past_', '_', 'topic-0', 'city-xyz', '2026-13', 'Past'])(
    'is not meant by %s',
    (slug) => expect(readEventView(slug)).toBeUndefined(),
  );

  it.each([
    ['', 0],
    ['past', 1],
    ['topic-3', 1],
    ['free_2026-12', 2],
    ['past_online_free_topic-3', 4],
  ])('%s is narrowed by %i', (slug, narrowings) => {
    expect(narrowingsOf(readEventView(slug)!)).toBe(narrowings);
    expect(narrowingsOf({ when: undefined, ...readEventView(slug) })).toBe(narrowings);
  });
});
