import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseYaml } from 'yaml';
import type { SourceOptions, SourcePlace } from './import-document';

/** Where the pages and pictures of a folder of Markdown are published. */
interface SourceSite {
  /** What readers know it as. */
  name: string;
  /** Base of pages; `{lang}` stands for the language folder. */
  linkBase: string | null;
  /** Base of pictures that lie beside the Markdown files, where it is not the page. */
  pictureBase: string | null;
}

/** Content repositories that are often imported, and where their pages are. */
const KNOWN_SITES = new Map<string, SourceSite>([
  [
    'ethereum-org',
    {
      name: 'ethereum.org',
      linkBase: 'https://ethereum.org/{lang}/',
      pictureBase: 'https://ethereum.org/content/',
    },
  ],
  [
    'bitcoin-optech',
    { name: 'Bitcoin Optech', linkBase: 'https://bitcoinops.org/', pictureBase: null },
  ],
]);

/**
 * The site of a folder: what the caller says, a repository known by its folder's
 * name, or what the site generator's own configuration names (`_config.yml`, CNAME).
 */
export function siteOf(root: string, options: SourceOptions): SourceSite {
  const name = path.basename(root);
  const known = KNOWN_SITES.get(name);
  if (options.linkBase) {
    return { name: known?.name ?? name, linkBase: options.linkBase, pictureBase: null };
  }
  return known ?? { name, linkBase: configuredBase(root), pictureBase: null };
}

/** True for Bitcoin Optech's site, whose pages share reference links that no page defines. */
export function isOptechSite({ linkBase }: SourceSite): boolean {
  return linkBase !== null && /^https?:\/\/(www\.)?bitcoinops\.org(\/|$)/i.test(linkBase);
}

/**
 * The place of one edition: `key` is its path without language and ending,
 * `language` the language folder as written, `folders` where its files lie.
 */
export function placeOf(
  site: SourceSite,
  edition: { key: string; language: string; permalink: string },
  files: { folders: readonly string[]; root: string },
): SourcePlace {
  const base = baseUrl(site.linkBase, edition.language);
  const page = edition.key.replace(/(^|\/)index$/, '$1').replace(/([^/])$/, '$1/');
  const pageUrl =
    base === null
      ? null
      : edition.permalink.startsWith('/')
        ? resolved(edition.permalink, new URL(base).origin)
        : resolved(page, base);
  const pictures = baseUrl(site.pictureBase, edition.language);
  return {
    pageUrl,
    linkRoot: base === null ? null : base.replace(/\/$/, ''),
    pictureUrl: pictures === null ? null : resolved(page, pictures),
    ...files,
  };
}

function baseUrl(base: string | null, language: string): string | null {
  if (base === null) return null;
  const written = base.replace(/\{lang\}\/?/g, language === '' ? '' : `${language}/`);
  const address = written.endsWith('/') ? written : `${written}/`;
  return /^https?:\/\//.test(address) && URL.canParse(address) ? new URL(address).href : null;
}

function resolved(address: string, base: string): string | null {
  return URL.canParse(address, base) ? new URL(address, base).href : null;
}

function configuredBase(root: string): string | null {
  const config = path.join(root, '_config.yml');
  const name = path.join(root, 'CNAME');
  if (existsSync(config)) {
    try {
      const data: unknown = parseYaml(readFileSync(config, 'utf8'), { logLevel: 'error' });
      const { url, baseurl } = (data ?? {}) as { url?: unknown; baseurl?: unknown };
      if (typeof url === 'string') return `${url}${typeof baseurl === 'string' ? baseurl : ''}`;
    } catch {
      // A configuration that is no YAML names no site; the articles can still be read.
      return null;
    }
  }
  if (!existsSync(name)) return null;
  const host = readFileSync(name, 'utf8').trim();
  return /^[\w.-]{3,200}$/.test(host) ? `https://${host}/` : null;
}
