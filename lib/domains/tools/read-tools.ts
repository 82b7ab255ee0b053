import type { ToolCategory, ToolChain, ToolItem, ToolRisk } from '../../contract/tools';
import { pickText } from '../../i18n/pick-text';
import type { DomainContext } from '../domain-context';
import type { PageResult } from '../listings/public';
import { shownState } from './link-state';
import { listShownTools, type ToolRow } from './repository';

export interface ToolFilter {
  category?: ToolCategory | undefined;
  chain?: ToolChain | undefined;
  keyword?: string | undefined;
  page: number;
  limit: number;
}

/** Tools that meet all that is asked, in the desk's order. */
export async function listTools(
  ctx: DomainContext,
  { category, chain, keyword, page, limit }: ToolFilter,
): Promise<PageResult<ToolItem>> {
  const words = keyword?.toLowerCase().split(/\s+/).filter(Boolean) ?? [];
  const found = (await listShownTools(ctx.db, ctx.now)).filter(
    (row) =>
      (!category || row.category === category) &&
      (!chain || row.chains.includes(chain)) &&
      words.every((word) => textOf(row).includes(word)),
  );
  const list = found
    .slice((page - 1) * limit, page * limit)
    .map((row) => presentTool(row, ctx.locale));
  return { list, total: found.length, page, limit, next_cursor: null };
}

/** Everything that a reader may look for, in each spelling. */
function textOf({ name, url, description }: ToolRow): string {
  return [name, hostOf(url), ...Object.values(description)].join('\n').toLowerCase();
}

function presentTool(row: ToolRow, locale: DomainContext['locale']): ToolItem {
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    host: hostOf(row.url),
    category: row.category as ToolCategory,
    description: pickText(row.description, locale),
    search_text: textOf(row),
    chains: row.chains as ToolChain[],
    risk: row.risk as ToolRisk,
    link_state: shownState(row),
    checked_time: row.checkedAt?.toISOString() ?? null,
  };
}

function hostOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}
