import type { UploadType } from '../../contract/uploads';
import type { Database } from '../../db/client';
import { env } from '../../platform/env';
import { mediaHosts } from '../../platform/media-host';
import { parseVariant } from './picture-address';
import { hasUpload } from './repository';

/**
 * The hash of a picture when that account uploaded it for that purpose: only one's own may be used.
 * @param address as the upload gave it: a path of this site, or on the public media host.
 * @returns undefined for every other address, and for another person's picture.
 */
export async function ownsPicture(
  db: Database,
  accountId: number,
  address: string,
  purpose: UploadType,
): Promise<string | undefined> {
  const hash = storedHash(address);
  return hash && (await hasUpload(db, { accountId, hash, purpose })) ? hash : undefined;
}

/** The hash of a stored picture by its address on this site or its media host; else undefined. */
export function storedHash(address: string): string | undefined {
  const site = env().SITE_URL;
  if (!URL.canParse(address, site)) return undefined;
  const url = new URL(address, site);
  if (url.origin !== site && url.origin !== mediaHosts().publicOrigin) return undefined;
  const [, folder, hash = '', file = '', ...rest] = url.pathname.split('/');
  const isStored = folder === 'media' && rest.length === 0 && parseVariant(hash, file);
  return isStored ? hash : undefined;
}
