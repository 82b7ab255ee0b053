import type { CoverageLinks } from '@/lib/contract/coverage';
import { coveredEvents } from './content/covered-events';

/**
 * Which sample article reports from which sample event.
 * @param sourceKeyOf what an article of the sample is found by, from its own key.
 */
export function coverageOf(sourceKeyOf: (articleKey: string) => string): CoverageLinks {
  return {
    links: coveredEvents.map(({ key, article }) => ({
      articleSourceKey: sourceKeyOf(article),
      eventKey: key,
    })),
  };
}
