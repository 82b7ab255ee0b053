'use client';

import { createContext, use, type ComponentType } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { EditorWords } from './editor-words';

/** A dialog that lets choose and cut a picture, uploads it, and tells its address. */
export type CoverCropper = ComponentType<{
  type: 'cover' | 'banner';
  onDone: (url: string) => void;
  onClose: () => void;
}>;

export interface EditorSurroundings {
  /** Language of the page around the text. */
  locale: Locale;
  words: EditorWords;
  languageNames: Readonly<Record<Locale, string>>;
  cropper: CoverCropper;
  /** Makes a body ready to be shown, as the article page does. */
  bodyMarkup: (html: string, names: { table: string; code: string }) => string;
}

/** What every part of the editor needs; given by `ManuscriptPage`. */
export const EditorContext = createContext<EditorSurroundings | null>(null);

/** @throws Error outside of `ManuscriptPage`. */
export function useSurroundings(): EditorSurroundings {
  const surroundings = use(EditorContext);
  if (!surroundings) throw new Error('Stands outside of ManuscriptPage.');
  return surroundings;
}
