import { DOWNLOAD_REDIRECT_DELAY_MS } from '@/lib/contract/constants';

/** Id of the overlay that WeChat's browser gets. */
export const WECHAT_OVERLAY_ID = 'wechat-overlay';

export interface AppLinks {
  /** Scheme that the app answers to, without `://`; '' where there is no app. */
  scheme: string;
  ios: string;
  android: string;
  /** The download page, in the page's language. */
  download: string;
}

export type AppMove =
  { kind: 'overlay' } | { kind: 'store'; url: string } | { kind: 'open'; url: string };

/**
 * The app buttons (`a[data-app-link]`; spec section 2): try the app's own link, then go to
 * the download page after 1 s. Without script they are links to that page. Links to stores
 * (`a[data-store-link]`) lead there themselves, but not in WeChat, which opens neither.
 */
export function tendAppLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest?.<HTMLAnchorElement>(
        'a[data-app-link], a[data-store-link]',
      );
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const isStore = link.dataset.storeLink !== undefined;
      if (isStore && !isWechat(navigator.userAgent)) return;
      event.preventDefault();
      const { scheme = '', ios = '', android = '' } = link.dataset;
      const download = isStore ? link.href : withTarget(link.href, appTarget(location));
      const links = { scheme, ios, android, download };
      make(appMove(navigator.userAgent, links, location), links.download);
    },
    { signal },
  );
  const overlay = overlayElement();
  if (isWechat(navigator.userAgent) && overlay?.dataset.atOnce !== undefined) overlay.showModal();
}

export type System = 'ios' | 'android' | 'other';

/** The system of a browser. An iPad calls itself a Mac, but is touched. */
export function systemOf(userAgent: string, touchPoints = 0): System {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'ios';
  if (/Macintosh/i.test(userAgent) && touchPoints > 1) return 'ios';
  return /Android/i.test(userAgent) ? 'android' : 'other';
}

/** Whether it is WeChat's own browser, which opens neither apps nor stores. */
export function isWechat(userAgent: string): boolean {
  return /MicroMessenger/i.test(userAgent);
}

/** What a press does in a given browser, at a given address. Pure. */
export function appMove(
  userAgent: string,
  links: AppLinks,
  here: Pick<Location, 'pathname' | 'search'>,
): AppMove {
  if (isWechat(userAgent)) return { kind: 'overlay' };
  if (links.scheme) return { kind: 'open', url: `${links.scheme}://${appTarget(here)}` };
  const system = systemOf(userAgent);
  const store = system === 'other' ? '' : links[system];
  return { kind: 'store', url: store || links.download };
}

const TARGETS = [
  ['article', /^(?:\/zh-hant|\/en)?\/(?:gw_detail|home_wz|wz_detail)(?:\/(\d+))?$/],
  ['flash', /^(?:\/zh-hant|\/en)?\/kuaixun_wz(?:\/(\d+))?$/],
  ['event', /^(?:\/zh-hant|\/en)?\/(?:ac_detail|ac_ticket)(?:\/(\d+))?$/],
] as const;

/**
 * What the app opens: the article, flash news or event that the address names by its path, by
 * `id`, or as the download page's query does (`?article=5`); else its home.
 */
export function appTarget({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  const query = new URLSearchParams(search);
  for (const [kind, path] of TARGETS) {
    const match = path.exec(pathname);
    const id = (match ? (match[1] ?? query.get('id')) : query.get(kind)) ?? '';
    if (/^[1-9]\d{0,9}$/.test(id)) return `${kind}/${id}`;
  }
  return 'home';
}

/** The download page's address, which remembers what the app was to open. */
function withTarget(download: string, target: string): string {
  const [kind = '', id] = target.split('/');
  if (!id) return download;
  const url = new URL(download, location.href);
  // On the page itself the link leads to a part of it, and its query says so already.
  if (url.hash === '') url.searchParams.set(kind, id);
  return url.href;
}

function make(move: AppMove, download: string) {
  if (move.kind === 'overlay') {
    overlayElement()?.showModal();
    return;
  }
  location.href = move.url;
  if (move.kind !== 'open') return;
  setTimeout(() => {
    // Hidden means that the app has taken over.
    if (!document.hidden) location.href = download;
  }, DOWNLOAD_REDIRECT_DELAY_MS);
}

function overlayElement(): HTMLDialogElement | null {
  return document.querySelector<HTMLDialogElement>(`#${WECHAT_OVERLAY_ID}`);
}
