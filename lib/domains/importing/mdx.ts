import { escaped, jsxTagAt } from './jsx-tags';

/** Markdown with its components turned into HTML, and the names of those left out. */
interface MdxResult {
  markdown: string;
  dropped: string[];
  /** True when there were components: MDX knows no code by indentation. */
  isMdx: boolean;
}

/** What a component becomes, by the words in its name. The first that fits counts. */
const KINDS: [RegExp, Kind][] = [
  [/^(Divider|Separator|Hr)$/, 'rule'],
  [/^(Emoji|Icon|Logo|Spacer|Br)$/, 'nothing'],
  [/^(YouTube|Vimeo|Video|Embed)/, 'video'],
  [/(Expandable|Accordion|Collaps|Details|Toggle|Dropdown)/, 'details'],
  [/(Banner|Callout|Alert|Note|Tip|Warning|Admonition|Info(?!Grid)|Caution|Status|Quote)/, 'quote'],
  [/(ListItem)$/, 'paragraph'],
  [/(Link|Button|Anchor)$/, 'link'],
  [/(Image|Img|Figure|Picture)$/, 'picture'],
  [/Card/, 'card'],
];
type Kind =
  | 'rule'
  | 'nothing'
  | 'video'
  | 'details'
  | 'quote'
  | 'paragraph'
  | 'link'
  | 'picture'
  | 'card'
  | 'box';

type Attributes = Record<string, string>;

/**
 * Turns MDX into Markdown with plain HTML: imports, exports and comments go;
 * components that carry text become what they look like (a box a quotation, a
 * folding card `details`, a button a link); those that carry none are named in
 * `dropped`. Code is left alone.
 */
export function resolveMdx(source: string, isMdxFile: boolean): MdxResult {
  const segments = codeAndText(source).map(({ text, isCode }) => ({
    isCode,
    text: isCode ? text : withoutExpressions(isMdxFile ? withoutModuleLines(text) : text),
  }));
  const text = segments.map((segment) => segment.text).join('');
  // Code is covered, character by character, while tags are looked for.
  const covered = segments
    .map((segment) => (segment.isCode ? ' '.repeat(segment.text.length) : segment.text))
    .join('');
  const dropped: string[] = [];
  const made = components(text, covered, dropped);
  return { markdown: made.text, dropped, isMdx: isMdxFile || made.count > 0 };
}

