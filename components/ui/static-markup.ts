import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };

/** Elements that have no end tag (HTML, 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
/** Attributes of drawings that keep their capitals; the others of the kind are dashed. */
const CAPITALS_KEPT = new Set(['viewBox', 'preserveAspectRatio']);
const DASHED = /^(?:stroke|fill|clip|stop|font|text|marker|shape)[A-Z]/;
const RENAMED: Readonly<Record<string, string>> = { className: 'class', htmlFor: 'for' };
const NO_ATTRIBUTES = new Set([
  'children',
  'key',
  'ref',
  'dangerouslySetInnerHTML',
  'suppressHydrationWarning',
]);

/** Attributes that lead somewhere, and what React lets lead nowhere in them: an address that is a script. */
const ADDRESSES = new Set(['href', 'src', 'action', 'formaction']);
const SCRIPT_ADDRESS = 'javascript:';

/** How many strings are being made, one within the other. */
let depth = 0;

/**
 * The HTML of a tree of server components without islands, as one string.
 * In: elements, text and plain synchronous components. Out: escaped HTML.
 * @throws TypeError for a client component or an asynchronous one: neither can
 *   be part of a string.
 */
export function staticMarkup(node: ReactNode): string {
  depth += 1;
  try {
    return markupOf(node);
  } finally {
    depth -= 1;
  }
}

/** What the markup in the making wants in its page's head; undefined where React sees to that. */
let hints: Set<string> | undefined;

/**
 * The HTML of a tree as staticMarkup makes it, where no page of React's is being made.
 * @returns it, and the links that it wants in the head.
 */
export function markupApart(node: ReactNode): { html: string; head: string } {
  const before = hints;
  const mine = (hints = new Set<string>());
  try {
    return { html: staticMarkup(node), head: [...mine].join('') };
  } finally {
    hints = before;
  }
}

/**
 * Takes a link for the head of the page. What is made once for many pages gives its link to the
 * first one only: such a part has none.
 * @returns false where React is to be asked instead.
 */
export function hintApart(link: () => ReactElement): boolean {
  hints?.add(staticMarkup(link()));
  return hints !== undefined;
}

/** True while a string is being made: what is asked to be one itself is part of it then. */
export function isInStaticMarkup(): boolean {
  return depth > 0;
}

function markupOf(node: ReactNode): string {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (typeof node === 'string') return escapeText(node);
  if (typeof node === 'number' || typeof node === 'bigint') return String(node);
  if (isValidElement(node)) return elementMarkup(node as ReactElement<Props>);
  if (Symbol.iterator in node) {
    // Appended, not joined: a join copies at each level what the one above it copies again.
    let markup = '';
    for (const child of node as Iterable<ReactNode>) markup += markupOf(child);
    return markup;
  }
  throw new TypeError('Only text, elements and lists of them can be written as static markup.');
}

/** Runs components down to the first HTML element; null where they render nothing or a list. */
export function hostElement(node: ReactNode): ReactElement<Props> | null {
  if (!isValidElement(node)) return null;
  const element = node as ReactElement<Props>;
  return typeof element.type === 'string' ? element : hostElement(runComponent(element));
}

function elementMarkup(element: ReactElement<Props>): string {
  const { type, props } = element;
  if (type === Fragment) return markupOf(props.children);
  if (typeof type !== 'string') return markupOf(runComponent(element));
  const open = `<${type}${attributesMarkup(props)}>`;
  if (VOID.has(type)) return open;
  const given = props.dangerouslySetInnerHTML as { __html: string } | undefined;
  return `${open}${given ? given.__html : markupOf(props.children)}</${type}>`;
}

function runComponent({ type, props }: ReactElement<Props>): ReactNode {
  if (typeof type !== 'function' || '$$typeof' in type) {
    throw new TypeError('An island can not be part of static markup.');
  }
  const rendered = (type as unknown as (props: Props) => ReactNode)(props);
  if (rendered instanceof Promise) {
    throw new TypeError('An asynchronous component can not be part of static markup.');
  }
  return rendered;
}

function attributesMarkup(props: Props): string {
  let markup = '';
  for (const name in props) {
    const value = props[name];
    if (NO_ATTRIBUTES.has(name) || value === undefined || value === null) continue;
    markup += attributeMarkup(attributeName(name), value);
  }
  return markup;
}

function attributeMarkup(name: string, value: unknown): string {
  // aria-* and data-* say "false" in words; other attributes are there or not.
  const isWorded = name.startsWith('aria-') || name.startsWith('data-');
  if (typeof value === 'boolean' && !isWorded) return value ? ` ${name}=""` : '';
  if (name === 'style') return ` style="${escapeAttribute(styleText(value as object))}"`;
  if (typeof value === 'function' || typeof value === 'object') {
    throw new TypeError(`"${name}" can not be written as static markup.`);
  }
  const text = String(value);
  if (ADDRESSES.has(name) && runsScript(text)) return '';
  return ` ${name}="${escapeAttribute(text)}"`;
}

/** True for an address that a browser would run (URL Standard: white space in it does not count). */
function runsScript(address: string): boolean {
  if (!/^[\s\p{Cc}]*j/iu.test(address)) return false;
  const bare = address.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
  return bare.startsWith(SCRIPT_ADDRESS);
}

function attributeName(name: string): string {
  const renamed = RENAMED[name];
  if (renamed) return renamed;
  if (CAPITALS_KEPT.has(name)) return name;
  if (DASHED.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.toLowerCase();
}

function styleText(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => {
      const property = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${String(value)}`;
    })
    .join(';');
}

function escapeText(text: string): string {
  return /[&<>]/.test(text)
    ? text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
    : text;
}

/** Text as it stands between double quotes (HTML, 13.1.2.3). */
export function escapeAttribute(text: string): string {
  return /[&<>"]/.test(text) ? escapeText(text).replace(/"/g, '&quot;') : text;
}
