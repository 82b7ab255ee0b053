/**
 * What of foreign HTML may come into the editor: the names that the site's own policy for
 * bodies keeps (lib/domains/articles/body-html), which judges everything once more when the
 * text is saved. Here it keeps a pasted text from running anything in the writer's browser.
 */
const BLOCKS =
  'h2 h3 h4 p ul ol li dl dt dd blockquote pre hr table caption thead tbody tfoot tr th td ' +
  'figure figcaption details summary section';
const PHRASES =
  'a img em strong s u sub sup mark small code kbd abbr q ruby rt rp time br wbr span';
const ALLOWED = new Set(`${BLOCKS} ${PHRASES}`.split(' '));

/** Elements whose content is no text and goes with them. */
const DROPPED = new Set(
  (
    'script style noscript template title head meta link textarea option select svg math noembed ' +
    'object embed applet canvas audio video iframe frame frameset datalist input button xmp xml'
  ).split(' '),
);

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  abbr: ['title'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'reversed'],
  li: ['value'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
  time: ['datetime'],
};
const EVERYWHERE = ['id', 'lang', 'dir', 'translate'];
/** Classes that mean something in a body. */
const CLASSES =
  /^(language-[\w+#.-]{1,40}|align-(center|right)|footnotes|footnotes-list|footnote-(item|ref|backref))$/;

/** Addresses of links that lead somewhere safe; a fragment and a path of the site are such. */
export function isSafeHref(href: string): boolean {
  const scheme = /^\s*([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\t\n\r]/g, ''))?.[1];
  return scheme === undefined || /^(https?|mailto)$/i.test(scheme);
}

/** Strips, in place, everything that is not on the list; text inside what goes stays. */
export function keepAllowed(root: ParentNode): void {
  for (const element of [...root.querySelectorAll('*')]) {
    const tag = element.localName;
    if (DROPPED.has(tag)) element.remove();
    else if (ALLOWED.has(tag)) stripAttributes(element, tag);
    else element.replaceWith(...element.childNodes);
  }
}

function stripAttributes(element: Element, tag: string): void {
  for (const { name, value } of [...element.attributes]) {
    if (name === 'class') {
      const kept = value.split(/\s+/).filter((one) => CLASSES.test(one));
      if (kept.length > 0) element.setAttribute('class', kept.join(' '));
      else element.removeAttribute('class');
      continue;
    }
    const isKnown = EVERYWHERE.includes(name) || ATTRIBUTES[tag]?.includes(name);
    const isUnsafe =
      (name === 'href' && !isSafeHref(value)) ||
      (name === 'src' && !/^(https?:|data:image\/|blob:|\/media\/|\/\/)/i.test(value.trim()));
    if (!isKnown || isUnsafe) element.removeAttribute(name);
  }
}
