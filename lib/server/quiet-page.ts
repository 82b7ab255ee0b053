/** A script of the build, as React and Next write it. */
const PAGE_SCRIPT = /<script src="(\/_next\/static\/[^"]+\.js)" async=""><\/script>/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
/** Stands in every page whose behaviours the first script knows how to wait for. */
const HAS_BEHAVIOURS = 'class="route-progress"';
const HEAD_END = '</head>';

/**
 * Takes a page's scripts out of the way of its first view: their addresses go to a first script,
 * which starts them when they are needed (components/layout/early). A page without behaviours, or
 * without scripts, stays as it is.
 * @param html the whole page.
 * @param firstScript text of the first script; it finds the addresses, apart by a space, in its own
 *   element's `data-scripts`.
 */
export function quietPage(html: string, firstScript: string): string {
  if (!html.includes(HAS_BEHAVIOURS) || !html.includes(HEAD_END)) return html;
  const addresses = [...html.matchAll(PAGE_SCRIPT)].map(([, address = '']) => address);
  if (addresses.length === 0) return html;
  const first = `<script data-scripts="${[...new Set(addresses)].join(' ')}">${firstScript}</script>`;
  return html
    .replace(PAGE_SCRIPT, '')
    .replace(PRELOADED_SCRIPT, '')
    .replace(HEAD_END, () => first + HEAD_END);
}
