/** A tag with more than this between its brackets is text. */
const MAX_TAG_CHARS = 4000;
const MAX_ATTRIBUTES = 40;

/** A tag of JSX; attributes that are expressions are kept only where they are plain text. */
interface JsxTag {
  name: string;
  attributes: Record<string, string>;
  hasExpressions: boolean;
  isClosing: boolean;
  isSelfClosing: boolean;
  end: number;
}

/** The tag at `start` (`<Name …>`, `</Name>`, `<ns.Name/>`, `<em …>`), or null. */
export function jsxTagAt(text: string, start: number): JsxTag | null {
  const head = /^<(\/?)([A-Za-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)*)(?=[\s/>])/.exec(
    text.slice(start, start + 80),
  );
  if (!head?.[2]) return null;
  let hasExpressions = false;
  const attributes: Record<string, string> = {};
  const limit = Math.min(text.length, start + MAX_TAG_CHARS);
  let at = start + head[0].length;
  while (at < limit && Object.keys(attributes).length < MAX_ATTRIBUTES) {
    const rest = text.slice(at, limit);
    const end = /^\s*(\/?)>/.exec(rest);
    if (end) {
      const isSelfClosing = end[1] === '/';
      return {
        name: head[2],
        attributes,
        hasExpressions,
        isClosing: head[1] === '/',
        isSelfClosing,
        end: at + end[0].length,
      };
    }
    const name = /^\s*([A-Za-z_][\w:.-]*)/.exec(rest);
    if (!name?.[1]) return null;
    at += name[0].length;
    const value = attributeValue(text.slice(at, limit));
    if (value) at += value.length;
    if (value?.text === null) hasExpressions = true;
    else attributes[name[1]] = value?.text ?? '';
  }
  return null;
}

function attributeValue(rest: string): { text: string | null; length: number } | null {
  const quoted = /^\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(rest);
  if (quoted) return { text: quoted[1] ?? quoted[2] ?? '', length: quoted[0].length };
  const opening = /^\s*=\s*\{/.exec(rest);
  if (!opening) return null;
  let depth = 1;
  let at = opening[0].length;
  while (at < rest.length && depth > 0) {
    const character = rest.charAt(at);
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    at += 1;
  }
  const literal = /^\s*["'`]([^"'`]*)["'`]\s*$/.exec(rest.slice(opening[0].length, at - 1));
  return { text: literal?.[1] ?? null, length: at };
}

/** Text for an attribute or an element; entities that were written stay. */
export function escaped(text: string): string {
  return text
    .replace(/&(?![a-z#\d]{2,10};)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
