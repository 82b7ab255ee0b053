import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { decodeText } from './charset';
import { type FrontMatter, listField, splitFrontMatter, textField } from './front-matter';
import { dateOfFileName, parseDate } from './lenient-date';
import { resolveLiquid } from './liquid';
import { markdownToHtml } from './markdown';
import { resolveMdx } from './mdx';
import { callsOptechIncludes, OPTECH_INCLUDES, optechReference } from './optech-references';
import { resolveShortcodes } from './shortcodes';
import { readBounded } from './source-files';
import { plainTitle } from './text-html';

/** A Markdown file read: what it says of itself, and its text as raw HTML. */
export interface MarkdownFile {
  data: FrontMatter;
  title: string;
  summary: string;
  html: string;
  publishedAt: string | null;
  updatedAt: string | null;
  authors: string[];
  labels: string[];
  section: string;
  cover: string;
  /** Why it is not to be published, or null. */
  hidden: string | null;
  /** Parts of its text that lie in files which are not at hand. */
  missing: string[];
  notes: string[];
}

const MAX_BYTES = 4 * 1024 * 1024;
const OPTECH_INCLUDE_NOTES = new Set(
  [...OPTECH_INCLUDES].map((file) => `include left out: ${file}`),
);
const MAX_INCLUDE_BYTES = 512 * 1024;

/**
 * Reads one Markdown or MDX file with its front matter; `root` is the folder of
 * the site, where a Jekyll page's includes are looked for, `isOptech` tells that its
 * site is Bitcoin Optech's, whose reference links are known.
 *
 * Throws an Error with a plain sentence when it can't be read.
 */
export async function readMarkdownFile(
  file: string,
  root: string,
  isOptech = false,
): Promise<MarkdownFile> {
  const { text } = decodeText(await readBounded(file, MAX_BYTES));
  const { data, body } = splitFrontMatter(text);
  const isJekyll =
    data.layout !== undefined ||
    /(^|\/)_(posts|drafts)\//.test(file) ||
    existsSync(path.join(root, '_config.yml'));
  const liquid = isJekyll
    ? resolveLiquid(withOpenBlocks(body), data, (name) => readInclude(root, name))
    : { markdown: body, notes: [], missing: [] };
  const short = isJekyll
    ? { markdown: liquid.markdown, dropped: [] }
    : resolveShortcodes(liquid.markdown);
  const mdx = resolveMdx(short.markdown, /\.mdx$/i.test(file));
  const undefinedReferences = new Set<string>();
  const areReferencesKnown = isOptech || callsOptechIncludes(body);
  const html = markdownToHtml(mdx.markdown, {
    isMdx: mdx.isMdx,
    isKramdown: isJekyll,
    ...(isJekyll ? { undefinedReferences } : {}),
    ...(areReferencesKnown ? { referenceAddress: optechReference } : {}),
  });

  const notes = [
    ...liquid.notes.filter((note) => !(areReferencesKnown && OPTECH_INCLUDE_NOTES.has(note))),
    ...short.dropped.map((name) => `shortcode left out: ${name}`),
    ...mdx.dropped.map((name) => `component left out: ${name}`),
  ];
  if (undefinedReferences.size > 0) notes.push(lostReferences([...undefinedReferences]));
  const name = path.basename(file);
  const heading = /<h1\b[^>]*>([^]{0,2000}?)<\/h1>/i.exec(html.slice(0, 20_000))?.[1] ?? '';
  return {
    data,
    html,
    notes,
    missing: liquid.missing,
    title: textField(data, 'title', 'linktitle') || plainTitle(heading),
    summary: textField(data, 'description', 'summary', 'excerpt', 'subtitle', 'abstract', 'lead'),
    publishedAt:
      dateIn(data, 'date', 'published', 'publishdate', 'published_at', 'pubdate', 'created') ??
      dateOfFileName(name.replace(/^published-/, '')),
    updatedAt: dateIn(data, 'updated', 'lastmod', 'last_modified_at', 'modified', 'updated_at'),
    authors: listField(data, 'author', 'authors', 'by'),
    labels: listField(data, 'tags', 'labels', 'keywords', 'topics'),
    section: textField(data, 'section') || (listField(data, 'category', 'categories')[0] ?? ''),
    cover: coverOf(data),
    hidden: reasonToHide(data, file),
  };
}

/** Names a few of the references that lead nowhere, so that somebody can look for them. */
function lostReferences(labels: readonly string[]): string {
  const named = labels.slice(0, 5).map((label) => label.replace(/\s+/g, ' '));
  const more = labels.length > 5 ? ` and ${labels.length - 5} more` : '';
  return `no target for ${labels.length} of its references, now plain text: ${named.join(', ')}${more}`;
}

function reasonToHide(data: FrontMatter, file: string): string | null {
  if (data.published === false || data.hidden === true || data.draft === true)
    return 'marked as not published';
  if (/(^|\/)_drafts\//.test(file) || /^(draft|deleted)-\d{4}-/.test(path.basename(file)))
    return 'a draft';
  if (typeof data.redirect_to === 'string') return 'only a redirect';
  return null;
}

function dateIn(data: FrontMatter, ...keys: string[]): string | null {
  for (const key of keys) {
    const found = parseDate(data[key]);
    if (found !== null) return found;
  }
  return null;
}

function coverOf(data: FrontMatter): string {
  const keys = ['image', 'cover', 'featured_image', 'feature_image', 'thumbnail', 'banner', 'hero'];
  const plain = textField(data, ...keys);
  if (plain !== '') return plain;
  for (const key of keys) {
    const nested = data[key];
    if (typeof nested !== 'object' || nested === null) continue;
    const found = textField(nested as FrontMatter, 'src', 'url', 'path', 'image', 'feature');
    if (found !== '') return found;
  }
  return '';
}

/** kramdown reads Markdown inside `<div markdown="1">`; CommonMark wants an empty line there. */
function withOpenBlocks(body: string): string {
  return body
    .replace(
      /^(<(?:div|section|aside|details|figure)\b[^>\n]{0,500}\bmarkdown=["']?(?:1|block|span)["']?[^>\n]{0,500}>)[ \t]*$/gm,
      '$1\n',
    )
    .replace(/^(<\/(?:div|section|aside|details|figure)>)[ \t]*$/gm, '\n$1\n');
}

function readInclude(root: string, name: string): string | null {
  const site = existsSync(path.join(root, '_includes')) ? root : path.dirname(root);
  const folder = path.join(site, '_includes');
  const file = path.resolve(folder, name);
  if (!file.startsWith(folder + path.sep) || !existsSync(file)) return null;
  // A link of the file system must not bring in what lies elsewhere.
  if (!realpathSync(file).startsWith(realpathSync(folder) + path.sep)) return null;
  const found = statSync(file);
  return found.isFile() && found.size <= MAX_INCLUDE_BYTES ? readFileSync(file, 'utf8') : null;
}
