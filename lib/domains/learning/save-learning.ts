import { TAGS } from '../../contract/cache-tags';
import { CodedError } from '../../contract/error-codes';
import type { LearningSet } from '../../contract/importing-learning';
import type { Database } from '../../db/client';
import type { LocalizedText } from '../../i18n/locales';
import { sanitizeBody } from '../articles/public';
import type { DomainContext } from '../domain-context';
import {
  articleIdsBySource,
  lockLearning,
  saveMissingLessons,
  saveMissingModules,
  saveMissingScams,
  saveMissingTerms,
} from './repository';

/**
 * Adds what of the course, the glossary and the warnings is not there by its key, all or nothing;
 * what stands there stays as it is, for the desk may have written it anew. An article that is not
 * there is left out.
 * @throws CodedError notPermitted for anyone but the newsroom's own commands.
 */
export async function saveLearning({
  ctx,
  input,
}: {
  ctx: DomainContext;
  input: LearningSet;
}): Promise<{ lessons: number; terms: number; scams: number }> {
  if (ctx.actor.kind !== 'system') throw new CodedError('notPermitted');
  const lessonCount = await ctx.db.transaction(async (tx) => {
    const db = tx as Database;
    await lockLearning(db);
    const written = await saveCourse(db, input.modules);
    await saveMissingTerms(db, input.terms);
    await saveMissingScams(
      db,
      input.scams.map((scam, position) => ({ ...scam, position })),
    );
    return written;
  });
  ctx.changed(TAGS.learning);
  return { lessons: lessonCount, terms: input.terms.length, scams: input.scams.length };
}

async function saveCourse(db: Database, modules: LearningSet['modules']): Promise<number> {
  const moduleIds = await saveMissingModules(
    db,
    modules.map(({ key, title, summary }, position) => ({ key, title, summary, position })),
  );
  const placed = modules.flatMap((part) =>
    part.lessons.map((lesson) => ({ ...lesson, moduleId: moduleIds.get(part.key) ?? 0 })),
  );
  const articleIds = await articleIdsBySource(
    db,
    placed.flatMap((lesson) => lesson.articleSourceKey ?? []),
  );
  const rows = placed.map(({ articleSourceKey, body, ...lesson }, position) => ({
    ...lesson,
    body: sanitized(body),
    articleId: articleIds.get(articleSourceKey ?? '') ?? null,
    position,
  }));
  await saveMissingLessons(db, rows);
  return rows.length;
}

function sanitized(body: LocalizedText): LocalizedText {
  return {
    'zh-Hans': sanitizeBody(body['zh-Hans']),
    'zh-Hant': sanitizeBody(body['zh-Hant']),
    ...(body.en === undefined ? {} : { en: sanitizeBody(body.en) }),
  };
}
