import type { ContentKind } from '../../contract/desk-content';
import { CodedError } from '../../contract/error-codes';
import type { DomainContext } from '../domain-context';
import { noteShownTools } from '../search/public';
import { CHANGED_TAGS } from './changed-tags';
import { listKindsDue } from './due-repository';

/** Longer than the minute between two looks: a late one misses nothing. */
const LOOK_BACK_MS = 3 * 60_000;

/**
 * Has pages made anew on which something of the desk's came or went by its time: issues,
 * announcements, home slots, banners, specials, tools; search finds the last too. @returns their kinds.
 * @throws CodedError notPermitted for anybody but the product itself
 */
export async function tellDue({ ctx }: { ctx: DomainContext }): Promise<ContentKind[]> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  await noteShownTools(ctx.db, ctx.now);
  const due = await listKindsDue(ctx.db, new Date(ctx.now.getTime() - LOOK_BACK_MS), ctx.now);
  for (const kind of due) CHANGED_TAGS[kind].forEach((tag) => ctx.changed(tag));
  return due;
}
