import { escapeAttribute } from './static-markup';

/** Private-use characters (Unicode, 23.5): no text of ours has them, and no escaping changes them. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const BLANK = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`, 'g');

/** For each text a blank that stands in its place, under the same name. */
export function blanksFor<Texts extends Readonly<Record<string, string>>>(texts: Texts): Texts {
  const blanks = Object.keys(texts).map((name) => [name, `${OPEN}${name}${CLOSE}`]);
  return Object.fromEntries(blanks) as Texts;
}

/** HTML with its blanks filled in, escaped for text and attributes alike. */
export function fillMarkup(html: string, texts: Readonly<Record<string, string>>): string {
  return html.replace(BLANK, (blank, name: string) => {
    const text = texts[name];
    return text === undefined ? blank : escapeAttribute(text);
  });
}

/** Attributes with their blanks filled in; React escapes them. */
export function fillAttributes(
  attributes: Record<string, unknown>,
  texts: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const entries = Object.entries(attributes).map(([name, value]) => [
    name,
    typeof value === 'string'
      ? value.replace(BLANK, (blank, key: string) => texts[key] ?? blank)
      : value,
  ]);
  return Object.fromEntries(entries) as Record<string, unknown>;
}
