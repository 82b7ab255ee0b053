'use client';

import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/client/call-api';
import type { Locale } from '@/lib/i18n/locales';

/** Sections and labels to choose from, in the language of the page. */
export function writingChoicesQuery(locale: Locale) {
  return queryOptions({
    queryKey: ['writing', 'choices', locale],
    queryFn: ({ signal }) => callApi('writingChoices', {}, { locale, signal }),
    staleTime: Infinity,
  });
}
