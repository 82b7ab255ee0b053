import { LRUCache } from 'lru-cache';
import type { ReactElement } from 'react';
import { blanksFor, fillAttributes, fillMarkup } from './blanks';
import { Given } from './given';
import { hostElement, staticMarkup } from './static-markup';
import { useLocale } from './words';

type Blanks = Readonly<Record<string, string>>;

export type FrozenProps<Texts extends Blanks> = PlainProps | BlankedProps<Texts>;

interface PlainProps {
  /** One element, or a component that renders to one: server components only, no islands. */
  children: ReactElement<object>;
  /** True for what no other page shows again, so that keeping it is of no use. */
  unique?: boolean;
}

interface BlankedProps<Texts extends Blanks> {
  /** Makes the element with blanks in the places of the texts; a blank may be text or attribute. */
  children: (blanks: Texts) => ReactElement<object>;
  /** What is another on each page, in a part that is else the same: made once, filled in for each. */
  blanks: Texts;
}

interface Frame {
  type: string;
  attributes: Record<string, unknown>;
  html: string;
}

/** What components rendered to, by language and props; the rails of a page are those of the next one. */
const rendered = new LRUCache<string, Frame>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ html }, key) => 2 * (html.length + key.length) + 256,
});

/** A number for each component: their names need not differ. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/**
 * Part of a page that is words and links alone, as one string of HTML. React
 * renders a page several times over before it is finished, and reads it once
 * more in the browser: what holds no island need not be part of that.
 */
export function Frozen<Texts extends Blanks>(props: FrozenProps<Texts>) {
  const locale = useLocale();
  const frame = frameOf(props, locale);
  if (!frame) return null;
  return Given({ as: frame.type, attributes: frame.attributes, html: frame.html });
}

function frameOf<Texts extends Blanks>(props: FrozenProps<Texts>, locale: string): Frame | null {
  if (!('blanks' in props)) {
    return props.unique ? freeze(props.children) : freezeOnce(props.children, locale);
  }
  const frame = freezeOnce(props.children(blanksFor(props.blanks)), locale);
  return (
    frame && {
      type: frame.type,
      attributes: fillAttributes(frame.attributes, props.blanks),
      html: fillMarkup(frame.html, props.blanks),
    }
  );
}

function freezeOnce(children: ReactElement<object>, locale: string): Frame | null {
  const { type, props } = children;
  const data = keyOf(props);
  if (typeof type === 'string' || data === undefined) return freeze(children);
  // A component takes its words from the page's language, whatever its props say.
  const key = `${numberOf(type)} ${locale} ${data}`;
  const known = rendered.get(key);
  if (known) return known;
  const frame = freeze(children);
  if (frame) rendered.set(key, frame);
  return frame;
}

function numberOf(component: object): number {
  let number = numbers.get(component);
  if (number === undefined) numbers.set(component, (number = lastNumber += 1));
  return number;
}

function freeze(children: ReactElement): Frame | null {
  const root = hostElement(children);
  if (!root) return null;
  const { children: inner, dangerouslySetInnerHTML: given, ...attributes } = root.props;
  const own = given as { __html: string } | undefined;
  return { type: root.type as string, attributes, html: own?.__html ?? staticMarkup(inner) };
}

/** Props as text, when they are data alone: a function or an element has no telling text. */
function keyOf(props: object): string | undefined {
  let isData = true;
  const key = JSON.stringify(props, (name, value: unknown) => {
    if (typeof value === 'function' || typeof value === 'symbol' || name === '$$typeof')
      isData = false;
    // What an element holds besides is React's own, and not to be looked at.
    return isData ? value : undefined;
  });
  return isData ? key : undefined;
}
