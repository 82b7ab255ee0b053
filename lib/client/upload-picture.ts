import type { CallOutput } from '@/lib/contract/endpoints';
import type { UploadType } from '@/lib/contract/uploads';
import type { Locale } from '@/lib/i18n/locales';
import { callApi } from './call-api';

/**
 * Sends a picture as the form field `file` (spec section 7, /upload). Its address comes back as
 * readers shall see it: the server has put the public media host in the test host's place.
 * @throws CallFailed with the server's sentence
 */
export async function uploadPicture(
  picture: Blob,
  type: UploadType,
  { locale, signal }: { locale: Locale; signal?: AbortSignal },
): Promise<CallOutput<'upload'>> {
  const file = new Uint8Array(await picture.arrayBuffer());
  return callApi('upload', { file, type }, signal ? { locale, signal } : { locale });
}
