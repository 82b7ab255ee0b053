import type { ReviewItem } from '@/lib/contract/review';

/** A row of the queue as it is shown; what left the queue keeps its place until one tidies up. */
export interface QueueRow {
  item: ReviewItem;
  isGone: boolean;
}

/**
 * The rows to show after the queue was asked for anew: nothing that one reads moves. What is
 * still there is brought up to date in its place, what left is marked, what is new comes last.
 */
export function steadyQueue(
  shown: readonly QueueRow[],
  fresh: readonly ReviewItem[],
): readonly QueueRow[] {
  const byKey = new Map(fresh.map((item) => [queueKey(item), item]));
  const kept = shown.map(({ item }) => {
    const now = byKey.get(queueKey(item));
    byKey.delete(queueKey(item));
    return now ? { item: now, isGone: false } : { item, isGone: true };
  });
  return [...kept, ...[...byKey.values()].map((item) => ({ item, isGone: false }))];
}

/** Tells one waiting text from another. */
export function queueKey(item: Pick<ReviewItem, 'article_id' | 'locale'>): string {
  return `${item.article_id} ${item.locale}`;
}
