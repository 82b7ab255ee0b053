import type { SearchHit, SearchKind } from '../../contract/search';
import type { Locale, LocalizedText } from '../../i18n/locales';
import { pickText } from '../../i18n/pick-text';
import { listArticlesById, listAuthorDigests, plainText } from '../articles/public';
import type { DomainContext } from '../domain-context';
import { listFlashesById } from '../flash/public';
import { pictureAddress } from '../media/public';
import type { Found } from './find';
import {
  listBodies,
  listEventRowsById,
  listLabelRowsById,
  listToolRowsById,
} from './hit-repository';
import { excerptAround, hasMark, markText } from './mark-text';
import type { WordGroup } from './read-query';

/** A thing as results show it, its texts not yet marked. */
export interface Shown {
  kind: SearchKind;
  id: number;
  title: string;
  /** Texts to take the excerpt from, the one to show where none of them says it first. */
  texts: readonly string[];
  lang: Locale;
  time: string | null;
  pic: string;
  note: string;
  section_key: string;
}

/** Things in the order found, in the reader's language or the one that they have. */
export async function listShown(ctx: DomainContext, found: readonly Found[]): Promise<Shown[]> {
  const idsOf = (kind: SearchKind) =>
    found.filter((one) => one.kind === kind).map(({ ref }) => ref);
  const shown = [
    ...(await showArticles(ctx, idsOf('article'))),
    ...(await showFlashes(ctx, idsOf('flash'))),
    ...(await showEvents(ctx, idsOf('event'))),
    ...(await showAuthors(ctx, idsOf('author'))),
    ...(await showLabels(ctx, idsOf('label'))),
    ...(await showTools(ctx, idsOf('tool'))),
  ];
  const byKey = new Map(shown.map((one) => [`${one.kind}:${one.id}`, one]));
  return found.flatMap(({ kind, ref }) => byKey.get(`${kind}:${ref}`) ?? []);
}

/** Things with what was looked for marked, and the place of the text that says it. */
export async function presentHits(
  ctx: DomainContext,
  found: readonly Found[],
  groups: readonly WordGroup[],
): Promise<SearchHit[]> {
  const shown = await listShown(ctx, found);
  const silent = shown.filter(
    ({ kind, texts }) => kind === 'article' && !texts.some((text) => excerptAround(text, groups)),
  );
  const bodies = await listBodies(
    ctx.db,
    silent.map(({ id, lang }) => ({ id, locale: lang })),
  );
  return shown.map(({ texts, ...hit }) => {
    const body = hit.kind === 'article' ? bodies.get(hit.id) : undefined;
    const all = body === undefined ? texts : [...texts, plainText(body)];
    return {
      ...hit,
      title_parts: markText(hit.title, groups),
      excerpt_parts: excerptOf(all, groups),
    };
  });
}

/** The first text that holds it, whole where it is short; else the beginning of the first one. */
function excerptOf(
  texts: readonly string[],
  groups: readonly WordGroup[],
): SearchHit['excerpt_parts'] {
  for (const text of texts) {
    const piece = text.length <= SUMMARY_CHARS ? text : excerptAround(text, groups);
    const parts = markText(piece, groups);
    if (hasMark(parts)) return parts;
  }
  const first = texts.find((text) => text !== '') ?? '';
  const cut = first.length > SUMMARY_CHARS ? `${first.slice(0, SUMMARY_CHARS)}…` : first;
  return markText(cut, groups);
}

const SUMMARY_CHARS = 160;
const NO_PLACE = { pic: '', note: '', section_key: '' };

async function showArticles(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const items = ids.length > 0 ? await listArticlesById(ctx, ids) : [];
  return items.map((item) => ({
    kind: 'article',
    id: item.id,
    title: item.title,
    texts: [item.summary],
    lang: item.lang,
    time: item.release_time,
    pic: item.pic,
    note: item.author.nickname,
    section_key: item.section.key,
  }));
}

async function showFlashes(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const items = ids.length > 0 ? await listFlashesById(ctx, ids) : [];
  return items.map((item) => ({
    ...NO_PLACE,
    kind: 'flash',
    id: item.id,
    title: item.title,
    texts: [item.content],
    lang: item.lang,
    time: item.release_time,
  }));
}

async function showEvents(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const rows = await listEventRowsById(ctx.db, ids);
  return rows.map((row) => ({
    kind: 'event',
    id: row.id,
    title: pickText(row.title, ctx.locale),
    texts: [pickText(row.summary, ctx.locale), pickText(row.details, ctx.locale)],
    lang: langOf(row.title, ctx.locale),
    time: row.startsAt.toISOString(),
    pic: pictureAddress(row.poster),
    note: row.isOnline ? '' : pickText(row.city, ctx.locale),
    section_key: '',
  }));
}

async function showAuthors(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const digests = ids.length > 0 ? await listAuthorDigests(ctx, ids) : new Map<never, never>();
  return [...digests.values()].map((author) => ({
    ...NO_PLACE,
    kind: 'author',
    id: author.id,
    title: author.nickname,
    texts: [author.bio],
    lang: ctx.locale,
    time: null,
    pic: author.avatar_img,
  }));
}

async function showLabels(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const rows = await listLabelRowsById(ctx.db, ids);
  return rows.map((row) => ({
    ...NO_PLACE,
    kind: 'label',
    id: row.id,
    title: pickText(row.name, ctx.locale),
    texts: [pickText(row.description, ctx.locale)],
    lang: langOf(row.name, ctx.locale),
    time: null,
  }));
}

async function showTools(ctx: DomainContext, ids: readonly number[]): Promise<Shown[]> {
  const rows = await listToolRowsById(ctx.db, ids);
  return rows.map((row) => ({
    ...NO_PLACE,
    kind: 'tool',
    id: row.id,
    title: row.name,
    texts: [pickText(row.description, ctx.locale)],
    lang: ctx.locale,
    time: null,
    note: new URL(row.url).hostname.replace(/^www\./, ''),
  }));
}

/** The language of the text that `pickText` gives. */
function langOf(text: LocalizedText, locale: Locale): Locale {
  return text[locale] ? locale : 'zh-Hans';
}
