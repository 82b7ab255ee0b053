import { useTranslations } from 'next-intl';
import clsx from 'clsx';
import { Icon } from '@/components/ui/icon';
import { SEARCH_KINDS } from '@/lib/contract/search';
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
        'relative flex items-center border-b border-rule transition-colors focus-within:border-tide has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-tide',
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
        role="combobox"
        aria-expanded="false"
        aria-controls={`${id}-suggestions`}
        aria-autocomplete="list"
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
      <div hidden className="search-hot" data-suggestions="" {...suggestionWords(t)}>
        <ul id={`${id}-suggestions`} role="listbox" aria-label={t('suggestions')} />
      </div>
      <p role="status" className="sr-only" data-suggestions-said="" />
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

/** Names of the kinds and the sentence of how many there are, for the script that shows them. */
function suggestionWords(t: ReturnType<typeof useTranslations<'layout.search'>>) {
  const kinds = SEARCH_KINDS.map((kind) => [`data-kind-${kind}`, t(`kind.${kind}`)]);
  return {
    ...(Object.fromEntries(kinds) as Record<string, string>),
    'data-said-one': t('suggested', { count: 1 }),
    'data-said-other': t('suggested', { count: 9 }).replace('9', '{count}'),
  };
}
