import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { foreignLang } from '@/components/ui/foreign-lang';
import { clockTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import { SourceName } from '@/components/ui/source-name';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';
import { flashDays, lineCount } from './flash-days';

/** A text of more lines than these gets a toggle; a line holds so many CJK characters. */
const LINES_SHOWN = 3;
const CHARACTERS_PER_LINE = 32;

export interface FlashTimelineProps {
  items: readonly FlashItem[];
  locale: Locale;
}

/** Flash news day by day; the day's heading stays while its news is read. */
export function FlashTimeline({ items, locale }: FlashTimelineProps) {
  return (
    <div className="grid gap-8">
      {flashDays(items).map(({ day, items: ofDay }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <DayHeading day={day} />
          <ol className="timeline mt-4">
            {ofDay.map((item) => (
              <FlashEntry key={item.id} item={item} locale={locale} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function DayHeading({ day }: { day: string }) {
  const format = useFormatter();
  const date = new Date(`${day}T12:00:00+08:00`);
  return (
    <h2
      id={`day-${day}`}
      className="sticky top-0 z-(--z-sticky) border-b border-rule bg-paper py-2 font-display text-17 max-rail:top-11"
    >
      {format.dateTime(date, { month: 'long', day: 'numeric' })}
      <span className="ml-2">{format.dateTime(date, { weekday: 'long' })}</span>
      <span data-day={day} className="ml-3 font-sans text-13 font-normal text-tide" />
    </h2>
  );
}

function FlashEntry({ item, locale }: { item: FlashItem; locale: Locale }) {
  const t = useTranslations('flash');
  const lang = foreignLang(item.lang, locale);
  return (
    <li
      className={item.is_important ? 'is-important' : undefined}
      data-flash={item.id}
      data-said={item.updated_time ?? item.release_time}
    >
      <FlashFacts item={item} />
      <h3
        lang={lang}
        className={clsx(
          'mt-0.5 text-17 leading-[1.5] font-semibold',
          item.is_important && 'text-signal',
        )}
      >
        <a
          {...textLink('kuaixun_wz', item, locale)}
          className="hover:underline hover:decoration-1 hover:underline-offset-4"
        >
          <TitleText>{item.title}</TitleText>
        </a>
      </h3>
      <FlashText item={item} lang={lang} />
      {item.source && (
        <p className="mt-1 text-13 text-ink-2">
          {t('sourceLabel')}{' '}
          <SourceName source={item.source} className="hover:text-tide hover:underline" />
        </p>
      )}
    </li>
  );
}

/** The line over a flash: the hour, its category, and whether it matters to everyone. */
export function FlashFacts({ item }: { item: FlashItem }) {
  const t = useTranslations('flash');
  return (
    <p className="flex items-center gap-3 text-13 text-ink-2">
      <time dateTime={item.release_time}>{clockTime(item.release_time)}</time>
      <span>{t(`category.${item.category}`)}</span>
      {item.is_important && <span className="font-semibold text-signal">{t('important')}</span>}
    </p>
  );
}

function FlashText({ item, lang }: { item: FlashItem; lang: Locale | undefined }) {
  const t = useTranslations('flash');
  const isLong = lineCount(item.content, CHARACTERS_PER_LINE) > LINES_SHOWN;
  const look = 'mt-1 text-15 whitespace-pre-line text-ink-2';
  if (!item.content) return null;
  if (!isLong) {
    return (
      <p className={look} lang={lang}>
        {item.content}
      </p>
    );
  }
  const id = `flash-${item.id}`;
  return (
    <div className="relative">
      <input type="checkbox" id={id} className="flash-toggle sr-only" />
      <p className={`flash-text ${look}`} lang={lang}>
        {item.content}
      </p>
      <label
        htmlFor={id}
        className="inline-flex min-h-8 items-center text-13 text-tide max-rail:min-h-11"
      >
        <span className="when-closed">
          {t('expand')}
          <span className="sr-only"> {item.title}</span>
        </span>
        <span className="when-open">
          {t('collapse')}
          <span className="sr-only"> {item.title}</span>
        </span>
      </label>
    </div>
  );
}
