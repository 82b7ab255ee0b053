import { LISTINGS, TAGS } from '../../contract/cache-tags';
import type { FlashCategory } from '../../contract/flash';
import type { DomainContext } from '../domain-context';
import type { ListingChange } from '../listings/public';

/** What of a flash decides which lists it is on. */
export interface Listed {
  state: 'published' | 'withdrawn';
  category: FlashCategory;
  isImportant: boolean;
}

/** The lists that a flash is on; a withdrawn one is on none. */
export function scopesOf({ state, category, isImportant }: Listed): string[] {
  if (state === 'withdrawn') return [];
  const scopes = [LISTINGS.flashes, LISTINGS.flashCategory(category)];
  return isImportant ? [...scopes, LISTINGS.importantFlashes] : scopes;
}

/** How a change from one to the other moves the lists' counts; null before it was published. */
export function listingChanges(
  publishedAt: Date,
  before: Listed | null,
  after: Listed,
): ListingChange[] {
  const left = before ? scopesOf(before) : [];
  return [
    ...left.map((scope) => ({ scope, publishedAt, delta: -1 as const })),
    ...scopesOf(after).map((scope) => ({ scope, publishedAt, delta: 1 as const })),
  ];
}

/** How a flash of an archive moves the lists' counts by coming or going. */
export function flashListingChanges(
  flash: Readonly<Record<string, unknown>>,
  delta: 1 | -1,
): ListingChange[] {
  const { publishedAt, ...listed } = flash as unknown as Listed & { publishedAt: string };
  return scopesOf(listed).map((scope) => ({ scope, publishedAt: new Date(publishedAt), delta }));
}

/** Names everything that shows a flash, before and after a change. */
export function tellChanged(
  ctx: DomainContext,
  id: number,
  states: readonly (Listed | null)[],
): void {
  ctx.changed(TAGS.flash(id));
  // A reader's lists depend on the list of all, whichever they show.
  const scopes = states.flatMap((listed) => (listed ? scopesOf(listed) : []));
  for (const scope of [LISTINGS.flashes, ...scopes]) ctx.changed(TAGS.listing(scope));
}
