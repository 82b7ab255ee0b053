import path from 'node:path';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { composeDocument, reasonOf } from './compose-document';
import { textField } from './front-matter';
import type { RawArticle, SourceEvent, SourceOptions } from './import-document';
import { type MarkdownFile, readMarkdownFile } from './markdown-edition';
import { detectLocale, isLanguageTag, localeOfTag } from './source-language';
import { isOptechSite, placeOf, siteOf } from './source-site';

/** The files of one article, one a language. */
export interface MarkdownGroup {
  /** Path without language and ending: the article's name within the source. */
  key: string;
  files: { file: string; language: string; locale: Locale | null }[];
}

const MARKDOWN = /\.(md|mdx|markdown|mkd)$/i;
/** Files about a repository, which lie beside its articles. */
const ABOUT_FILES =
  /^(readme|license|licence|contributing|changelog|code_of_conduct|security|summary|authors|notice|_index)\b/i;

export function isMarkdownFile(file: string): boolean {
  return MARKDOWN.test(file);
}

/**
 * Sorts Markdown files into articles: the same path under language folders
 * (`en/a.md`, `zh/a.md`) or with language endings (`a.zh.md`) is one article.
 * Also answers what was left aside: files about the repository, other languages.
 */
export function groupMarkdown(files: readonly string[]): {
  groups: MarkdownGroup[];
  notes: string[];
} {
  const articles = files.filter((file) => !ABOUT_FILES.test(path.posix.basename(file)));
  const places = languagePlaces(articles);
  const groups = new Map<string, MarkdownGroup>();
  const foreign = new Map<string, number>();
  for (const file of articles) {
    const { key, language } = nameOf(file, places);
    const locale = language === '' ? null : localeOfTag(language);
    if (language !== '' && locale === null) {
      foreign.set(language, (foreign.get(language) ?? 0) + 1);
      continue;
    }
    const group = groups.get(key) ?? { key, files: [] };
    group.files.push({ file, language, locale });
    groups.set(key, group);
  }
  const about = files.length - articles.length;
  return {
    groups: [...groups.values()],
    notes: [
      ...(about > 0 ? [`${about} × README and the like: not an article`] : []),
      ...[...foreign].map(
        ([tag, count]) => `${count} × ${tag}: a language that the site does not have`,
      ),
    ],
  };
}

/** Reads one group into a document, or says why it is none. */
export async function readMarkdownGroup(
  group: MarkdownGroup,
  root: string,
  options: SourceOptions & { mostComplete: Locale | null },
): Promise<SourceEvent> {
  const sourceKey = `${options.sourceName ?? path.basename(root)}:${group.key}`;
  const isOptech = isOptechSite(siteOf(root, options));
  try {
    const read = await Promise.all(
      group.files.map(async (one) => ({
        ...one,
        page: await readMarkdownFile(path.join(root, one.file), root, isOptech),
      })),
    );
    const hidden = read.find(({ page }) => page.hidden !== null)?.page.hidden;
    if (hidden) return { type: 'skipped', source: sourceKey, reason: hidden };
    const whole = read.filter(({ page }) => page.missing.length === 0);
    if (whole.length === 0) {
      const missing = [...new Set(read.flatMap(({ page }) => page.missing))];
      return { type: 'skipped', source: sourceKey, reason: missingReason(missing) };
    }
    const left = read.filter(({ page }) => page.missing.length > 0);
    const article = articleFrom(group.key, whole, root, options);
    article.notes.push(...left.map(({ file, page }) => `${file}: ${missingReason(page.missing)}`));
    return composeDocument({ ...article, sourceKey });
  } catch (error) {
    return { type: 'failure', source: sourceKey, reason: reasonOf(error) };
  }
}

/** The language with the most files when one has more than all others: that of the original. */
export function mostCompleteLocale(groups: readonly MarkdownGroup[]): Locale | null {
  const counts = LOCALES.map((locale) => ({
    locale,
    count: groups.filter(({ files }) => files.some((one) => one.locale === locale)).length,
  })).sort((left, right) => right.count - left.count);
  const [first, second] = counts;
  return first && second && first.count > second.count ? first.locale : null;
}

type ReadFile = MarkdownGroup['files'][number] & { page: MarkdownFile };

