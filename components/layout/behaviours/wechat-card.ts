import { loadChunk } from '../load-chunk';

/** In WeChat's browser a page of news sets its own share card; elsewhere nothing is loaded. */
export function offerWechatCard(): void {
  const row = document.querySelector('[data-share-row]');
  if (!row || !/MicroMessenger/i.test(navigator.userAgent)) return;
  void loadChunk(() => import('../set-wechat-card')).then((chunk) => chunk?.setWechatCard());
}
