'use client';

import { useMemo } from 'react';
import type { CropWords } from '@/components/crop/crop-words';
import { PictureCropper } from '@/components/crop/picture-cropper';
import { CreateEvent, type CreateEventProps } from '@/components/organ/create-event';
import type { Locale } from '@/lib/i18n/locales';

interface CreateIslandProps extends Omit<CreateEventProps, 'cropper'> {
  locale: Locale;
  cropWords: CropWords;
}

/** Gives the event's form the cropper, at the 16:9 of posters. */
export function CreateIsland({ locale, cropWords, ...props }: CreateIslandProps) {
  const cropper = useMemo<CreateEventProps['cropper']>(
    () =>
      function PosterCropper(dialog) {
        return <PictureCropper {...dialog} type="1" locale={locale} strings={cropWords} />;
      },
    [locale, cropWords],
  );
  return <CreateEvent {...props} cropper={cropper} />;
}
