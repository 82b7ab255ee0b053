import { sayKeptMessage } from '@/lib/client/kept-message';
import { tendAppLinks } from './behaviours/app-link';
import { offerBackToTop } from './behaviours/back-to-top';
import { offerHotSearches } from './behaviours/hot-searches';
import { listenToWire } from './behaviours/flash-wire';
import { keepListsFresh } from './behaviours/live-lists';
import { makeWayForReading } from './behaviours/make-way';
import { orderAsSeen } from './behaviours/order-as-seen';
import { closePopovers } from './behaviours/popovers';
import { keepTimesRelative, type TimeWords } from './behaviours/relative-times';
import { tendSearchBoxes } from './behaviours/search-box';
import { suggestWhileTyping } from './behaviours/suggestions';
import { tendShareRow } from './behaviours/share-actions';
import { tellOfVisit } from './behaviours/tell-visit';
import { tendTextSize } from './behaviours/text-size';
import { tendTwoPages } from './behaviours/two-pages';
import { offerWechatCard } from './behaviours/wechat-card';
import { IS_EARLY } from './early/marks';
import { actFirst } from './early/own-first-acts';

export interface PageWords {
  time: TimeWords;
}

/**
 * The behaviours that nothing depends on in a page's first moment, in a file of their own,
 * asked for once the page stands (see PageBehaviours). Each ends with the signal.
 */
export function tendPage(signal: AbortSignal, { time }: PageWords): void {
  // What is the reader's own alone has no first script.
  if (!document.documentElement.hasAttribute(IS_EARLY)) actFirst(signal);
  keepTimesRelative(signal, time);
  orderAsSeen(signal);
  closePopovers(signal);
  tendSearchBoxes(signal);
  tendAppLinks(signal);
  offerBackToTop(signal);
  makeWayForReading(signal);
  tendShareRow(signal);
  offerWechatCard();
  tendTextSize(signal);
  offerHotSearches(signal);
  suggestWhileTyping(signal);
  tendTwoPages(signal);
  keepListsFresh(signal);
  listenToWire(signal);
  tellOfVisit(signal);
  sayKeptMessage();
}
