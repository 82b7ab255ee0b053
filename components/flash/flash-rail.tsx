import clsx from 'clsx';
import { useTranslations } from '@/components/ui/words';
import { EditionMark } from '@/components/ui/edition-mark';
import { foreignLang } from '@/components/ui/foreign-lang';
import { Icon } from '@/components/ui/icon';
import { clockTime } from '@/components/ui/relative-time';
import { TitleText } from '@/components/ui/title-text';
import type { FlashItem } from '@/lib/contract/flash';
import type { Locale } from '@/lib/i18n/locales';
import { textLink } from '@/lib/routes/text-link';

export interface FlashRailProps {
  items: readonly FlashItem[];
  locale: Locale;
  /** The item whose page this is: marked, and no link. */
  currentId?: number | undefined;
}

/** The newest flashes in a narrow column; each opens in place to its text. */
export function FlashRail({ items, locale, currentId }: FlashRailProps) {
  return (
    <ol className="timeline">
      {items.map((item) => (
        <li
          key={item.id}
          className={item.is_important ? 'is-important' : undefined}
          data-flash={item.id}
          data-said={item.updated_time ?? item.release_time}
        >
          {item.id === currentId ? (
            <RailTitle item={item} locale={locale} isCurrent />
          ) : (
            <RailEntry item={item} locale={locale} />
          )}
        </li>
      ))}
    </ol>
  );
}

function RailEntry({ item, locale }: { item: FlashItem; locale: Locale }) {
  const t = useTranslations('flash');
  return (
    <details className="rail-entry">
      <summary className="focus-inset">
        <RailTitle item={item} locale={locale} />
      </summary>
      <p
        className="mt-1 text-13 leading-[1.7] whitespace-pre-line text-ink-2"
        lang={foreignLang(item.lang, locale)}
      >
        {item.content}
      </p>
      <a
        {...textLink('kuaixun_wz', item, locale)}
        className="inline-flex min-h-8 items-center gap-1 text-13 text-tide hover:underline max-rail:min-h-11"
      >
        {t('permalink')}
        <span className="sr-only">{item.title}</span>
        <Icon name="arrow-right" size={14} />
      </a>
    </details>
  );
}

interface RailTitleProps {
  item: FlashItem;
  locale: Locale;
  isCurrent?: boolean;
}

function RailTitle({ item, locale, isCurrent }: RailTitleProps) {
  const t = useTranslations('flash');
  return (
    <span className="block" aria-current={isCurrent ? 'true' : undefined}>
      <span className="flex items-center gap-2 text-12 leading-6 text-ink-2">
        <time dateTime={item.release_time}>{clockTime(item.release_time)}</time>
        <EditionMark lang={item.lang} locale={locale} />
        {item.is_important && <span className="font-semibold text-signal">{t('important')}</span>}
      </span>
      <span
        lang={foreignLang(item.lang, locale)}
        className={clsx(
          'block text-15 leading-[1.55] text-balance',
          item.is_important ? 'font-semibold text-signal' : 'font-medium',
          isCurrent && 'underline decoration-tide underline-offset-4',
        )}
      >
        <TitleText>{item.title}</TitleText>
      </span>
    </span>
  );
}
