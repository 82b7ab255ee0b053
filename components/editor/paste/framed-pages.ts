import { cardSite } from '../card-sites';

/** Players of sites that have cards, by host and path, and the pages that they show. */
const PLAYERS: readonly (readonly [RegExp, (id: string) => string])[] = [
  [
    /^(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/,
    (id) => `https://www.youtube.com/watch?v=${id}`,
  ],
  [/^player\.vimeo\.com\/video\/(\d+)/, (id) => `https://vimeo.com/${id}`],
  [
    /^player\.bilibili\.com\/player\.html\?(?:[^#]*&)?bvid=(\w+)/,
    (id) => `https://www.bilibili.com/video/${id}`,
  ],
];

/**
 * Pages of other sites that a pasted text frames: a card where the site is on the list, else a link
 * to what was framed. No frame comes in.
 */
export function framesAsCards(body: HTMLElement): void {
  // The last first: what follows a paragraph is put right behind it.
  for (const frame of [...body.querySelectorAll('iframe')].reverse()) {
    const address = framedAddress(frame.getAttribute('src') ?? '');
    if (!address) continue;
    const document = body.ownerDocument;
    const link = document.createElement('a');
    link.setAttribute('href', address);
    link.textContent = (frame.getAttribute('title') ?? '').trim() || address;
    const site = cardSite(address);
    const place = document.createElement(site ? 'figure' : 'p');
    place.append(link);
    if (site) {
      const caption = document.createElement('figcaption');
      caption.textContent = site;
      place.append(caption);
    }
    const holder = frame.closest('p');
    // A figure stands beside paragraphs, not in them.
    if (holder) {
      holder.after(place);
      frame.remove();
    } else frame.replaceWith(place);
  }
}

/** The address of the page in a frame; undefined where it is none of the web's. */
function framedAddress(src: string): string | undefined {
  const whole = src.trim().replace(/^\/\//, 'https://');
  if (!URL.canParse(whole)) return undefined;
  const { protocol, host, pathname, search, href } = new URL(whole);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  for (const [player, pageOf] of PLAYERS) {
    const id = player.exec(host + pathname + search)?.[1];
    if (id) return pageOf(id);
  }
  return href;
}
