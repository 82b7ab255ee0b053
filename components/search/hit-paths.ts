import type { SearchKind } from '@/lib/contract/search';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Beginnings of the addresses of what is found, up to its number. */
export type HitPaths = Readonly<Record<SearchKind, string>>;

/** Made on the server: the browser needs no table of routes to go on with a list. */
export function hitPaths(locale: Locale): HitPaths {
  return {
    article: withoutNumber(href('gw_detail', { locale, param: 1 })),
    flash: withoutNumber(href('kuaixun_wz', { locale, param: 1 })),
    event: withoutNumber(href('ac_detail', { locale, param: 1 })),
    author: withoutNumber(href('author', { locale, param: 1 })),
    label: withoutNumber(href('gw_dex', { locale, param: 1 })),
    tool: href('home_tools', { locale, hash: 'tool-' }),
  };
}

function withoutNumber(path: string): string {
  return path.replace(/\d+$/, '');
}
