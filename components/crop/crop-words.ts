import { useTranslations } from 'next-intl';
import { AVATAR_MIN_PX, COVER_MAX_BYTES } from '@/lib/contract/constants';
import { PICTURE_MAX_PIXELS } from '@/lib/contract/uploads';

const MB = 1024 * 1024;

/** The words of the cropper, for an island that has no translator of its own. */
export function useCropWords() {
  const t = useTranslations('crop');
  return {
    title: t('title'),
    avatarTitle: t('avatarTitle'),
    close: t('close'),
    choose: t('choose'),
    drop: t('drop'),
    formats: t('formats'),
    coverFormats: t('coverFormats', { mb: COVER_MAX_BYTES / MB }),
    avatarHint: t('avatarHint', { px: AVATAR_MIN_PX }),
    still: t('still'),
    wrongType: t('wrongType'),
    coverWrongType: t('coverWrongType'),
    /** `{mb}` is filled in for the use. */
    tooLarge: t('tooLarge', { mb: '{mb}' }),
    tooManyPixels: t('tooManyPixels', { million: PICTURE_MAX_PIXELS / 1_000_000 }),
    pictureTooSmall: t('pictureTooSmall', { px: AVATAR_MIN_PX }),
    unreadable: t('unreadable'),
    loading: t('loading'),
    stage: t('stage'),
    keys: t('keys'),
    zoomIn: t('zoomIn'),
    zoomOut: t('zoomOut'),
    rotateLeft: t('rotateLeft'),
    rotateRight: t('rotateRight'),
    aspects: t('aspects'),
    banner: t('banner'),
    cover: t('cover'),
    free: t('free'),
    tooSmall: t('tooSmall', { px: AVATAR_MIN_PX }),
    again: t('again'),
    confirm: t('confirm'),
    uploading: t('uploading'),
    failed: t('failed'),
  };
}

export type CropWords = ReturnType<typeof useCropWords>;
