import { z } from 'zod';
import { markdownToHtml } from './markdown';

/** The shapes of Ghost's editors, as far as a text needs them; deeper is no text. */
const MAX_DEPTH = 60;

const lexicalNode = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  format: z.unknown().optional(),
  tag: z.string().optional(),
  listType: z.string().optional(),
  url: z.string().optional(),
  src: z.string().optional(),
  alt: z.string().optional(),
  caption: z.string().optional(),
  html: z.string().optional(),
  markdown: z.string().optional(),
  code: z.string().optional(),
  language: z.string().optional(),
  title: z.string().optional(),
  heading: z.string().optional(),
  content: z.string().optional(),
  children: z.array(z.unknown()).optional(),
});

/** HTML of Ghost 5's `lexical`; names of cards without text are added to `dropped`. */
export function lexicalToHtml(written: string, dropped: string[]): string {
  const root = z
    .object({ root: z.object({ children: z.array(z.unknown()) }) })
    .parse(JSON.parse(written));
  return root.root.children.map((node) => lexicalHtml(node, dropped, 0)).join('\n');
}

function lexicalHtml(value: unknown, dropped: string[], depth: number): string {
  const parsed = lexicalNode.safeParse(value);
  if (!parsed.success || depth > MAX_DEPTH) return '';
  const node = parsed.data;
  const inner = () =>
    (node.children ?? []).map((child) => lexicalHtml(child, dropped, depth + 1)).join('');
  switch (node.type) {
    case 'extended-text':
    case 'text':
      return formatted(escaped(node.text ?? ''), typeof node.format === 'number' ? node.format : 0);
    case 'linebreak':
      return '<br>';
    case 'paragraph':
      return `<p>${inner()}</p>`;
    case 'heading':
    case 'extended-heading':
      return wrapped(/^h[1-6]$/.test(node.tag ?? '') ? (node.tag ?? 'h2') : 'h2', inner());
    case 'quote':
    case 'extended-quote':
    case 'aside':
      return `<blockquote><p>${inner()}</p></blockquote>`;
    case 'list':
      return wrapped(node.listType === 'number' ? 'ol' : 'ul', inner());
    case 'listitem':
      return `<li>${inner()}</li>`;
    case 'link':
    case 'autolink':
      return `<a href="${escaped(node.url ?? '')}">${inner()}</a>`;
    case 'image':
      return figure(node.src ?? '', node.alt ?? '', node.caption ?? '');
    case 'codeblock':
      return codeBlock(node.code ?? '', node.language ?? '');
    case 'html':
      return node.html ?? '';
    case 'markdown':
      return markdownToHtml(node.markdown ?? '');
    case 'horizontalrule':
      return '<hr>';
    case 'toggle':
      return `<details><summary>${node.heading ?? ''}</summary>${node.content ?? ''}</details>`;
    case 'embed':
    case 'bookmark':
      return linkCard(node.url ?? '', node.title ?? '');
    default: {
      const text = inner();
      if (text === '') dropped.push(node.type);
      return text;
    }
  }
}

/** Lexical's text formats are bits: bold, italic, strikethrough, underline, code, sub, sup. */
const FORMATS: [number, string][] = [
  [16, 'code'],
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [8, 'u'],
  [32, 'sub'],
  [64, 'sup'],
  [128, 'mark'],
];

function formatted(html: string, format: number): string {
  return FORMATS.reduce(
    (made, [bit, tag]) => ((format & bit) === 0 ? made : wrapped(tag, made)),
    html,
  );
}

const mobiledoc = z.object({
  atoms: z.array(z.tuple([z.string(), z.unknown()]).rest(z.unknown())).catch([]),
  cards: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  markups: z.array(z.tuple([z.string()]).rest(z.unknown())).catch([]),
  sections: z.array(z.tuple([z.number()]).rest(z.unknown())),
});
type Mobiledoc = z.infer<typeof mobiledoc>;
const card = z
  .looseObject({
    markdown: z.string().optional(),
    html: z.string().optional(),
    src: z.string().optional(),
    alt: z.string().optional(),
    caption: z.string().optional(),
    code: z.string().optional(),
    language: z.string().optional(),
    url: z.string().optional(),
    title: z.string().optional(),
  })
  .catch({});
