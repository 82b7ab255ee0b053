import { LISTINGS, TAGS } from '../../contract/cache-tags';
import type { CoverageLinks } from '../../contract/coverage';
import { CodedError } from '../../contract/error-codes';
import type { Database } from '../../db/client';
import type { DomainContext } from '../domain-context';
import { findLink, saveLinks } from './repository';

/**
 * Says which articles report from which events. Articles that are not named keep theirs;
 * a link to an article or an event that is not there is left out.
 * @returns how many links there were.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function saveCoverage({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: CoverageLinks;
}): Promise<{ links: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const links = await ctx.db.transaction(async (tx) => {
    const db = tx as Database;
    const found = [];
    for (const { articleSourceKey, eventKey } of input.links) {
      const link = await findLink(db, articleSourceKey, eventKey);
      if (link) found.push(link);
    }
    await saveLinks(db, found);
    return found.length;
  });
  ctx.changed(TAGS.listing(LISTINGS.section('coverage')));
  return { links };
}
