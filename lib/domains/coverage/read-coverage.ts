import type { CoverageItem } from '../../contract/coverage';
import { foreignLangs, pickText } from '../../i18n/pick-text';
import { listArticles } from '../articles/public';
import { listSectionRows } from '../taxonomy/public';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import { listCoveredEventRows } from './repository';

/** Section of the articles that report from events. */
const SECTION = 'coverage';

/** Reports from events, newest first, each with its event; none where no such section is kept. */
export async function listCoverage(
  ctx: DomainContext,
  { page, limit }: { page: number; limit: number },
): Promise<PageResult<CoverageItem>> {
  const sections = await listSectionRows(ctx.db);
  if (!sections.some(({ key }) => key === SECTION)) {
    return { list: [], total: 0, page, limit, next_cursor: null };
  }
  const reports = await listArticles(ctx, { section: SECTION, page, limit });
  const rows = await listCoveredEventRows(
    ctx.db,
    reports.list.map((item) => item.id),
  );
  const eventOf = new Map(rows.map((row) => [row.articleId, row]));
  return {
    ...reports,
    list: reports.list.map((item) => {
      const row = eventOf.get(item.id);
      return {
        ...item,
        event: row
          ? {
              id: row.id,
              title: pickText(row.title, ctx.locale),
              start_time: row.startsAt.toISOString(),
              end_time: row.endsAt.toISOString(),
              time_zone: row.timeZone,
              city: pickText(row.city, ctx.locale),
              is_online: row.isOnline,
              langs: foreignLangs({ title: row.title, city: row.city }, ctx.locale),
            }
          : null,
      };
    }),
  };
}
