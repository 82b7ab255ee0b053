import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

export interface SearchFormProps {
  locale: Locale;
  /** Id of the field; unique on the page. */
  id: string;
  defaultValue?: string;
  /** Name of the landmark, where it is not the page's only one. */
  name?: string | undefined;
  /** Offers the hot searches under the box once script runs (behaviours/search-box). */
  withHot?: boolean;
  className?: string | undefined;
}

/**
 * The search box: Enter goes to the search page by a plain GET. behaviours/search-box
 * keeps the Enter that confirms an input method's candidate from sending it.
 */
export function SearchForm(props: SearchFormProps) {
  const { locale, id, defaultValue, name, withHot, className } = props;
  const t = useTranslations('layout.search');
  return (
    <form
      role="search"
      aria-label={name}
      action={href('search', { locale })}
      method="get"
      data-search=""
      className={clsx(
        'relative flex items-center border-b border-rule transition-colors focus-within:border-tide',
        className,
      )}
    >
      <label htmlFor={id} className="sr-only">
        {t('label')}
      </label>
      <input
        id={id}
        name="keyword"
        type="search"
        required
        maxLength={500}
        autoComplete="off"
        enterKeyHint="search"
        defaultValue={defaultValue}
        placeholder={t('placeholder')}
        className="h-10 min-w-0 flex-1 bg-transparent text-15 outline-none placeholder:text-ink-2 [&::-webkit-search-cancel-button]:hidden"
      />
      <button
        type="submit"
        aria-label={t('submit')}
        className="grid size-10 shrink-0 place-items-center text-ink-2 hover:text-tide"
      >
        <Icon name="search" size={18} />
      </button>
      {withHot && (
        <div data-hot-searches="" role="group" aria-label={t('hot')} hidden className="search-hot">
          <p aria-hidden="true" className="text-13 text-ink-2">
            {t('hot')}
          </p>
          <div data-hot-words="" />
        </div>
      )}
    </form>
  );
}
