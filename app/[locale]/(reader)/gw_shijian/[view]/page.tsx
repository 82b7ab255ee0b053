import { notFound } from 'next/navigation';
import type { Metadata } from 'next';
import { getFormatter, getTranslations } from 'next-intl/server';
import { monthWeeks, noonOf } from '@/components/calendar/calendar-weeks';
import { CalendarAgendaView } from '@/components/screens/calendar-agenda-view';
import { CalendarMonthView } from '@/components/screens/calendar-month-view';
import { CALENDAR_KINDS, type CalendarKind } from '@/lib/contract/calendar';
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

/** The agenda of a kind, or a month with its name and its dates. */
async function load({ params }: Props) {
  const { locale: tag, view } = await params;
  const locale = localeOf(tag);
  const kind = CALENDAR_KINDS.find((known) => known === view);
  return kind ? loadKind(kind, locale) : loadMonth(view, locale);
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

async function loadMonth(month: string, locale: Locale) {
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) notFound();
  const days = monthWeeks(month).flat();
  const span = await readMonth(days[0] ?? '', days.at(-1) ?? '', locale);
  if (!span.found) notFound();
  const format = await getFormatter({ locale });
  const t = await getTranslations({ locale, namespace: 'calendar' });
  const name = format.dateTime(noonOf(`${month}-15`), { year: 'numeric', month: 'long' });
  const words = { title: t('monthTitle', { month: name }), description: t('deck') };
  return { form: 'month' as const, locale, month, name, span: span.data, words };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await load(props);
  const param = found.form === 'kind' ? found.kind : found.month;
  // A month without dates holds nothing to be found.
  const isIndexed = found.span.list.length > 0;
  const { locale, words } = found;
  return pageMetadata({ routeId: 'gw_shijian', locale, param, isIndexed, ...words });
}

export default async function Page(props: Props) {
  const found = await load(props);
  const feeds = calendarFeeds(found.locale);
  return (
    <PageFrame
      locale={found.locale}
      routeId="gw_shijian"
      param={found.form === 'kind' ? found.kind : found.month}
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
