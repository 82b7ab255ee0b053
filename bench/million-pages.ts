import pg from 'pg';
import { NEWS_SITEMAP_PATH, SITEMAP_INDEX_PATH, sitemapPartPath } from '@/lib/routes/sitemap-path';
import { SITEMAP_PART_IDS } from '@/lib/contract/discovery';
import { PAGE_SIZE_DEFAULT } from '@/lib/contract/constants';
import { LOCALES } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { askOnceEach } from './cold-articles';
import { COUNT_LISTING_DAYS } from './listing-days';
import { withOwnDatabase } from './postgres';
import type { ChildServer } from './processes';
import { fillSite } from './site';

/** Pages of each list that are asked for, spread over its whole depth. */
const PAGES_OF_A_LIST = 60;
const WARM_UP = 10;

/** Whole answers of one kind, each address once and one at a time. */
export interface MillionResult {
  /** Live articles that the site has. */
  articles: number;
  kind: string;
  asked: number;
  p50Ms: number;
  p99Ms: number;
  slowestMs: number;
}

/** Who and what the lists are of, and how long they are. */
interface Lists {
  articles: number;
  inSection: number;
  author: { id: number; total: number };
  label: { id: number; total: number };
  parts: number;
}

/**
 * The built site on PostgreSQL with so many articles: every part of the map, and pages of the lists
 * that nobody has asked for yet, from the first to the last (SKELETON's cache is of no help there).
 */
export async function benchMillionPages(
  serverUrl: string,
  articles: number,
): Promise<MillionResult[]> {
  return withOwnDatabase(serverUrl, async (databaseUrl) => {
    const site = await fillSite(0, databaseUrl);
    const lists = await fillInBulk(databaseUrl, articles);
    const server = await site.start();
    try {
      return await measure(server, lists);
    } finally {
      await server.stop();
    }
  });
}

async function measure(server: ChildServer, lists: Lists): Promise<MillionResult[]> {
  const kinds = addressesOf(lists);
  const results: MillionResult[] = [];
  for (const [kind, paths] of kinds) {
    // The code is warm, the pages are not.
    await askOnceEach(server, paths.slice(0, WARM_UP), 1);
    const rest = paths.slice(WARM_UP);
    const { requests, p50Ms, p99Ms, slowestMs } = await askOnceEach(server, rest, 1);
    results.push({ articles: lists.articles, kind, asked: requests, p50Ms, p99Ms, slowestMs });
  }
  return results;
}

function addressesOf({ articles, inSection, author, label, parts }: Lists): [string, string[]][] {
  const maps = Array.from({ length: parts }, (_, at) => sitemapPartPath('article', at + 1));
  return [
    ['parts of the map', [...maps.toReversed(), SITEMAP_INDEX_PATH, NEWS_SITEMAP_PATH]],
    ['all articles', spread(articles, (at) => href('home_wz', at))],
    ['a section', spread(inSection, (at) => href('home_chanye', at))],
    ['an author', spread(author.total, (at) => href('author', { ...at, param: author.id }))],
    ['a label', spread(label.total, (at) => href('gw_dex', { ...at, param: label.id }))],
  ];
}

/** Addresses of pages from the first to the last of a list, in the languages by turns. */
function spread(
  total: number,
  address: (at: { locale: (typeof LOCALES)[number]; page: number }) => string,
): string[] {
  const last = Math.ceil(total / PAGE_SIZE_DEFAULT);
  const count = Math.min(PAGES_OF_A_LIST, last);
  return Array.from({ length: count }, (_, at) =>
    address({
      locale: LOCALES[at % LOCALES.length] ?? 'zh-Hans',
      page: 1 + Math.round((at * (last - 1)) / Math.max(1, count - 1)),
    }),
  );
}

/** Brings articles in under the sample newsroom's sections, authors and labels, by the database itself. */
export async function fillInBulk(databaseUrl: string, articles: number): Promise<Lists> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(articleRows(articles));
    await client.query(COUNT_LISTING_DAYS);
    // Searches are measured elsewhere; the server would spend its time on the index of words.
    await client.query('truncate search_pending');
    await client.query('analyze');
    const { rows } = await client.query<Record<string, number>>(FIGURES);
    const [row = {}] = rows;
    return {
      articles: Number(row.articles),
      inSection: Number(row.in_section),
      author: { id: Number(row.author_id), total: Number(row.by_author) },
      label: { id: Number(row.label_id), total: Number(row.with_label) },
      parts: Math.ceil(Number(row.last_id) / SITEMAP_PART_IDS),
    };
  } finally {
    await client.end();
  }
}

const articleRows = (articles: number) => `
  with placed as (
    select n, sections.ids[1 + n % cardinality(sections.ids)] as section_id,
      authors.ids[1 + n % cardinality(authors.ids)] as author_id
    from generate_series(1, ${articles}) as n,
      (select array_agg(id order by id) as ids from sections) as sections,
      (select array_agg(id order by id) as ids from authors) as authors)
  insert into articles (section_id, author_id, original_locale, state, published_at, source_key)
    select section_id, author_id, 'zh-Hans', 'approved', now() - n * interval '5 minutes',
      'bench:' || n
    from placed;
  insert into article_editions
    (article_id, locale, title, summary, body_html, is_derived, reading_minutes)
    select id, locale, '示例文章 ' || id, '一段摘要,写明文章讲什么。', '<p>正文</p>',
      locale <> 'zh-Hans', 1
    from articles, unnest(array['zh-Hans', 'zh-Hant']) as locale
    where source_key like 'bench:%';
  insert into article_labels (label_id, article_id, published_at)
    select labels.ids[1 + articles.id % cardinality(labels.ids)], articles.id, published_at
    from articles, (select array_agg(id order by id) as ids from labels) as labels
    where source_key like 'bench:%'`;

const FIGURES = `
  select (select count(*) from articles where state = 'approved') as articles,
    (select max(id) from articles) as last_id,
    (select count(*) from articles join sections on sections.id = section_id
      where key = 'industry' and state = 'approved') as in_section,
    (select min(id) from authors) as author_id,
    (select count(*) from articles
      where author_id = (select min(id) from authors) and state = 'approved') as by_author,
    (select min(id) from labels) as label_id,
    (select count(*) from article_labels
      where label_id = (select min(id) from labels) and published_at is not null) as with_label`;
