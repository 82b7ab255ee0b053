import { gzipSync } from 'node:zlib';
import { LOCALES } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { BARE_STATIC_PATH } from './bare-next';
import type { ChildServer } from './processes';

/** What a page makes a browser load, in bytes after gzip. */
export interface PageWeight {
  page: string;
  locale: string;
  htmlBytes: number;
  jsBytes: number;
  cssBytes: number;
  /** Above the bare Next page of the same run. */
  jsAboveBareBytes: number;
}

/**
 * Weighs the main screens in every language. All files are compressed here in the
 * same way, whatever the servers do; scripts count that the HTML asks a modern
 * browser for (not `noModule`), now or when the page is used, and its own first one.
 */
export async function weighPages(
  site: ChildServer,
  bareNext: ChildServer,
  { articleId, flashId }: { articleId: number; flashId: number },
): Promise<PageWeight[]> {
  const bare = await weigh(bareNext.origin, BARE_STATIC_PATH);
  const weights: PageWeight[] = [{ page: 'bare Next', locale: '–', ...bare, jsAboveBareBytes: 0 }];
  for (const locale of LOCALES) {
    const pages = {
      home: href('home', { locale }),
      article: href('gw_detail', { locale, param: articleId }),
      flash: href('kuaixun_wz', { locale, param: flashId }),
      list: href('home_wz', { locale }),
    };
    for (const [page, target] of Object.entries(pages)) {
      const weight = await weigh(site.origin, target);
      const jsAboveBareBytes = weight.jsBytes - bare.jsBytes;
      weights.push({ page, locale, ...weight, jsAboveBareBytes });
    }
  }
  return weights;
}

/** Id of a flash that the site's flash list links to. */
export function findFlashId(site: ChildServer): Promise<number> {
  return linkedId(site, href('home_kuaixun', { locale: 'zh-Hans' }), /\/kuaixun_wz\/(\d+)/);
}

/** Id of an event that the site's event list links to. */
export function findEventId(site: ChildServer): Promise<number> {
  return linkedId(site, href('activity', { locale: 'zh-Hans' }), /\/ac_detail\/(\d+)/);
}

async function linkedId(site: ChildServer, list: string, pattern: RegExp): Promise<number> {
  const id = pattern.exec((await download(site.origin, list)).toString())?.[1];
  if (!id) throw new Error(`${list} links to none.`);
  return Number(id);
}

async function weigh(origin: string, target: string) {
  const html = await download(origin, target);
  const tags = html.toString().match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const scripts = tags.filter((tag) => tag.startsWith('<script') && !/\snomodule\b/i.test(tag));
  const styles = tags.filter((tag) => /\srel="stylesheet"/.test(tag));
  return {
    htmlBytes: gzipSync(html).length,
    jsBytes: (await sumOf(origin, scriptsOf(scripts))) + bytesOfFirstScript(html.toString()),
    cssBytes: await sumOf(origin, attributes(styles, 'href')),
  };
}

/** Addresses of scripts, those among them that a page's first script starts (lib/server/quiet-page). */
function scriptsOf(tags: readonly string[]): Set<string> {
  const held = [...attributes(tags, 'data-scripts')].flatMap((list) => list.split(' '));
  return new Set([...attributes(tags, 'src'), ...held]);
}

/** The first script stands in the page, and is script nonetheless. */
function bytesOfFirstScript(html: string): number {
  const text = /<script data-scripts="[^"]*">(.*?)<\/script>/s.exec(html)?.[1];
  return text === undefined ? 0 : gzipSync(text).length;
}

function attributes(tags: readonly string[], name: string): Set<string> {
  const pattern = new RegExp(`\\s${name}="([^"]+)"`);
  return new Set(tags.flatMap((tag) => pattern.exec(tag)?.[1]?.replaceAll('&amp;', '&') ?? []));
}

async function sumOf(origin: string, targets: ReadonlySet<string>): Promise<number> {
  let bytes = 0;
  for (const target of targets) bytes += gzipSync(await download(origin, target)).length;
  return bytes;
}

async function download(origin: string, target: string): Promise<Buffer> {
  const response = await fetch(new URL(target, origin), { redirect: 'error' });
  if (!response.ok) throw new Error(`${target} answers ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}
