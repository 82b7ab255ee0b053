import { parseVariant, readVariant } from '../domains/media/public';
import { installedStore } from '../platform/installed-store';

const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
/** The address holds the digest of what it names, so it never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Answers for one form of a stored picture; 404 for what is not offered or not stored. */
export async function respondWithPicture(hash: string, file: string): Promise<Response> {
  const variant = parseVariant(hash, file);
  const bytes = variant && (await readVariant(installedStore(), variant));
  if (!variant || !bytes) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': CONTENT_TYPES[variant.format], 'cache-control': FOREVER },
  });
}
