'use client';

import { createContext, use } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OwnWords } from './own-words';

export interface Own {
  locale: Locale;
  words: OwnWords;
}

/** Language and common words of one's own pages; given by `OwnData`. */
export const OwnContext = createContext<Own | null>(null);

/** @throws Error outside `OwnData`. */
export function useOwn(): Own {
  const own = use(OwnContext);
  if (!own) throw new Error('Stands outside of OwnData.');
  return own;
}
