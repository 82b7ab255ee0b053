'use client';

import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { bodyMarkup } from '@/components/article/body-markup';
import type { CropWords } from '@/components/crop/crop-words';
import { PictureCropper } from '@/components/crop/picture-cropper';
import type { CoverCropper } from '@/components/editor/editor-context';
import type { EditorWords } from '@/components/editor/editor-words';
import type { ManuscriptPageProps } from '@/components/editor/manuscript-page';
import { loadChunk } from '@/components/layout/load-chunk';
import type { Locale } from '@/lib/i18n/locales';

interface PublishIslandProps {
  locale: Locale;
  articleId: number | null;
  words: EditorWords;
  cropWords: CropWords;
  languageNames: Readonly<Record<Locale, string>>;
  skeleton: ReactNode;
}

/** Loads the editor, which no other page needs, and gives it the cropper. */
export function PublishIsland({ cropWords, ...props }: PublishIslandProps) {
  const { locale, skeleton } = props;
  const [Page, setPage] = useState<ComponentType<ManuscriptPageProps>>();
  useEffect(() => {
    let isWanted = true;
    void loadChunk(() => import('@/components/editor/manuscript-page')).then((chunk) => {
      if (isWanted && chunk) setPage(() => chunk.ManuscriptPage);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const cropper = useMemo<CoverCropper>(
    () =>
      function OwnCover(dialog) {
        return <PictureCropper {...dialog} locale={locale} strings={cropWords} />;
      },
    [locale, cropWords],
  );
  return Page ? <Page {...props} cropper={cropper} bodyMarkup={bodyMarkup} /> : skeleton;
}
