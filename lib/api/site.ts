import { env } from '../platform/env';

/** Origin of the site's own URLs; from configuration, never from a request's headers. */
export function siteOrigin(): string {
  return env().SITE_URL;
}

/** Absolute form of a path of the site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href;
}

export { isGalleryShown } from '../platform/env';
