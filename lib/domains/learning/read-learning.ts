import type { CallOutput } from '../../contract/endpoints';
import type { CourseModule, Lesson, ScamWarning, Term } from '../../contract/learning';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listLessonRows, listModuleRows, listScamRows, listTermRows } from './repository';

/** The whole course in order; a module without lessons is left out. */
export async function getCourse(ctx: DomainContext): Promise<CallOutput<'getCourse'>> {
  const moduleRows = await listModuleRows(ctx.db);
  const lessonRows = await listLessonRows(ctx.db);
  const articles = await listArticlesById(
    ctx,
    lessonRows.flatMap((row) => row.articleId ?? []),
  );
  const articleOf = new Map(articles.map((item) => [item.id, item]));
  const present = (row: (typeof lessonRows)[number]): Lesson => {
    const article = row.articleId === null ? undefined : articleOf.get(row.articleId);
    return {
      key: row.key,
      title: pickText(row.title, ctx.locale),
      body_html: pickText(row.body, ctx.locale),
      takeaway: pickText(row.takeaway, ctx.locale),
      reading_minutes: row.readingMinutes,
      article: article ? { id: article.id, title: article.title, lang: article.lang } : null,
    };
  };
  const modules = moduleRows
    .map((row): CourseModule => ({
      key: row.key,
      title: pickText(row.title, ctx.locale),
      summary: pickText(row.summary, ctx.locale),
      lessons: lessonRows.filter((lesson) => lesson.moduleId === row.id).map(present),
    }))
    .filter((part) => part.lessons.length > 0);
  const lessonCount = modules.reduce((sum, part) => sum + part.lessons.length, 0);
  return { modules, lesson_count: lessonCount };
}

/** The glossary by English name, so that a term stands at one place in every language. */
export async function listTerms(ctx: DomainContext): Promise<Term[]> {
  const rows = await listTermRows(ctx.db);
  const byEnglish = new Intl.Collator('en', { sensitivity: 'base' });
  const englishOf = (row: (typeof rows)[number]) => row.name.en ?? row.name['zh-Hans'];
  return rows
    .sort((left, right) => byEnglish.compare(englishOf(left), englishOf(right)))
    .map((row) => {
      const name = pickText(row.name, ctx.locale);
      const other = ctx.locale === 'en' ? row.name['zh-Hans'] : englishOf(row);
      return {
        key: row.key,
        name,
        other_name: other === name ? '' : other,
        definition: pickText(row.definition, ctx.locale),
      };
    });
}

/** Warnings about scams, in the desk's order. */
export async function listScams(ctx: DomainContext): Promise<ScamWarning[]> {
  const rows = await listScamRows(ctx.db);
  return rows.map((row) => ({
    key: row.key,
    title: pickText(row.title, ctx.locale),
    summary: pickText(row.summary, ctx.locale),
    signs: row.signs.map((text) => pickText(text, ctx.locale)),
    actions: row.actions.map((text) => pickText(text, ctx.locale)),
  }));
}
