import { PREVIEW_MAX } from '../../contract/conversion';
import type { CallOutput } from '../../contract/endpoints';
import type { ConversionWords } from '../../i18n/desk-words';
import { listHolding, previewDerived } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { staffMember } from '../staff';
import { findLatest, readWords } from './repository';
import { findWord } from './words-repository';

const EXAMPLES = 5;

/** How far the latest words are applied. @throws CodedError notPermitted, secondStepRequired */
export async function readConversion(ctx: DomainContext): Promise<CallOutput<'conversionState'>> {
  staffMember(ctx.actor);
  const latest = await findLatest(ctx.db);
  return {
    version: latest?.version ?? 0,
    time: latest?.at.toISOString() ?? null,
    applied_time: latest?.appliedAt?.toISOString() ?? null,
    changed: latest?.changedTexts ?? 0,
  };
}

/**
 * What a word would change among published articles, without changing anything.
 * @throws CodedError notPermitted, secondStepRequired
 */
export async function previewWords(
  ctx: DomainContext,
  { id, hans, hant }: { id: number; hans: string; hant: string },
): Promise<CallOutput<'previewConversion'>> {
  staffMember(ctx.actor);
  const words: ConversionWords = { ...(await readWords(ctx.db, id)), [hans]: hant || hans };
  const replaced = id === 0 ? undefined : await findWord(ctx.db, id);
  const terms = [...new Set([hans, ...(replaced === undefined ? [] : [replaced])])];
  const ids = await listHolding(ctx.db, terms, { afterId: 0, limit: PREVIEW_MAX + 1 });
  const examples: CallOutput<'previewConversion'>['examples'] = [];
  let articles = 0;
  for (const articleId of ids.slice(0, PREVIEW_MAX)) {
    const derived = await previewDerived(ctx.db, articleId, words);
    if (!derived) continue;
    articles += 1;
    const { hans: title, before, after } = derived.title;
    if (examples.length < EXAMPLES) examples.push({ id: articleId, title, before, after });
  }
  return { articles, is_more: ids.length > PREVIEW_MAX, examples };
}
