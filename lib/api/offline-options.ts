import { LOCALE_PREFIX, LOCALES } from '../i18n/locales';
import { href } from '../routes/href';
import { routeById } from '../routes/route-table';

/** Articles that a reader's browser keeps, and files of builds; some megabytes together. */
const ARTICLES_MAX = 20;
const FILES_MAX = 120;
const KEPT_ROUTES = ['gw_detail', 'kuaixun_wz'] as const;

/** What the service worker is told of this site (see components/layout/offline-worker). */
export function offlineOptions() {
  const prefixes = LOCALES.map((locale) => LOCALE_PREFIX[locale]);
  const paths = KEPT_ROUTES.map((id) => routeById(id).path);
  return {
    offlinePages: Object.fromEntries(
      LOCALES.map((locale) => [LOCALE_PREFIX[locale], href('offline', { locale })]),
    ),
    articles: `^(?:${prefixes.join('|')})(?:${paths.join('|')})/\\d{1,10}$`,
    articlesMax: ARTICLES_MAX,
    filesMax: FILES_MAX,
  };
}
