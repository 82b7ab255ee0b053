/** How a script of the build begins and ends, as React and Next write it; its address is between. */
const SCRIPT_START = '<script src="';
const BUILD_SCRIPT_START = `${SCRIPT_START}/_next/static/`;
const BUILD_SCRIPT_END = Buffer.from('.js" async=""></script>');
const ADDRESS_END = '"';
const PRELOADED_SCRIPT_START = '<link rel="preload" as="script"';
const TAG_END = '>';
/** Stands in every page whose behaviours the first script knows how to wait for. */
const HAS_BEHAVIOURS = 'class="route-progress"';
/** Stands where a page shows nothing but its frame until its scripts are there. */
const AWAITS_SCRIPTS = 'data-awaits-scripts';
const HEAD_END = '</head>';

/** A part of a page that goes, or is nothing and has something put in its place. */
interface Cut {
  from: number;
  to: number;
  put?: Buffer;
}

/**
 * Takes a page's scripts out of the way of its first view: their addresses go to a first script,
 * which starts them when they are needed (components/layout/early). A page without behaviours, or
 * without scripts, stays as it is, and so does one that is nothing without them.
 *
 * Works on the bytes: to make text of a page, look through it and make bytes of it again took a
 * sixth of the time that a page needs.
 * @param html the whole page as UTF-8.
 * @param firstScript text of the first script; it finds the addresses, apart by a space, in its own
 *   element's `data-scripts`.
 */
export function quietPage(html: Buffer, firstScript: string): Buffer {
  const headEnd = html.indexOf(HEAD_END);
  if (headEnd < 0 || !html.includes(HAS_BEHAVIOURS) || html.includes(AWAITS_SCRIPTS)) return html;
  const scripts = findBuildScripts(html);
  if (scripts.length === 0) return html;
  const addresses = new Set(scripts.map(({ address }) => address));
  const first = `<script data-scripts="${[...addresses].join(' ')}">${firstScript}</script>`;
  const cuts: Cut[] = [
    ...scripts,
    ...findPreloads(html),
    { from: headEnd, to: headEnd, put: Buffer.from(first) },
  ];
  return withoutCuts(html, cuts);
}

function findBuildScripts(html: Buffer): (Cut & { address: string })[] {
  const found: (Cut & { address: string })[] = [];
  let from = html.indexOf(BUILD_SCRIPT_START);
  while (from >= 0) {
    const start = from + SCRIPT_START.length;
    const quote = html.indexOf(ADDRESS_END, start);
    const end = quote - '.js'.length;
    const to = end + BUILD_SCRIPT_END.length;
    if (quote >= 0 && html.subarray(end, to).equals(BUILD_SCRIPT_END)) {
      found.push({ from, to, address: html.toString('latin1', start, quote) });
    }
    from = html.indexOf(BUILD_SCRIPT_START, start);
  }
  return found;
}

function findPreloads(html: Buffer): Cut[] {
  const found: Cut[] = [];
  let from = html.indexOf(PRELOADED_SCRIPT_START);
  while (from >= 0) {
    const end = html.indexOf(TAG_END, from);
    if (end < 0) break;
    found.push({ from, to: end + 1 });
    from = html.indexOf(PRELOADED_SCRIPT_START, end);
  }
  return found;
}

function withoutCuts(html: Buffer, cuts: readonly Cut[]): Buffer {
  const parts: Buffer[] = [];
  let at = 0;
  for (const { from, to, put } of cuts.toSorted((one, other) => one.from - other.from)) {
    parts.push(html.subarray(at, from));
    if (put) parts.push(put);
    at = to;
  }
  return Buffer.concat([...parts, html.subarray(at)]);
}
