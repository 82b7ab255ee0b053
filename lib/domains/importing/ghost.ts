import { z } from 'zod';
import { lexicalToHtml, mobiledocToHtml } from './ghost-bodies';
import { pageOnly, type RawArticle } from './import-document';
import { parseDate } from './lenient-date';
import { markdownToHtml } from './markdown';
import { localeOfTag } from './source-language';
import type { ExportItem } from './wordpress';

const optionalText = z.string().nullish().catch(null);
const id = z.union([z.string(), z.number()]).transform(String);
const post = z.object({
  id: id.optional().catch(undefined),
  uuid: optionalText,
  title: optionalText,
  slug: optionalText,
  html: optionalText,
  lexical: optionalText,
  mobiledoc: optionalText,
  markdown: optionalText,
  feature_image: optionalText,
  image: optionalText,
  status: optionalText,
  type: optionalText,
  page: z.union([z.number(), z.boolean()]).nullish().catch(null),
  visibility: optionalText,
  locale: optionalText,
  language: optionalText,
  custom_excerpt: optionalText,
  canonical_url: optionalText,
  published_at: z.unknown().optional(),
  updated_at: z.unknown().optional(),
  author_id: id.nullish().catch(null),
  authors: z
    .array(z.object({ name: optionalText }))
    .optional()
    .catch(undefined),
  tags: z
    .array(z.object({ name: optionalText }))
    .optional()
    .catch(undefined),
});
type GhostPost = z.infer<typeof post>;

const rows = <T extends z.ZodType>(row: T) => z.array(row).optional().catch(undefined);
const data = z.object({
  posts: z.array(z.unknown()),
  tags: rows(z.object({ id, name: optionalText })),
  users: rows(z.object({ id, name: optionalText })),
  posts_tags: rows(z.object({ post_id: id, tag_id: id, sort_order: z.number().nullish() })),
  posts_authors: rows(z.object({ post_id: id, author_id: id })),
  posts_meta: rows(z.object({ post_id: id, meta_description: optionalText })),
  settings: rows(z.object({ key: z.string(), value: z.unknown().optional() })),
});
type GhostData = z.infer<typeof data>;

/**
 * The data of a Ghost export (0.x to 5), however it is wrapped: `db[0].data`,
 * `data`, `data.data`. Null when the JSON is none.
 */
export function ghostData(json: unknown): GhostData | null {
  const tries = [at(json, 'db', 0, 'data'), at(json, 'data', 'data'), at(json, 'data'), json];
  for (const one of tries) {
    const parsed = data.safeParse(one);
    if (parsed.success) return parsed.data;
  }
  return null;
}

/**
 * The posts of a Ghost export: published ones as articles, pages, drafts and what
 * only paying members may read skipped. The text is the export's HTML, else made
 * from lexical, mobiledoc or Markdown.
 */
export function* ghostItems(ghost: GhostData, sourceName: string | null): Generator<ExportItem> {
  const setting = (key: string) => {
    const found = ghost.settings?.find((one) => one.key === key)?.value;
    return typeof found === 'string' ? found : '';
  };
  const name = sourceName ?? (setting('title') || 'ghost');
  const site = setting('url');
  for (const [place, row] of ghost.posts.entries()) {
    const parsed = post.safeParse(row);
    if (!parsed.success) {
      yield { type: 'failure', source: `${name}: post ${place + 1}`, reason: 'not a post' };
      continue;
    }
    const source = `${name}: ${parsed.data.title ?? parsed.data.slug ?? `post ${place + 1}`}`;
    const reason = reasonToSkip(parsed.data);
    if (reason !== null) {
      yield { type: 'skipped', source, reason };
      continue;
    }
    try {
      yield { type: 'article', article: articleFrom(parsed.data, ghost, { name, site }) };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      yield { type: 'failure', source, reason: `its text can't be read: ${message.slice(0, 200)}` };
    }
  }
}

function reasonToSkip({ status, type, page, visibility }: GhostPost): string | null {
  if (type === 'page' || page === 1 || page === true) return 'a page, not an article';
  if ((status ?? 'published') !== 'published') return `not published (${status})`;
  if (visibility === 'paid' || visibility === 'tiers')
    return `only for paying members (${visibility})`;
  return null;
}

function articleFrom(
  one: GhostPost,
  ghost: GhostData,
  { name, site }: { name: string; site: string },
): RawArticle {
  const notes: string[] = [];
  const mine = <T extends { post_id: string }>(links: T[] | undefined) =>
    (links ?? []).filter(({ post_id }) => post_id === one.id);
  const tags = mine(ghost.posts_tags)
    .sort((left, right) => (left.sort_order ?? 0) - (right.sort_order ?? 0))
    .map(({ tag_id }) => ghost.tags?.find((tag) => tag.id === tag_id)?.name ?? '');
  const authorIds = mine(ghost.posts_authors).map(({ author_id }) => author_id);
  const authors = (authorIds.length > 0 ? authorIds : [one.author_id ?? '']).map(
    (author) => ghost.users?.find((user) => user.id === author)?.name ?? '',
  );
  const labels = [...(one.tags ?? []).map((tag) => tag.name ?? ''), ...tags].filter(
    (label) => label !== '' && !label.startsWith('#'),
  );
  const pageUrl =
    webUrl(one.canonical_url) ??
    webUrl(site && one.slug ? `${site.replace(/\/$/, '')}/${one.slug}/` : '');
  const language = one.locale ?? one.language;
  const fromSite = (html: string) => html.replaceAll('__GHOST_URL__', site.replace(/\/$/, ''));
  return {
    sourceKey: `ghost:${one.uuid ?? one.id ?? one.slug ?? one.title ?? ''}`,
    sourceName: name,
    sourceUrl: pageUrl,
    originalLocale: null,
    publishedAt: parseDate(one.published_at),
    updatedAt: parseDate(one.updated_at),
    section: labels[0] ?? null,
    labels,
    authors: [...(one.authors ?? []).map((author) => author.name ?? ''), ...authors].filter(
      Boolean,
    ),
    cover: fromSite(one.feature_image ?? one.image ?? '') || null,
    editions: [
      {
        // The language of a blog is often left at its default: only Chinese is believed.
        locale: language && localeOfTag(language)?.startsWith('zh') ? localeOfTag(language) : null,
        declaredLanguage: language ?? null,
        title: one.title ?? '',
        summary: one.custom_excerpt ?? mine(ghost.posts_meta)[0]?.meta_description ?? '',
        html: fromSite(bodyOf(one, notes)),
        place: pageOnly(pageUrl),
      },
    ],
    notes,
  };
}

function bodyOf(one: GhostPost, notes: string[]): string {
  const dropped: string[] = [];
  const html =
    one.html?.trim() ||
    (one.lexical && lexicalToHtml(one.lexical, dropped)) ||
    (one.mobiledoc && mobiledocToHtml(one.mobiledoc, dropped)) ||
    (one.markdown && markdownToHtml(one.markdown)) ||
    '';
  for (const card of dropped) notes.push(`card left out: ${card}`);
  return html;
}

function at(json: unknown, ...keys: (string | number)[]): unknown {
  return keys.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<string | number, unknown>)[key]
        : undefined,
    json,
  );
}

function webUrl(written: string | null | undefined): string | null {
  return written && /^https?:\/\//.test(written) && URL.canParse(written)
    ? new URL(written).href
    : null;
}
