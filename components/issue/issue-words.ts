import { foreignLang } from '@/components/ui/foreign-lang';
import type { IssueItem, IssueKind } from '@/lib/contract/issues';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Address of the list of a periodical. */
export function issueListHref(kind: IssueKind, locale: Locale, page?: number): string {
  if (kind === 'daily') return href('home_eightclock', { locale, page });
  if (kind === 'weekly') return href('home_week', { locale, page });
  return href('home_jszk', { locale, page });
}

/**
 * Attributes of a link to an issue, as `textLink` gives those of an article: a brief is named by
 * its day, the others by their id.
 */
export function issueLink(
  kind: IssueKind,
  issue: Pick<IssueItem, 'id' | 'day' | 'lang'>,
  locale: Locale,
): { href: string; hrefLang: Locale | undefined } {
  return { href: pathOf(kind, issue), hrefLang: foreignLang(issue.lang, locale) };
}

function pathOf(kind: IssueKind, issue: Pick<IssueItem, 'id' | 'day' | 'lang'>): string {
  const { id, day, lang: locale } = issue;
  if (kind === 'daily') return href('home_eightclock', { locale, param: day });
  if (kind === 'weekly') return href('home_week', { locale, param: id });
  return href('home_jszk', { locale, param: id });
}

/** Noon of a day at UTC+8: the moment to format it by. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00+08:00`);
}

/** Issues by the month of their day, in the order given. */
export function byMonth(items: readonly IssueItem[]): { month: string; items: IssueItem[] }[] {
  const months: { month: string; items: IssueItem[] }[] = [];
  for (const item of items) {
    const month = item.day.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.items.push(item);
    else months.push({ month, items: [item] });
  }
  return months;
}
