/**
 * Ids inside a body: kept as the author wrote them where that is harmless, so
 * that links to a heading go on working.
 */

/**
 * Names that a script or the page itself may look up by id or as a global: an id
 * of that name would answer in their place (DOM clobbering).
 */
const RESERVED_IDS = new Set(
  (
    'constructor prototype hasownproperty isprototypeof valueof tostring tolocalestring ' +
    'window document self top parent opener frames location history navigator screen origin name ' +
    'status closed length event body head forms images links scripts anchors all cookie domain ' +
    'referrer title url implementation defaultview documentelement activeelement currentscript ' +
    'getelementbyid queryselector queryselectorall createelement write open close attributes ' +
    'childnodes children firstchild lastchild parentnode nodename nodetype ownerdocument innerhtml ' +
    'outerhtml textcontent classname classlist dataset style submit action method elements ' +
    'fetch crypto caches localstorage sessionstorage indexeddb performance alert eval process ' +
    'global globalthis module exports require define next react main root app content header footer ' +
    'nav menu search dialog login skip'
  ).split(' '),
);

/**
 * The id to write for an id that was read, or null when nothing is left of it.
 * Letters, digits, `_` and `-` of any script stay; other characters become `-`;
 * reserved names and those that start with an underscore get the prefix `h-`.
 * Applied to its own result it changes nothing.
 */
export function safeId(raw: string): string | null {
  const id = raw
    .trim()
    .slice(0, 500)
    .replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  if (id === '') return null;
  const isReserved = id.startsWith('_') || RESERVED_IDS.has(id.toLowerCase());
  const kept = [...(isReserved ? `h-${id}` : id)].slice(0, 120).join('');
  return kept.replace(/-+$/, '');
}