/** Fenced blocks and code spans apart from the rest, in order. */
function codeAndText(source: string): { text: string; isCode: boolean }[] {
  const parts: { text: string; isCode: boolean }[] = [];
  let text: string[] = [];
  let fence: string | null = null;
  let code: string[] = [];
  const flush = () => {
    for (const [at, piece] of text
      .join('')
      .split(/(``[^\n]+?``|`[^`\n]+`)/)
      .entries()) {
      if (piece !== '') parts.push({ text: piece, isCode: at % 2 === 1 });
    }
    text = [];
  };
  for (const line of source.split(/(?<=\n)/)) {
    const marker = /^[ \t]{0,12}(?:>[ \t]?)*(`{3,}|~{3,})(.*)/.exec(line);
    if (fence === null && marker?.[1] && !(marker[1].startsWith('`') && marker[2]?.includes('`'))) {
      flush();
      fence = marker[1];
      code = [line];
    } else if (fence !== null) {
      code.push(line);
      const closes = marker?.[1]?.startsWith(fence) && marker[2]?.trim() === '';
      if (closes) {
        parts.push({ text: code.join(''), isCode: true });
        fence = null;
      }
    } else {
      text.push(line);
    }
  }
  flush();
  if (fence !== null) parts.push({ text: code.join(''), isCode: true });
  return parts;
}

/** Statements of the module, which end at an empty line. */
function withoutModuleLines(text: string): string {
  return text.replace(/^(?:import|export)\s[^\n]*(?:\n[^\n]+)*/gm, (statement) =>
    /^import\s[^\n]*(?:from\s|["'])|^export\s+(?:const|let|default|function|\{)/.test(statement)
      ? ''
      : statement,
  );
}

/** Comments in braces, and braces that only hold a blank. */
function withoutExpressions(text: string): string {
  return text
    .replace(/\{\s{0,5}\/\*[^]{0,1000}?\*\/\s{0,5}\}/g, '')
    .replace(/\{(['"])\s{1,5}\1\}/g, ' ');
}

function components(
  text: string,
  covered: string,
  dropped: string[],
): { text: string; count: number } {
  const out: string[] = [];
  const open: { name: string; end: string }[] = [];
  const lastClosing = new Map<string, number>();
  for (const closing of covered.matchAll(/<\/([A-Z][A-Za-z0-9.]{0,60})/g)) {
    lastClosing.set(closing[1] ?? '', closing.index);
  }
  let count = 0;
  let at = 0;
  for (let start = covered.indexOf('<'); start >= 0; start = covered.indexOf('<', at)) {
    out.push(text.slice(at, start));
    const tag = jsxTagAt(text, start);
    const isComponent = tag !== null && /^[A-Z]/.test(tag.name);
    at = tag !== null && (isComponent || tag.hasExpressions) ? tag.end : start + 1;
    if (tag === null || !(isComponent || tag.hasExpressions)) {
      out.push('<');
      continue;
    }
    count += 1;
    if (!isComponent) {
      out.push(plainTag(tag.name, tag.attributes, tag.isSelfClosing));
    } else if (tag.isClosing) {
      const from = open.findLastIndex(({ name }) => name === tag.name);
      const closed = from < 0 ? [] : open.splice(from).reverse();
      for (const { end } of closed) out.push(end);
    } else {
      const isLone = tag.isSelfClosing || (lastClosing.get(tag.name) ?? -1) < at;
      const made = componentHtml(tag.name, tag.attributes, isLone, dropped);
      out.push(made.start);
      if (isLone) out.push(made.end);
      else open.push({ name: tag.name, end: made.end });
    }
  }
  out.push(text.slice(at));
  for (const { end } of open.reverse()) out.push(end);
  return { text: out.join(''), count };
}

/** A tag of HTML without its expressions, which Markdown would take for text. */
function plainTag(name: string, attributes: Attributes, isSelfClosing: boolean): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${written.join('')}${isSelfClosing ? '/' : ''}>`;
}

function componentHtml(
  name: string,
  attributes: Attributes,
  isLone: boolean,
  dropped: string[],
): { start: string; end: string } {
  const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'box';
  const { title = attributes.heading ?? '', description = '' } = attributes;
  const href = attributes.href ?? attributes.to ?? attributes.url ?? '';
  const words = attributes.buttonText ?? attributes.label ?? attributes.text ?? '';
  const id = attributes.id ? ` id="${escaped(attributes.id)}"` : '';
  const head = [
    title &&
      (kind === 'box'
        ? `<h3${id}>${escaped(title)}</h3>`
        : `<p><strong>${escaped(title)}</strong></p>`),
    description && `<p>${escaped(description)}</p>`,
    isLone &&
      href &&
      (words || title) &&
      `<p><a href="${escaped(href)}">${escaped(words || title)}</a></p>`,
  ]
    .filter(Boolean)
    .join('\n\n');
  const block = (start: string, end: string) => ({
    start: `\n\n${start}\n\n`,
    end: `\n\n${end}\n\n`,
  });

  if (kind === 'nothing')
    return {
      start: /^[^\w:]/u.test(attributes.text ?? '') ? (attributes.text ?? '') : '',
      end: '',
    };
  if (kind === 'rule') return block('<hr>', '');
  if (kind === 'video') return video(name, attributes, dropped);
  if (kind === 'picture' && isLone && attributes.src) {
    return block(
      `<p><img src="${escaped(attributes.src)}" alt="${escaped(attributes.alt ?? title)}"></p>`,
      '',
    );
  }
  if (kind === 'link' && href && !isLone)
    return { start: `<a href="${escaped(href)}">`, end: '</a>' };
  if (isLone && head === '') {
    dropped.push(name);
    return { start: '', end: '' };
  }
  if (kind === 'details' && !isLone) {
    const preview = attributes.contentPreview ? `<p>${escaped(attributes.contentPreview)}</p>` : '';
    return block(`<details${id}><summary>${escaped(title)}</summary>\n\n${preview}`, '</details>');
  }
  if (kind === 'quote' && !isLone) return block(`<blockquote${id}>\n\n${head}`, '</blockquote>');
  return block(head, '');
}

function video(
  name: string,
  attributes: Attributes,
  dropped: string[],
): { start: string; end: string } {
  const id = attributes.id ?? attributes.videoId ?? '';
  const isYouTube = name.startsWith('YouTube') && /^[\w-]{6,20}$/.test(id);
  const start = /^\d{1,6}$/.test(attributes.start ?? '') ? `&t=${attributes.start}` : '';
  const address = isYouTube
    ? `https://www.youtube.com/watch?v=${id}${start}`
    : (attributes.src ?? attributes.url ?? '');
  if (address === '') {
    dropped.push(name);
    return { start: '', end: '' };
  }
  const words = attributes.title ?? (isYouTube ? `YouTube: ${id}` : address);
  return { start: `\n\n<p><a href="${escaped(address)}">▶ ${escaped(words)}</a></p>\n\n`, end: '' };
}