const marker = z.tuple([
  z.number(),
  z.array(z.number()),
  z.number(),
  z.union([z.string(), z.number()]),
]);

/** HTML of `mobiledoc` 0.3, Ghost 1–4; names of cards without text are added to `dropped`. */
export function mobiledocToHtml(written: string, dropped: string[]): string {
  const document = mobiledoc.parse(JSON.parse(written));
  return document.sections
    .map(([kind, ...rest]) => {
      if (kind === 1) return wrapped(tagOf(rest[0], 'p'), markersHtml(rest[1], document));
      if (kind === 2) return figure(String(rest[0] ?? ''), '', '');
      if (kind === 3) {
        const items = z.array(z.unknown()).catch([]).parse(rest[1]);
        return wrapped(
          rest[0] === 'ol' ? 'ol' : 'ul',
          items.map((item) => `<li>${markersHtml(item, document)}</li>`).join(''),
        );
      }
      return kind === 10 ? cardHtml(document.cards[Number(rest[0])], dropped) : '';
    })
    .join('\n');
}

function cardHtml(entry: Mobiledoc['cards'][number] | undefined, dropped: string[]): string {
  const [name = '', payload] = entry ?? [];
  const made = card.parse(payload);
  if (/markdown/.test(name)) return markdownToHtml(made.markdown ?? '');
  if (name === 'html') return made.html ?? '';
  if (name === 'image') return figure(made.src ?? '', made.alt ?? '', made.caption ?? '');
  if (name === 'code') return codeBlock(made.code ?? '', made.language ?? '');
  if (name === 'hr') return '<hr>';
  if (name === 'embed' || name === 'bookmark') return linkCard(made.url ?? '', made.title ?? '');
  dropped.push(name);
  return '';
}

function markersHtml(value: unknown, document: Mobiledoc): string {
  const open: string[] = [];
  const out: string[] = [];
  for (const entry of z.array(z.unknown()).catch([]).parse(value)) {
    const parsed = marker.safeParse(entry);
    if (!parsed.success) continue;
    const [type, opened, closed, content] = parsed.data;
    for (const index of opened) {
      const [tag = 'span', attributes] = document.markups[index] ?? [];
      open.push(tagOf(tag, 'span'));
      out.push(
        `<${tagOf(tag, 'span')}${tag === 'a' ? ` href="${escaped(hrefIn(attributes))}"` : ''}>`,
      );
    }
    const atom = type === 1 ? document.atoms[Number(content)] : undefined;
    if (atom) out.push(atom[0] === 'soft-return' ? '<br>' : escaped(String(atom[1] ?? '')));
    else out.push(escaped(String(content)));
    for (let count = 0; count < closed && open.length > 0; count += 1) out.push(`</${open.pop()}>`);
  }
  return (
    out.join('') +
    open
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')
  );
}

/** Mobiledoc writes attributes as a flat list: name, value, name, value. */
function hrefIn(attributes: unknown): string {
  const list = z.array(z.unknown()).catch([]).parse(attributes);
  return String(list[list.indexOf('href') + 1] ?? '');
}

function tagOf(value: unknown, other: string): string {
  return typeof value === 'string' && /^[a-z][a-z0-9]{0,12}$/.test(value) ? value : other;
}

function wrapped(tag: string, html: string): string {
  return `<${tag}>${html}</${tag}>`;
}

function figure(src: string, alt: string, captionHtml: string): string {
  const caption = captionHtml ? `<figcaption>${captionHtml}</figcaption>` : '';
  return `<figure><img src="${escaped(src)}" alt="${escaped(alt)}">${caption}</figure>`;
}

function codeBlock(code: string, language: string): string {
  const className = language ? ` class="language-${escaped(language)}"` : '';
  return `<pre><code${className}>${escaped(code)}</code></pre>`;
}

function linkCard(url: string, title: string): string {
  return url === '' ? '' : `<p><a href="${escaped(url)}">${escaped(title || url)}</a></p>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
