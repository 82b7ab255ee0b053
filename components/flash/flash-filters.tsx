import clsx from 'clsx';
import { useTranslations } from 'next-intl';
import { FLASH_CATEGORIES, type FlashCategory } from '@/lib/contract/flash';

export type FlashFilter = FlashCategory | 'important' | 'all';

export interface FlashFiltersProps {
  active: FlashFilter;
  /** Address of the list under a filter. */
  hrefOf: (filter: FlashFilter) => string;
}

const FILTERS: readonly FlashFilter[] = ['all', 'important', ...FLASH_CATEGORIES];

/** The flash list's filters as links in one line. */
export function FlashFilters({ active, hrefOf }: FlashFiltersProps) {
  const t = useTranslations('flash');
  return (
    <nav aria-label={t('filters')} className="-mx-2">
      <ul className="strip">
        {FILTERS.map((filter) => (
          <li key={filter}>
            <a
              href={hrefOf(filter)}
              aria-current={filter === active ? 'true' : undefined}
              className={clsx(
                'focus-inset flex h-11 items-center px-2 text-15 whitespace-nowrap',
                filter === active
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {filter === 'all'
                ? t('all')
                : filter === 'important'
                  ? t('importantOnly')
                  : t(`category.${filter}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
