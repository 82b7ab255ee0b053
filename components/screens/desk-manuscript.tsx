'use client';

import { useCallback } from 'react';
import { bodyMarkup } from '@/components/article/body-markup';
import { ManuscriptDesk, type ManuscriptDeskProps } from '@/components/desk/manuscript-desk';

interface DeskManuscriptProps extends Omit<ManuscriptDeskProps, 'bodyOf'> {
  /** Names of what may be wider than the text. */
  names: { table: string; code: string };
}

/** A text under review, with its body dressed as in an article. */
export function DeskManuscript({ names, ...desk }: DeskManuscriptProps) {
  const bodyOf = useCallback((html: string) => bodyMarkup(html, names), [names]);
  return <ManuscriptDesk {...desk} bodyOf={bodyOf} />;
}
