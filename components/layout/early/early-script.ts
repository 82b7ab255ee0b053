import { IS_EARLY } from './marks';
import { actFirst } from './own-first-acts';
import { startScriptsWhenUsed } from './start-scripts';
import { tellView } from './tell-view';

/*
 * What a page that everybody gets does by itself at once: a file of its own, bundled apart by
 * scripts/build.mjs and put into the page's head by lib/server/quiet-page. All else comes with the
 * page's scripts, which it starts.
 */
const addresses = (document.currentScript as HTMLScriptElement | null)?.dataset.scripts ?? '';
document.documentElement.setAttribute(IS_EARLY, '');
actFirst();
tellView(Date.now());
startScriptsWhenUsed(addresses.split(' ').filter(Boolean));
