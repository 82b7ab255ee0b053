import { foreignLang } from '@/components/ui/foreign-lang';
import type { SearchHit, SearchKind } from '@/lib/contract/search';
import type { Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Beginnings of the addresses of what is found, up to its number; of texts, by their language. */
export type HitPaths = Readonly<Record<Exclude<SearchKind, TextKind>, string>> &
  Readonly<Record<TextKind, Readonly<Record<Locale, string>>>>;

/** What has one address in each language that it is written in. */
type TextKind = 'article' | 'flash';

/** Made on the server: the browser needs no table of routes to go on with a list. */
export function hitPaths(locale: Locale): HitPaths {
  return {
    article: inEach((one) => withoutNumber(href('gw_detail', { locale: one, param: 1 }))),
    flash: inEach((one) => withoutNumber(href('kuaixun_wz', { locale: one, param: 1 }))),
    event: withoutNumber(href('ac_detail', { locale, param: 1 })),
    author: withoutNumber(href('author', { locale, param: 1 })),
    label: withoutNumber(href('gw_dex', { locale, param: 1 })),
    tool: href('home_tools', { locale, hash: 'tool-' }),
  };
}

/** Attributes of the link to what is found, as `textLink` gives those to a text. */
export function hitLink(
  paths: HitPaths,
  { kind, id, lang }: Pick<SearchHit, 'kind' | 'id' | 'lang'>,
  locale: Locale,
): { href: string; hrefLang: Locale | undefined } {
  if (kind !== 'article' && kind !== 'flash') {
    return { href: `${paths[kind]}${id}`, hrefLang: undefined };
  }
  return { href: `${paths[kind][lang]}${id}`, hrefLang: foreignLang(lang, locale) };
}

function inEach(path: (locale: Locale) => string): Record<Locale, string> {
  return { 'zh-Hans': path('zh-Hans'), 'zh-Hant': path('zh-Hant'), en: path('en') };
}

function withoutNumber(path: string): string {
  return path.replace(/\d+$/, '');
}
