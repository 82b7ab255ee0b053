'use client';

import { useMemo } from 'react';
import { AvatarCropper } from '@/components/crop/avatar-cropper';
import type { CropWords } from '@/components/crop/crop-words';
import { Profile, type ProfileProps } from '@/components/my/profile';
import type { Locale } from '@/lib/i18n/locales';

interface OwnProfileProps extends Omit<ProfileProps, 'cropper'> {
  cropWords: CropWords;
  locale: Locale;
}

/** The profile with the cropper for one's picture. */
export function OwnProfile({ cropWords, locale, ...profile }: OwnProfileProps) {
  const cropper = useMemo<NonNullable<ProfileProps['cropper']>>(
    () =>
      function OwnPortrait(props) {
        return <AvatarCropper {...props} locale={locale} strings={cropWords} />;
      },
    [locale, cropWords],
  );
  return <Profile {...profile} cropper={cropper} />;
}
