import { LISTINGS, TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { CuratedPlaces, Newsroom } from '../../contract/importing';
import type { Database } from '../../db/client';
import type { Actor, DomainContext } from '../domain-context';
import { saveMissingCommunityPlaces } from '../community/public';
import { saveMissingDocuments } from '../documents/public';
import { saveNewsroomEvents } from '../events/public';
import { writeListingChanges, type ListingChange } from '../listings/public';
import { savePictures } from '../media/public';
import { saveTools } from '../tools/public';
import { saveMissingNotices } from '../notices/public';
import { saveTopics } from '../topics/public';
import {
  insertNewFlash,
  replaceHomeSlots,
  replaceHotWords,
  saveAuthors,
  saveBanners,
  saveColumns,
  saveLabels,
  saveMissingSettings,
  saveSections,
} from './install-repository';

/**
 * Sets up a newsroom: settings, sections, authors, labels, columns, events,
 * tools, flashes, hot words, banners. By key, so that a second run
 * changes nothing that is the same; settings that exist are left alone.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function installNewsroom({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: Newsroom;
}): Promise<{ flashes: number }> {
  if (!mayInstall(ctx.actor)) throw new CodedError('notPermitted');
  const flashes = await ctx.db.transaction(async (tx) => {
    const db = tx as Database;
    await savePictures(db, input.pictures);
    await saveMissingSettings(db, input.settings);
    await saveSections(db, input.sections);
    await saveAuthors(db, input.authors);
    await saveLabels(db, input.labels);
    await saveColumns(db, input.columns);
    await saveNewsroomEvents(db, input.events, ctx.now);
    await saveTools(db, input.tools);
    await replaceHotWords(db, input.hotWords);
    await saveBanners(db, input.banners);
    await saveMissingDocuments(db, input.documents);
    await saveMissingNotices(db, input.notices);
    await saveMissingCommunityPlaces(db, input.communityPlaces);
    return installFlashes(db, input.flashes);
  });
  // The whole newsroom changed: naming its parts would be every tag there is.
  ctx.changed(TAGS.all);
  return { flashes };
}

/** Writes the specials and the home page's slots, which name imported articles. */
export async function installPlaces({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: CuratedPlaces;
}): Promise<{ topics: number }> {
  if (!mayInstall(ctx.actor)) throw new CodedError('notPermitted');
  await ctx.db.transaction(async (tx) => {
    await saveTopics(tx as Database, input.topics, ctx.now);
    await replaceHomeSlots(tx as Database, input.homeSlots);
  });
  ctx.changed(TAGS.topics);
  ctx.changed(TAGS.home);
  return { topics: input.topics.length };
}

function mayInstall(actor: Actor): boolean {
  return actor.kind === 'system';
}

async function installFlashes(db: Database, flashes: Newsroom['flashes']): Promise<number> {
  const changes: ListingChange[] = [];
  let written = 0;
  for (const flash of flashes) {
    if (!(await insertNewFlash(db, flash))) continue;
    written += 1;
    const publishedAt = new Date(flash.publishedAt);
    const scopes = [LISTINGS.flashes, LISTINGS.flashCategory(flash.category)];
    if (flash.isImportant) scopes.push(LISTINGS.importantFlashes);
    changes.push(...scopes.map((scope) => ({ scope, publishedAt, delta: 1 as const })));
  }
  await writeListingChanges(db, changes);
  return written;
}
