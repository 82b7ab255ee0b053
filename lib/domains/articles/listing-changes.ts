import { LISTINGS, TAGS } from '../../contract/cache-tags';
import type { Database } from '../../db/client';
import { writeListingChanges, type ListingChange } from '../listings/public';
import type { ListedArticle } from './write-repository';

/**
 * Moves an article between the listings that it is on before and after a change, in the
 * caller's transaction.
 * @param before undefined for one that is new.
 * @returns tags of everything that readers see otherwise now.
 */
export async function moveListings(
  tx: Database,
  before: ListedArticle | undefined,
  after: ListedArticle,
): Promise<string[]> {
  const changes = [...(before ? listingChanges(before, -1) : []), ...listingChanges(after, 1)];
  await writeListingChanges(tx, changes);
  const hasLabels = [...(before?.labelIds ?? []), ...after.labelIds].length > 0;
  const authorIds = new Set([before?.authorId ?? after.authorId, after.authorId]);
  return [
    ...new Set(changes.map(({ scope }) => TAGS.listing(scope))),
    TAGS.article(after.id),
    ...[...authorIds].map((id) => TAGS.author(id)),
    TAGS.home,
    TAGS.hot,
    ...(hasLabels ? [TAGS.labels] : []),
  ];
}

/** The listings that an article is on while it is live. */
function listingChanges(row: ListedArticle, delta: 1 | -1): ListingChange[] {
  if (row.state !== 'approved') return [];
  const scopes = [
    LISTINGS.articles,
    LISTINGS.section(row.sectionKey),
    LISTINGS.author(row.authorId),
    ...row.labelIds.map((labelId) => LISTINGS.label(labelId)),
  ];
  return scopes.map((scope) => ({ scope, publishedAt: row.publishedAt, delta }));
}
