import { readEventView } from '@/lib/routes/event-view';
import { eventViewTitle } from './event-view-title';

const WORDS = {
  whole: 'Events',
  when: (when: string) => `${when} events`,
  month: (month: string) => `Events in ${month}`,
  choice: (choice: string) => choice.replace(/^.*\./, ''),
};
const LISTED = {
  topics: [{ id: 3, name: 'DeFi', count: 1 }],
  cities: [{ key: '0123abcd', name: 'Berlin', count: 1 }],
};

const titleOf = (slug: string) => eventViewTitle(readEventView(slug)!, LISTED, WORDS);

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
});
