import { readEventView } from '@/lib/routes/event-view';
import { eventViewTitle } from './event-view-title';

const WORDS = {
  whole: 'Events',
  when: (when: string) => `${when} events`,
  month: (month: string) => `Events in ${month}`,
  choice: (choice: string) => choice.replace(/^.*\./, ''),
};
const LISTED = {
  list: [],
  topics: [{ id: 3, name: 'DeFi', count: 1 }],
  cities: [{ key: '0123abcd', name: 'Berlin', count: 1 }],
};

function titleOf(slug: string, listed: Parameters<typeof eventViewTitle>[1] = LISTED) {
  return eventViewTitle(readEventView(slug)!, listed, WORDS);
}

describe('the name of a view of events', () => {
  it.each([
    ['', undefined],
    ['past', 'past events'],
    ['online', 'Events · online'],
    ['free_topic-3', 'Events · free · DeFi'],
    ['city-0123abcd', 'Events · Berlin'],
    ['2026-12', 'Events in 2026-12'],
    ['past_paid_topic-3_city-0123abcd_2026-12', 'Events in 2026-12 · past · paid · DeFi · Berlin'],
  ])('%s is called %s', (slug, title) => expect(titleOf(slug)).toBe(title));

  it('takes the names of what is past from the events themselves', () => {
    const item = { city: 'Oslo', topic: { id: 9, name: 'Mining' } };
    const list = [item] as Parameters<typeof eventViewTitle>[1]['list'];
    expect(titleOf('past_topic-9_city-89abcdef', { ...LISTED, list })).toBe(
      'past events · Mining · Oslo',
    );
  });
});
