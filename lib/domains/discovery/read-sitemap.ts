import {
  NEWS_SITEMAP_HOURS,
  NEWS_SITEMAP_MAX,
  SITEMAP_KINDS,
  type NewsEntry,
  type SitemapEntry,
  type SitemapKind,
  type SitemapPart,
} from '../../contract/discovery';
import { CodedError } from '../../contract/error-codes';
import type { DomainContext } from '../domain-context';
import { listNews } from './news-repository';
import { listEntries, listParts } from './sitemap-repository';

const HOUR_MS = 3_600_000;

/** The parts that the site's map has now, kind by kind. */
export async function listSitemapParts({ db }: DomainContext): Promise<SitemapPart[]> {
  const parts: SitemapPart[] = [];
  for (const kind of SITEMAP_KINDS) {
    const rows = await listParts(db, kind);
    parts.push(
      ...rows.map(({ part, changed }) => ({ kind, part, changed_time: changed.toISOString() })),
    );
  }
  return parts;
}

/** What one part names. @throws CodedError notFound for a part that holds nothing. */
export async function listSitemapEntries(
  { db }: DomainContext,
  { kind, part }: { kind: SitemapKind; part: number },
): Promise<SitemapEntry[]> {
  const rows = await listEntries(db, kind, part);
  const entries = rows
    .filter(({ editions }) => editions.length > 0)
    .map(({ param, changed, editions }) => ({
      param,
      changed_time: changed.toISOString(),
      editions,
    }));
  if (entries.length === 0) throw new CodedError('notFound');
  return entries;
}

/** What came out in the last two days, newest first. */
export async function listSitemapNews({ db, now }: DomainContext): Promise<NewsEntry[]> {
  const since = new Date(now.getTime() - NEWS_SITEMAP_HOURS * HOUR_MS);
  const rows = await listNews(db, since, NEWS_SITEMAP_MAX);
  return rows.map(({ publishedAt, ...row }) => ({
    ...row,
    release_time: publishedAt.toISOString(),
  }));
}
