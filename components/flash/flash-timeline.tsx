import clsx from 'clsx';
import { useFormatter, useTranslations } from 'next-intl';
import { EditionMark } from '@/components/ui/edition-mark';
import { foreignLang } from '@/components/ui/foreign-lang';
import { clockTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import { SourceName } from '@/components/ui/source-name';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';
import { flashDays, lineCount } from './flash-days';

/** Lines of a text that are shown before it is opened. */
const LINES_SHOWN = 3;
/** CJK characters that a line holds at the least, on the narrowest telephone with letters set wide. */
const NARROW_LINE = 16;
/** And in a wide column, for browsers that cannot tell what is cut. */
const WIDE_LINE = 46;

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
      <FlashFacts item={item} locale={locale} />
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

/** The line over a flash: the hour, its category, its language, whether it matters to everyone. */
function FlashFacts({ item, locale }: { item: FlashItem; locale: Locale }) {
  const t = useTranslations('flash');
  return (
    <p className="flex items-center gap-3 text-13 text-ink-2">
      <time dateTime={item.release_time}>{clockTime(item.release_time)}</time>
      <span>{t(`category.${item.category}`)}</span>
      <EditionMark lang={item.lang} locale={locale} />
      {item.is_important && <span className="font-semibold text-signal">{t('important')}</span>}
    </p>
  );
}

/**
 * The text, cut after three lines with a toggle for the rest. The server knows no widths: what
 * may be cut at some width gets the toggle, and the style sheet shows it where text is cut.
 */
function FlashText({ item, lang }: { item: FlashItem; lang: Locale | undefined }) {
  const t = useTranslations('flash');
  const isLongIn = (line: number) => lineCount(item.content, line) > LINES_SHOWN;
  const look = 'mt-1 text-15 whitespace-pre-line text-ink-2';
  if (!item.content) return null;
  if (!isLongIn(NARROW_LINE)) {
    return (
      <p className={look} lang={lang}>
        {item.content}
      </p>
    );
  }
  const id = `flash-${item.id}`;
  return (
    <div className={clsx('flash-cut relative', isLongIn(WIDE_LINE) && 'is-long')}>
      <input type="checkbox" id={id} className="flash-toggle sr-only" />
      <p className={`flash-text ${look}`} lang={lang}>
        {item.content}
      </p>
      <label htmlFor={id} className="flash-more text-13 text-tide">
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
