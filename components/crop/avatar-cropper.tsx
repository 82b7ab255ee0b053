'use client';

import type { Locale } from '@/lib/i18n/locales';
import type { CropWords } from './crop-words';
import { PictureCropper } from './picture-cropper';

export interface AvatarCropperProps {
  type: 'avatar';
  locale: Locale;
  strings: CropWords;
  /** Gets the address of the uploaded portrait. */
  onDone: (url: string) => void;
  onClose: () => void;
}

/** The cropper for a portrait: square, at least 200 px, under 4 MB. */
export function AvatarCropper(props: AvatarCropperProps) {
  return <PictureCropper {...props} />;
}
