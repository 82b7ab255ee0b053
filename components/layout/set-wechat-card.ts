import { callApi, CallFailed } from '@/lib/client/call-api';
import { DEFAULT_LOCALE, isLocale } from '@/lib/i18n/locales';

/** WeChat's own script; it speaks to no other page than its browser's. */
const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';
const CALLS = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

interface Card {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
}

interface Wechat {
  config(settings: object): void;
  ready(act: () => void): void;
  updateAppMessageShareData(card: Card): void;
  updateTimelineShareData(card: Omit<Card, 'desc'>): void;
}

/**
 * Sets title, text and picture of the card that WeChat shows when this page is sent on. Where
 * no official account is set up WeChat makes its card of the page by itself.
 */
export async function setWechatCard(): Promise<void> {
  const { lang } = document.documentElement;
  const [url = ''] = location.href.split('#', 1);
  try {
    const locale = isLocale(lang) ? lang : DEFAULT_LOCALE;
    const signed = await callApi('getShareSignaTure', { url }, { locale });
    const wechat = await loadWechat();
    wechat?.config({ ...signed, debug: false, jsApiList: CALLS });
    wechat?.ready(() => {
      const card = cardOfPage();
      wechat.updateAppMessageShareData(card);
      wechat.updateTimelineShareData(card);
    });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
  }
}

/** What the head says of the page, for every other place to share it. */
function cardOfPage(): Card {
  const said = (name: string) =>
    document.querySelector<HTMLMetaElement>(`meta[property="og:${name}"]`)?.content ?? '';
  return {
    title: said('title') || document.title,
    desc: said('description'),
    link: said('url') || location.href,
    imgUrl: said('image'),
  };
}

function loadWechat(): Promise<Wechat | undefined> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => resolve((window as { wx?: Wechat }).wx);
    script.onerror = () => resolve(undefined);
    document.head.append(script);
  });
}
