import type { Locale } from '@/lib/i18n/locales';

/** Things with a page of their own whose id may be absent or withdrawn. */
export const ENTITY_KINDS = [
  'article',
  'flash',
  'label',
  'author',
  'column',
  'topic',
  'brief',
  'weekly',
  'technical',
  'month',
  'event',
  'eventView',
  'notice',
] as const;
export type EntityKind = (typeof ENTITY_KINDS)[number];

/** What a "missing" page says it could not find; `page` is an unlisted path. */
export type MissingKind = 'page' | EntityKind;

/** The five per-route flags of spec section 2, Layout. */
export interface RouteLayout {
  header: boolean;
  footer: boolean;
  /** Left menu with the language switcher. */
  toolbar: boolean;
  /** Floating app-download button. */
  download: boolean;
  /** Floating language switcher and back-to-top. */
  tool: boolean;
}

/** The one path parameter of a route; in query form it has the same name. */
export interface RouteParam {
  name: string;
  /**
   * `id` a positive 32-bit integer, `text` free words, `date` yyyy-mm-dd, `slug-of-list` a short
   * ASCII key, `month-or-slug` yyyy-mm, one of the keys of `oneOf`, or both with a dash between.
   */
  kind: 'id' | 'text' | 'date' | 'slug-of-list' | 'month-or-slug';
  required: boolean;
  /** All values that there are, for a short list that is part of the design. */
  oneOf?: readonly string[];
}

/**
 * Things that may be chosen on a page by name, each with the values it may have, or any id. No
 * value stands in two of them: together they make one path segment. In query form each has its name.
 */
export type RouteViews = Readonly<Record<string, readonly string[] | 'id'>>;

/** Another path that answers with a 308 to the row's own. */
export interface RouteAlias {
  path: string;
  /** Name of the parameter in this alias's query form, when it differs from the row's. */
  param?: string;
  /** Fragment that the redirect adds, with its `#`. */
  hash?: string;
}

/** One row of the route table (spec section 2). */
export interface RouteRow {
  /** The path without its first slash, the others turned into `_`. */
  id: string;
  /** Path without language prefix; also the folder of its page under app/[locale]. */
  path: string;
  aliases?: readonly RouteAlias[];
  /** Languages in which the bare language root is this row's public path. */
  rootIn?: readonly Locale[];
  param?: RouteParam;
  /** Query parameters, besides `param`, that become path segments. */
  query: readonly string[];
  /** Query parameters that stay in the URL untouched: returns from outside services. */
  keptQuery?: readonly string[];
  /** What may be chosen of how the page shows its content: one path segment after the parameter. */
  view?: RouteViews;
  /**
   * `with-param`: only the parameter's list has further pages, not the bare path;
   * `without-param`: the bare path alone, what the parameter names is one page.
   */
  paged: boolean | 'with-param' | 'without-param';
  layout: RouteLayout;
  dark: boolean;
  indexable: boolean;
  inSitemap: boolean;
  /** Whether its Content-Security-Policy lets nothing run but the site's own. */
  isStrict: boolean;
  /** The guard of spec section 2: a visitor without a token goes to home. */
  auth: boolean;
  /** The row exists in this language alone and has one unprefixed URL. */
  forcedLocale?: Locale;
  screen: 'ready' | 'coming';
  /** What the parameter identifies, for the existence check; a key of `oneOf` always exists. */
  entity?: EntityKind;
  /** Listing scope whose page count bounds /page/n; `{param}` stands for the parameter. */
  listing?: string;
  /** The same for the row without its parameter, where that is another listing. */
  bareListing?: string;
  /** Key of the title in messages/. */
  titleKey: string;
  /** Unprefixed public path of an example, for the sweep over all rows. */
  sample: string;
  /** Row above this one in the breadcrumb. */
  parent?: string;
}
