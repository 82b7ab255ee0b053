import { createHash } from 'node:crypto';
import { existsSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { ImportPicture, SourcePlace } from './import-document';
import { isLanguageTag } from './source-language';

/** Folders whose content a site generator serves at `/`. */
const PUBLIC_FOLDERS = ['', 'public', 'static', 'assets', 'src', 'content'];

/** What became of the addresses of one body. */
interface Addresses {
  href: (href: string) => string | null;
  src: (src: string) => string | null;
  /** Pictures that were kept, by the address they now have. */
  pictures: Map<string, ImportPicture>;
  /** Addresses that lead nowhere: how many links, which pictures. */
  lostLinks: number;
  lostPictures: string[];
}

/**
 * Completes the links and pictures of an edition from where it stands. Links
 * without a known site become text; pictures are the source's own address, or for
 * a file at hand a stand-in under `/media/import/` that the import replaces.
 */
export function addressesFrom(place: SourcePlace): Addresses {
  const made: Addresses = {
    pictures: new Map(),
    lostLinks: 0,
    lostPictures: [],
    href: (href) => {
      const absolute = linkFrom(href.trim(), place);
      if (absolute === null) made.lostLinks += 1;
      return absolute;
    },
    src: (src) => {
      const picture = pictureFrom(src.trim(), place);
      if (picture === null) made.lostPictures.push(src.slice(0, 120));
      else made.pictures.set(picture.src, picture);
      return picture?.src ?? null;
    },
  };
  return made;
}

/** The picture at an address as written, wherever it can be had; null when nowhere. */
export function pictureFrom(src: string, place: SourcePlace): ImportPicture | null {
  if (src === '' || src.startsWith('data:') || src.length > 2000) return null;
  if (/^https?:/i.test(src))
    return URL.canParse(src) ? picture(new URL(src).href, null, src) : null;
  if (src.startsWith('//')) return pictureFrom(`https:${src}`, place);
  if (/^[a-z][a-z0-9+.-]*:/i.test(src)) return null;
  const file = fileFrom(src, place);
  const url = pictureUrlFrom(src, place);
  if (url !== null) return picture(url, file, url);
  if (file === null || place.root === null) return null;
  const digest = createHash('sha256').update(path.relative(place.root, file)).digest('hex');
  const name = path
    .basename(file)
    .replace(/[^\w.-]/g, '-')
    .replace(/\.{2,}/g, '.');
  return picture(`/media/import/${digest.slice(0, 16)}/${name}`, file, null);
}

function picture(src: string, file: string | null, url: string | null): ImportPicture {
  return { src, file, url: url === null ? null : new URL(url).href };
}

function pictureUrlFrom(src: string, place: SourcePlace): string | null {
  if (src.startsWith('/')) {
    return place.linkRoot === null ? null : resolved(src, new URL(place.linkRoot).origin);
  }
  return resolved(src, place.pictureUrl ?? place.pageUrl);
}

/** A file inside the root, links of the file system followed, or null. */
function fileFrom(src: string, place: SourcePlace): string | null {
  const { root } = place;
  if (root === null) return null;
  const [plain = ''] = src.split(/[?#]/);
  const relative = decodedPath(plain);
  const places = relative.startsWith('/')
    ? PUBLIC_FOLDERS.map((folder) => path.join(/* turbopackIgnore: true */ root, folder, relative))
    : place.folders.map((folder) => path.resolve(/* turbopackIgnore: true */ folder, relative));
  for (const candidate of places) {
    if (!existsSync(candidate) || !statSync(candidate).isFile()) continue;
    const real = realpathSync(candidate);
    if (real.startsWith(realpathSync(root) + path.sep)) return real;
  }
  return null;
}

function linkFrom(href: string, place: SourcePlace): string | null {
  if (href === '' || href.length > 2000) return null;
  if (href.startsWith('#') || /^[a-z][a-z0-9+.-]*:/i.test(href) || href.startsWith('//'))
    return href;
  if (href.startsWith('/')) {
    if (place.linkRoot === null) return null;
    const origin = new URL(place.linkRoot).origin;
    const isForALanguage = isLanguageTag(href.split('/')[1] ?? '');
    return resolved(
      isForALanguage ? href : `${new URL(place.linkRoot).pathname.replace(/\/$/, '')}${href}`,
      origin,
    );
  }
  // Between Markdown files links name the file; the page has neither ending nor index.
  const page = href.replace(/(?:(^|\/)index)?\.(?:md|mdx|markdown)(?=[#?]|$)/i, '$1');
  return resolved(page, place.pageUrl);
}

function resolved(address: string, base: string | null): string | null {
  if (base === null || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  return /^https?:$/.test(url.protocol) ? url.href : null;
}

function decodedPath(written: string): string {
  try {
    return decodeURIComponent(written).replaceAll('\0', '');
  } catch {
    return written;
  }
}
