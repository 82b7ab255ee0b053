import { isLocale, LOCALE_PREFIX } from '@/lib/i18n/locales';

/**
 * Who follows a link to a text in another language than the page's (`a[hreflang]`, of a list) gets
 * that text in the surroundings of the language they read in: `/en/gw_detail/5` shows the Chinese
 * text where there is no English one. The links themselves are the texts' own addresses, for
 * crawlers, for readers without scripts and to be copied. The language switcher's lead elsewhere.
 */
export function keepSurroundings(signal?: AbortSignal): void {
  const options = signal ? { signal } : {};
  const listen = ({ target, button }: MouseEvent) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(
      'a[hreflang]:not([data-language])',
    );
    const shown = document.documentElement.lang;
    if (!link || link.origin !== location.origin || button > 1) return;
    if (!isLocale(shown) || !isLocale(link.hreflang)) return;
    const own = LOCALE_PREFIX[link.hreflang];
    const path = link.pathname;
    if (path.startsWith(`${own}/`)) {
      link.href = LOCALE_PREFIX[shown] + path.slice(own.length) + link.hash;
    }
    // Once it leads to the page's own language there is nothing more to change.
    link.removeAttribute('hreflang');
  };
  document.addEventListener('click', listen, options);
  // The middle button makes no click.
  document.addEventListener('auxclick', listen, options);
}
