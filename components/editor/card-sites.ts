/** Sites whose pages may stand as cards in a text, by their hosts. */
const CARD_SITES: readonly (readonly [name: string, hosts: readonly string[]])[] = [
  ['YouTube', ['youtube.com', 'youtu.be']],
  ['Bilibili', ['bilibili.com', 'b23.tv']],
  ['X', ['x.com', 'twitter.com']],
  ['Vimeo', ['vimeo.com']],
  ['GitHub', ['github.com']],
  ['Telegram', ['t.me']],
];

export const CARD_SITE_NAMES = CARD_SITES.map(([name]) => name);

/** The site that an address leads to, where it may be a card: https and on the list; null else. */
export function cardSite(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname } = new URL(address);
  if (protocol !== 'https:') return null;
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  return CARD_SITES.find(([, hosts]) => hosts.some(isOf))?.[0] ?? null;
}
