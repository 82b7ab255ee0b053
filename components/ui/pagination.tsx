import clsx from 'clsx';
import { Icon } from './icon';
import { pageCount, pagerNumbers } from './pager-numbers';

export interface PaginationProps {
  page: number;
  limit: number;
  total: number;
  /** Numbers shown in narrow and wide windows. */
  counts: { narrow: number; wide: number };
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
  strings: {
    label: string;
    previous: string;
    next: string;
    /** Name of a page's link, e.g. "Page 3". */
    pageName: (page: number) => string;
    /** E.g. "Page 3 of 12". */
    position: string;
  };
  /** Page sizes; left out where the list has one size. */
  sizes?: PageSizes | undefined;
}

export interface PageSizes {
  label: string;
  /** A size without an address is a button, for script alone. */
  options: readonly { limit: number; href?: string | undefined; text: string }[];
}

const CELL =
  'inline-flex h-11 min-w-11 items-center justify-center rounded-4 px-1 text-15 tabular transition-colors';

/**
 * Numbered links to the pages of a list. Plain links: they work and are crawled without
 * script; `data-page` and `data-page-size` tell a list that draws itself (layout/sized-list).
 */
export function Pagination({
  page,
  limit,
  total,
  counts,
  hrefOf,
  strings,
  sizes,
}: PaginationProps) {
  const pages = pageCount(total, limit);
  if (pages === 1 && !sizes) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-rule pt-4">
      {pages > 1 && (
        <nav aria-label={strings.label} className="-mx-2 flex flex-wrap items-center">
          <StepLink
            name="chevron-left"
            label={strings.previous}
            rel="prev"
            page={page - 1}
            href={page > 1 ? hrefOf(page - 1) : undefined}
          />
          {pagerNumbers(page, pages, counts).map((number) => (
            <a
              key={number.page}
              href={hrefOf(number.page)}
              data-page={number.page}
              aria-label={strings.pageName(number.page)}
              aria-current={number.page === page ? 'page' : undefined}
              className={clsx(
                CELL,
                !number.isInNarrow && 'max-pager:hidden',
                number.page === page
                  ? 'font-semibold text-ink underline decoration-tide decoration-2 underline-offset-8'
                  : 'text-ink-2 hover:text-tide',
              )}
            >
              {number.page}
            </a>
          ))}
          <StepLink
            name="chevron-right"
            label={strings.next}
            rel="next"
            page={page + 1}
            href={page < pages ? hrefOf(page + 1) : undefined}
          />
        </nav>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-2">
        <span>{strings.position}</span>
        {sizes && <SizeChoice sizes={sizes} limit={limit} />}
      </p>
    </div>
  );
}

function SizeChoice({ sizes, limit }: { sizes: PageSizes; limit: number }) {
  const isForScript = sizes.options.every(({ href }) => href === undefined);
  return (
    <span
      role="group"
      aria-label={sizes.label}
      className={clsx('flex items-center gap-1', isForScript && 'js-only')}
    >
      <span aria-hidden="true">{sizes.label}</span>
      {sizes.options.map((option) => {
        const isChosen = option.limit === limit;
        const look = clsx(
          'inline-flex h-11 min-w-9 items-center justify-center px-1 tabular transition-colors',
          isChosen ? 'font-semibold text-ink' : 'hover:text-tide',
        );
        if (option.href === undefined) {
          return (
            <button
              key={option.limit}
              type="button"
              data-page-size={option.limit}
              aria-pressed={isChosen}
              className={look}
            >
              {option.text}
            </button>
          );
        }
        return (
          <a
            key={option.limit}
            href={option.href}
            aria-current={isChosen ? 'true' : undefined}
            className={look}
          >
            {option.text}
          </a>
        );
      })}
    </span>
  );
}

interface StepLinkProps {
  name: 'chevron-left' | 'chevron-right';
  label: string;
  rel: 'prev' | 'next';
  page: number;
  href: string | undefined;
}

function StepLink({ name, label, rel, page, href }: StepLinkProps) {
  if (!href) {
    return (
      <span className={clsx(CELL, 'text-rule')} aria-hidden="true">
        <Icon name={name} />
      </span>
    );
  }
  return (
    <a
      href={href}
      rel={rel}
      data-page={page}
      aria-label={label}
      className={clsx(CELL, 'text-ink-2 hover:text-tide')}
    >
      <Icon name={name} />
    </a>
  );
}
