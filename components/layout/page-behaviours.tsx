'use client';

import { useEffect } from 'react';
import { sayKeptMessage } from '@/lib/client/kept-message';
import { tendAppLinks } from './behaviours/app-link';
import { makeWayForReading } from './behaviours/make-way';
import { offerBackToTop } from './behaviours/back-to-top';
import { offerHotSearches } from './behaviours/hot-searches';
import { rememberLanguage } from './behaviours/language-choice';
import { keepListsFresh } from './behaviours/live-lists';
import { recordPath } from './behaviours/path-record';
import { closePopovers } from './behaviours/popovers';
import { keepTimesRelative, type TimeWords } from './behaviours/relative-times';
import { showRouteProgress } from './behaviours/route-progress';
import { tendSearchBoxes } from './behaviours/search-box';
import { suggestWhileTyping } from './behaviours/suggestions';
import { tendShareRow } from './behaviours/share-actions';
import { tendTextSize } from './behaviours/text-size';
import { offerWechatCard } from './behaviours/wechat-card';
import { tendTwoPages } from './behaviours/two-pages';

export interface PageBehavioursProps {
  time: TimeWords;
}

/**
 * What a page does beyond being read. Each behaviour finds its elements in the finished HTML
 * by their data attributes; nothing of the page's text is in this component.
 */
export function PageBehaviours({ time }: PageBehavioursProps) {
  useEffect(() => {
    const stop = new AbortController();
    const bar = document.querySelector('.route-progress');
    keepTimesRelative(stop.signal, time);
    recordPath(stop.signal);
    rememberLanguage(stop.signal);
    if (bar) showRouteProgress(stop.signal, bar);
    closePopovers(stop.signal);
    tendSearchBoxes(stop.signal);
    tendAppLinks(stop.signal);
    offerBackToTop(stop.signal);
    makeWayForReading(stop.signal);
    tendShareRow(stop.signal);
    offerWechatCard();
    tendTextSize(stop.signal);
    offerHotSearches(stop.signal);
    suggestWhileTyping(stop.signal);
    tendTwoPages(stop.signal);
    keepListsFresh(stop.signal);
    sayKeptMessage();
    return () => stop.abort();
    // The words never change while a page is open.
  }, [time]);
  return <div className="route-progress" aria-hidden="true" />;
}
