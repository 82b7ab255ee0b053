import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { monthWeeks, noonOf, touchesMonth } from '@/components/calendar/calendar-weeks';
import { CalendarAgendaView } from '@/components/screens/calendar-agenda-view';
import { CalendarMonthView } from '@/components/screens/calendar-month-view';
import { calendarViewParam, readCalendarView, type CalendarKind } from '@/lib/contract/calendar';
import { calendarData } from '@/lib/api/calendar-data';
import { localeOf } from '@/lib/api/page-params';
import { pageMetadata } from '@/lib/api/page-metadata';
import { readAgenda, readMonth } from '@/lib/api/reads-calendar';
import type { Locale } from '@/lib/i18n/locales';
import { PageFrame } from '../../../page-frame';
import { calendarFeeds } from '../feeds';

export const ensureStatic = 'navigation';

interface Props {
  params: Promise<{ locale: string; view: string }>;
}

export function generateStaticParams() {
  return [{ view: '_' }];
}

/** The agenda of a kind, or a month with its name and its dates, of all kinds or of one. */
async function load({ params }: Props) {
  const { locale: tag, view } = await params;
  const locale = localeOf(tag);
  const asked = readCalendarView(view);
  if (asked?.month) return loadMonth(asked.month, asked.kind, locale);
  return asked?.kind ? loadKind(asked.kind, locale) : notFound();
}

async function loadKind(kind: CalendarKind, locale: Locale) {
  const span = await readAgenda(kind, locale);
  if (!span.found) notFound();
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const name = t(`kind.${kind}`);
  const words = {
    title: t('kindTitle', { kind: name }),
    description: t('kindDeck', { kind: name, count: span.data.list.length }),
  };
  return { form: 'kind' as const, locale, kind, span: span.data, words };
}

async function loadMonth(month: string, kind: CalendarKind | undefined, locale: Locale) {
  const days = monthWeeks(month).flat();
  const span = await readMonth({ from: days[0] ?? '', until: days.at(-1) ?? '', kind }, locale);
  if (!span.found) notFound();
  const format = await getFormatter({ locale });
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const name = format.dateTime(noonOf(`${month}-15`), { year: 'numeric', month: 'long' });
  const count = span.data.list.filter((entry) => touchesMonth(entry, month)).length;
  const words = kind
    ? {
        title: t('monthKindTitle', { month: name, kind: t(`kind.${kind}`) }),
        description: t('monthKindDeck', { month: name, kind: t(`kind.${kind}`), count }),
      }
    : {
        title: t('monthTitle', { month: name }),
        description: t('monthDeck', { month: name, count }),
      };
  return { form: 'month' as const, locale, month, kind, name, span: span.data, count, words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props);
  // A month without dates holds nothing to be found, and one kind of a month is a part of it.
  const isPart = found.form === 'month' && found.kind !== undefined;
  const count = found.form === 'month' ? found.count : found.span.list.length;
  const isIndexed = !isPart && count > 0;
  const param = calendarViewParam(viewOf(found));
  const { locale, words } = found;
  return pageMetadata({ routeId: 'gw_shijian', locale, param, isIndexed, ...words });
}

function viewOf(found: Awaited<ReturnType<typeof load>>) {
  return found.form === 'kind' ? { kind: found.kind } : { month: found.month, kind: found.kind };
}

export default async function Page(props: Props) {
  const found = await load(props);
  const feeds = calendarFeeds(found.locale);
  return (
    <PageFrame
      locale={found.locale}
      routeId="gw_shijian"
      param={calendarViewParam(viewOf(found))}
      name={found.words.title}
      data={await calendarData(found.span.list, found.locale)}
    >
      {found.form === 'kind' ? (
        <CalendarAgendaView {...found} feeds={feeds} />
      ) : (
        <CalendarMonthView {...found} feeds={feeds} />
      )}
    </PageFrame>
  );
}
