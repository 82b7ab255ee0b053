import { LRUCache } from 'lru-cache';
import { getTranslations } from 'next-intl/server';
import { parseVariant, readVariant } from '../domains/media/public';
import { addressCode, cropPicture, drawCard, drawSharePoster } from '../domains/sharing/public';
import { installedStore } from '../platform/installed-store';
import { processRegistry } from '../platform/process-registry';
import { createWorkLine } from '../platform/work-line';
import { segmentFor } from '../routes/href';
import { publicPath } from '../routes/public-path';
import { routeById } from '../routes/route-table';
import {
  readShareCodePath,
  readSharePicturePath,
  SHARE_SHAPES,
  sharePicturePath,
  type SharePicture,
} from '../routes/share-picture';
import { keptResponse, nothingThere } from './kept-response';
import { cardVersion, type ShareCard } from './share-card';
import { readShareCard } from './share-facts';
import { absoluteUrl } from './site';

/** The address holds the digest of what is drawn, so it never changes. */
const FOREVER = 'public, max-age=31536000, immutable';
const CODE_PIXELS = 240;
const RETRY_SECONDS = 5;

/** Pictures made last, so that a publish, which clears all pages, makes none of them anew. */
const made = new LRUCache<string, Buffer>({
  maxSize: 12 * 1024 * 1024,
  sizeCalculation: (bytes) => bytes.length,
});

/**
 * One is drawn at a time, on the library's own threads: pages are answered meanwhile. Who
 * comes when too many wait is told to come again.
 */
const line = createWorkLine<Buffer>({ atOnce: 1, waitingMax: 40 });

/**
 * The share picture that the last segments of a path name. Only what there is has one, under
 * its one address: another version is led there, so nobody can have pictures made at will.
 */
export async function respondWithSharePicture(segments: {
  route: string;
  param: string;
  file: string;
}): Promise<Response> {
  const { route, file } = segments;
  const place = decoded(segments.param);
  const code = readShareCodePath(route, place, file);
  if (code) return respondWithCode(code);
  const picture = readSharePicturePath(route, place, file);
  if (!picture) return nothingThere();
  if (isKnownAbsent(picture)) return nothingThere();
  const { routeId, locale, shape } = picture;
  const card = await readShareCard(routeId, paramOf(picture), locale);
  if (!card || (shape === 'poster' && card.text === '')) return nothingThere();
  const version = cardVersion(card);
  const path = sharePicturePath({ ...picture, version });
  if (version !== picture.version) {
    return new Response(null, {
      status: 307,
      headers: { location: path, 'cache-control': 'public, max-age=60' },
    });
  }
  const bytes = made.get(path) ?? (await line.run(path, () => draw(card, picture)));
  if (!bytes) {
    return new Response(null, { status: 503, headers: { 'retry-after': String(RETRY_SECONDS) } });
  }
  made.set(path, bytes);
  return new Response(new Uint8Array(bytes), {
    headers: { 'content-type': 'image/jpeg', 'cache-control': FOREVER },
  });
}

async function respondWithCode(place: Omit<SharePicture, 'shape' | 'version'>): Promise<Response> {
  if (isKnownAbsent(place)) return nothingThere();
  const card = await readShareCard(place.routeId, paramOf(place), place.locale);
  if (!card) return nothingThere();
  return keptResponse(addressCode(pageUrl(place), CODE_PIXELS), 'image/svg+xml');
}

async function draw(card: ShareCard, picture: SharePicture): Promise<Buffer> {
  const { shape, locale } = picture;
  const size = SHARE_SHAPES[shape];
  const behind = await pictureOf(card);
  if (shape === 'poster') {
    const t = await getTranslations({ locale, namespace: 'share' });
    const scanHint = t('posterHint');
    return drawSharePoster({ ...card, ...size, url: pageUrl(picture), scanHint });
  }
  if (shape !== 'card' && behind) return cropPicture(behind, size.width, size.height);
  return drawCard({ ...card, ...size, picture: behind });
}

/** The stored picture behind a card; those of other sites are not fetched for strangers. */
async function pictureOf({ pic }: ShareCard): Promise<Buffer | undefined> {
  const [, hash, file] = /^(?:https?:\/\/[^/]+)?\/media\/([^/]+)\/([^/]+)$/.exec(pic) ?? [];
  const variant = hash && file ? parseVariant(hash, file) : undefined;
  return variant && readVariant(installedStore(), variant);
}

/** Addresses of what there is not are answered from memory: nobody makes the database look for them. */
function isKnownAbsent({ routeId, param }: Pick<SharePicture, 'routeId' | 'param'>): boolean {
  const { entity } = routeById(routeId);
  if (!entity || param === undefined) return false;
  const state = processRegistry().existence?.stateOf(entity, param);
  return state === 'absent' || state === 'withdrawn';
}

function pageUrl({ routeId, param, locale }: Omit<SharePicture, 'shape' | 'version'>): string {
  const row = routeById(routeId);
  return absoluteUrl(publicPath(row, locale, { segment: segmentFor(row, param) }));
}

function paramOf({ param }: Pick<SharePicture, 'param'>): string | undefined {
  return param === undefined ? undefined : String(param);
}

/** A path's segment comes percent-encoded; one that is not decodable names nothing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '';
  }
}
