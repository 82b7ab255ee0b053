import type { useTranslations } from 'next-intl';

/** The pager's words; `{page}`, `{pages}` and `{limit}` stand for numbers. */
export interface PagerWords {
  label: string;
  previous: string;
  next: string;
  page: string;
  position: string;
  sizes: string;
  size: string;
}

/**
 * The pager's words as templates, for pagers drawn in the browser, which has no message
 * formatter: each message is asked for with telling numbers.
 */
export function pagerWords(t: ReturnType<typeof useTranslations<'common.pager'>>): PagerWords {
  return {
    label: t('label'),
    previous: t('previous'),
    next: t('next'),
    page: t('page', { page: 1 }).replace('1', '{page}'),
    position: t('position', { page: 1, pages: 2 }).replace('1', '{page}').replace('2', '{pages}'),
    sizes: t('sizes'),
    size: t('size', { limit: 1 }).replace('1', '{limit}'),
  };
}

/** A template with its numbers put in. */
export function fillWords(template: string, values: Record<string, number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
