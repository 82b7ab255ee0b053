import { Icon } from './icon';
import { SMALL_PAGER_PAGES } from './small-pager-step';

export interface SmallPagerProps {
  strings: {
    label: string;
    previous: string;
    next: string;
  };
  /** The page that shows first. */
  page?: 1 | 2;
}

const STEP =
  'inline-grid size-9 place-items-center rounded-4 text-ink-2 transition-colors hover:text-tide disabled:text-rule max-rail:size-11';

/**
 * The pager of a panel of two pages: one step back, one on, never beyond (spec section 4).
 * Stands in an element `[data-two-pages]`, whose rows behaviours/two-pages shows by fives;
 * without script all rows are there and the pager is not.
 */
export function SmallPager({ strings, page = 1 }: SmallPagerProps) {
  return (
    <div role="group" aria-label={strings.label} className="js-only mt-2 flex items-center">
      <button
        type="button"
        data-step="-1"
        disabled={page === 1}
        aria-label={strings.previous}
        className={`${STEP} -ml-2`}
      >
        <Icon name="chevron-left" size={18} />
      </button>
      <span aria-live="polite" className="min-w-10 text-center text-13 text-ink-2 tabular">
        <span data-page-now="">{page}</span> / {SMALL_PAGER_PAGES}
      </span>
      <button
        type="button"
        data-step="1"
        disabled={page === SMALL_PAGER_PAGES}
        aria-label={strings.next}
        className={STEP}
      >
        <Icon name="chevron-right" size={18} />
      </button>
    </div>
  );
}
