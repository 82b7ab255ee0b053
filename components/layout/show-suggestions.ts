import { foreignLang } from '@/components/ui/foreign-lang';
import { callApi } from '@/lib/client/call-api';
import type { SearchKind } from '@/lib/contract/search';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';

/** Longest text that is asked about. */
const ASKED_MAX = 100;

const ROUTES = {
  article: 'gw_detail',
  flash: 'kuaixun_wz',
  event: 'ac_detail',
  author: 'author',
  label: 'gw_dex',
} as const;

/**
 * Fills the list under a search box with what a text may mean.
 * @returns how many there are; none where the answer did not come.
 */
export async function showSuggestions(
  panel: HTMLElement,
  keyword: string,
  signal: AbortSignal,
): Promise<number> {
  const locale = document.documentElement.lang;
  const list = panel.querySelector('ul');
  if (!list || !isLocale(locale)) return 0;
  const input = { keyword: keyword.slice(0, ASKED_MAX) };
  const answer = await callApi('suggestSearch', input, { locale, signal }).catch(() => undefined);
  if (signal.aborted) return 0;
  const found = answer?.list ?? [];
  list.replaceChildren(
    ...found.map(({ kind, id, title, lang }, at) => {
      const option = document.createElement('li');
      option.id = `${list.id}-${at}`;
      option.className = 'suggestion';
      option.setAttribute('role', 'option');
      option.setAttribute('aria-selected', 'false');
      option.dataset.href = addressOf(kind, id, locale);
      const text = document.createElement('span');
      text.textContent = title;
      text.lang = foreignLang(lang, locale) ?? '';
      if (text.lang === '') text.removeAttribute('lang');
      const name = document.createElement('span');
      name.textContent = panel.getAttribute(`data-kind-${kind}`);
      option.append(text, name);
      return option;
    }),
  );
  say(panel, found.length);
  return found.length;
}

function say(panel: HTMLElement, count: number) {
  const place = panel.parentElement?.querySelector('[data-suggestions-said]');
  const sentence = count === 1 ? panel.dataset.saidOne : panel.dataset.saidOther;
  if (place)
    place.textContent = count === 0 ? '' : (sentence ?? '').replace('{count}', String(count));
}

function addressOf(kind: SearchKind, id: number, locale: Locale): string {
  if (kind === 'tool') return href('home_tools', { locale, hash: `tool-${id}` });
  return href(ROUTES[kind], { locale, param: id });
}