function articleFrom(
  key: string,
  files: ReadFile[],
  root: string,
  options: SourceOptions & { mostComplete: Locale | null },
): RawArticle {
  const site = siteOf(root, options);
  const folders = files.map(({ file }) => path.dirname(path.join(root, file)));
  const editions = files.map(({ file, language, page, locale }) => {
    const tag = language || textField(page.data, 'lang', 'language', 'locale');
    return {
      locale: localeFor(tag, locale, page, files),
      declaredLanguage: tag,
      title: page.title,
      summary: page.summary,
      html: page.html,
      place: placeOf(
        site,
        { key, language, permalink: textField(page.data, 'permalink', 'url') },
        { folders: [path.dirname(path.join(root, file)), ...folders], root },
      ),
      page,
    };
  });
  const originalLocale =
    options.originalLocale ??
    localeOfTag(textField(files[0]?.page.data ?? {}, 'original_lang', 'original_language')) ??
    options.mostComplete;
  const main = editions.find(({ locale }) => locale === (originalLocale ?? 'en')) ?? editions[0];
  const pages = [...(main ? [main.page] : []), ...editions.map(({ page }) => page)];
  const first = <T>(pick: (page: MarkdownFile) => T | null) =>
    pages.map(pick).find((value) => value !== null) ?? null;
  const categories = pages.flatMap(({ section }) => (section === '' ? [] : [section]));
  return {
    sourceKey: key,
    sourceName: options.sourceName ?? site.name,
    sourceUrl: main?.place.pageUrl ?? null,
    originalLocale,
    publishedAt: first(({ publishedAt }) => publishedAt) ?? dateOfPermalink(main?.page),
    updatedAt: first(({ updatedAt }) => updatedAt),
    section: categories[0] ?? folderOf(key) ?? (textField(main?.page.data ?? {}, 'type') || null),
    labels: main?.page.labels ?? [],
    authors: main?.page.authors ?? [],
    cover: first(({ cover }) => cover || null),
    editions,
    notes: pages.slice(1).flatMap(({ notes }) => notes),
  };
}

/** A tag that names the script is believed; bare `zh` may be either, so the text decides. */
function localeFor(
  tag: string,
  locale: Locale | null,
  page: MarkdownFile,
  siblings: ReadFile[],
): Locale | null {
  const named = locale ?? (tag === '' ? null : localeOfTag(tag));
  const isBare = /^(zh|cn|chinese)$/i.test(tag);
  const isOnlyChinese = siblings.filter((one) => one.locale?.startsWith('zh')).length <= 1;
  if (named === null || !isBare || !isOnlyChinese) return named;
  return detectLocale(page.title, page.html.replace(/<[^<>]{0,2000}>/g, ' '), named) ?? named;
}

function missingReason(missing: readonly string[]): string {
  const named = missing.slice(0, 3).join(', ');
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  return `its text is in includes that are not at hand: ${named}${more}`;
}

/** Names of folders that hold languages, by the path of the folder they lie in. */
function languagePlaces(files: readonly string[]): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const file of files) {
    const parts = file.split('/').slice(0, -1);
    for (const [at, part] of parts.entries()) {
      if (!isLanguageTag(part)) continue;
      const parent = parts.slice(0, at).join('/');
      places.set(parent, (places.get(parent) ?? new Set()).add(part));
    }
  }
  for (const [parent, tags] of places) {
    if (![...tags].some((tag) => localeOfTag(tag) !== null)) places.delete(parent);
  }
  return places;
}

function nameOf(
  file: string,
  places: ReadonlyMap<string, ReadonlySet<string>>,
): { key: string; language: string } {
  const parts = file.replace(MARKDOWN, '').split('/');
  for (const [at, part] of parts.slice(0, -1).entries()) {
    if (places.get(parts.slice(0, at).join('/'))?.has(part)) {
      return { key: parts.filter((_, other) => other !== at).join('/'), language: part };
    }
  }
  const name = parts.at(-1) ?? '';
  const ending = /^(.+)[._]([a-z]{2}(?:[-_][a-z]{2,4})?)$/i.exec(name);
  if (ending?.[1] && ending[2] && isLanguageTag(ending[2]) && localeOfTag(ending[2]) !== null) {
    return { key: [...parts.slice(0, -1), ending[1]].join('/'), language: ending[2] };
  }
  return { key: parts.join('/'), language: '' };
}

const PLAIN_FOLDERS = /^(_.*|content|posts?|blog|docs?|src|pages|articles?|\d{4})$/i;

function folderOf(key: string): string | null {
  const parts = key.split('/').slice(0, -1);
  return parts.find((part) => !PLAIN_FOLDERS.test(part)) ?? null;
}

function dateOfPermalink(page: MarkdownFile | undefined): string | null {
  const match = /\/(\d{4})\/(\d{2})\/(\d{2})\//.exec(textField(page?.data ?? {}, 'permalink'));
  return match ? `${match[1]}-${match[2]}-${match[3]}T00:00:00.000Z` : null;
}
