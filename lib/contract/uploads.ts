import { z } from 'zod';
import { COVER_MAX_BYTES } from './constants';
import { defineEndpoint } from './endpoint';

/** What a picture is for: 1 is 16:9, 2 is 1:1 (spec section 2, Image cropper). */
export const UPLOAD_TYPES = ['avatar', '1', '2', 'cover', 'banner', 'default'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** A picture of more pixels is not unpacked: more than a phone's ordinary photo has. */
export const PICTURE_MAX_PIXELS = 25_000_000;

/** Room for the form around the file. */
const FORM_BYTES = 64 * 1024;

export const upload = defineEndpoint({
  name: 'upload',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Takes in a picture from the form field `file`; judged by its content, made anew without metadata.',
  body: 'multipart',
  bodyMaxBytes: COVER_MAX_BYTES + FORM_BYTES,
  input: z.object({
    file: z.instanceof(Uint8Array),
    type: z.enum(UPLOAD_TYPES).default('default'),
  }),
  output: z.object({
    /** Address of the picture, on the public media host where one is set. */
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
  }),
  errors: [
    'pictureWrongType',
    'pictureTooLarge',
    'pictureTooManyPixels',
    'pictureTooSmall',
    'pictureUnreadable',
    'tooManyRequests',
  ],
});
