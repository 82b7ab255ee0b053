import createParser, {
  type MarkdownIt,
  type StateBlock,
  type StateCore,
  type StateInline,
  type Token,
} from 'markdown-it';
import footnote from 'markdown-it-footnote';
import { cjkEmphasis, withMendedEmphasis } from './cjk-emphasis';
import { kramdownSymbols } from './kramdown-symbols';

/** More Markdown than this is no article; it is cut off before anything reads it. */
export const MARKDOWN_MAX_CHARS = 1024 * 1024;

interface MarkdownOptions {
  /** MDX knows no code by indentation: its components' children are indented. */
  isMdx?: boolean;
  /**
   * Given when definitions of reference links stand in files that are not at hand:
   * such links become plain text then, and their labels are added here.
   */
  undefinedReferences?: Set<string>;
  /** The address of such a label where it is known nevertheless, or null. */
  referenceAddress?: (label: string) => string | null;
  /** kramdown writes `--`, `---` and `...` as the signs they stand for. */
  isKramdown?: boolean;
}

/**
 * Markdown as HTML, not sanitised: tables, footnotes, HTML inside, ids of
 * headings as written (`{#id}`) or made from their text, kramdown's attribute
 * lines (`{:#id}`, `{:toc}`), emphasis beside Chinese text, tables whose ruling line
 * has a column too many or too few.
 *
 * Throws an Error over `MARKDOWN_MAX_CHARS`.
 */
export function markdownToHtml(markdown: string, options: MarkdownOptions = {}): string {
  if (markdown.length > MARKDOWN_MAX_CHARS) throw new Error('the text is too long');
  const parser = options.isMdx ? mdxParser : plainParser;
  return parser.render(withMendedEmphasis(withMendedTables(markdown)), {
    undefinedReferences: options.undefinedReferences,
    referenceAddress: options.referenceAddress,
    isKramdown: options.isKramdown,
  } satisfies MarkdownOptions);
}

const plainParser = makeParser();
const mdxParser = makeParser().disable('code');

function makeParser(): MarkdownIt {
  const parser = createParser({ html: true }).use(footnote).use(cjkEmphasis);
  parser.renderer.rules.footnote_block_open = () =>
    '<section class="footnotes">\n<ol class="footnotes-list">\n';
  parser.block.ruler.before('paragraph', 'attribute_line', attributeLine, {
    alt: ['paragraph', 'reference', 'blockquote', 'list', 'table'],
  });
  parser.inline.ruler.after('link', 'undefined_reference', undefinedReference);
  parser.core.ruler.after('inline', 'heading_ids', headingIds);
  parser.core.ruler.after('heading_ids', 'attribute_lines', applyAttributeLines);
  return parser.use(kramdownSymbols);
}

/** kramdown's `{:#id .class}` on a line of its own, for the block before or behind it. */
function attributeLine(state: StateBlock, startLine: number, _: number, silent: boolean): boolean {
  const start = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
  const line = state.src.slice(start, Math.min(state.eMarks[startLine] ?? start, start + 300));
  const match = /^\{:\s*([^{}]*)\}\s*$/.exec(line);
  if (!match) return false;
  if (silent) return true;
  const token = state.push('attribute_line', '', 0);
  token.hidden = true;
  token.meta = {
    id: /(?:^|\s)#([^\s#.]+)/.exec(match[1] ?? '')?.[1] ?? null,
    isContents: /(^|\s)toc(\s|$)/.test(match[1] ?? ''),
    isBehind: startLine > 0 && !state.isEmpty(startLine - 1),
  };
  state.line = startLine + 1;
  return true;
}

function applyAttributeLines(state: StateCore): void {
  if (!state.tokens.some(({ type }) => type === 'attribute_line')) return;
  const removed = new Set<Token>();
  for (const [at, token] of state.tokens.entries()) {
    if (token.type !== 'attribute_line') continue;
    removed.add(token);
    const { id, isContents, isBehind } = token.meta as {
      id: string | null;
      isContents: boolean;
      isBehind: boolean;
    };
    const opening = isBehind ? openingOf(state.tokens, at - 1) : at + 1;
    const block = state.tokens[opening];
    if (id !== null && block && block.nesting >= 0) block.attrSet('id', id);
    if (isContents && isBehind) {
      for (const old of state.tokens.slice(opening, at)) removed.add(old);
    }
  }
  state.tokens = state.tokens.filter((token) => !removed.has(token));
}

/** The token that opens the block which ends at `end`. */
function openingOf(tokens: readonly Token[], end: number): number {
  const last = tokens[end];
  if (!last || last.nesting >= 0) return end;
  let at = end;
  while (at > 0 && !(tokens[at]?.nesting === 1 && tokens[at]?.level === last.level)) at -= 1;
  return at;
}

/** `## Text {#id}` gives its id; other headings get one from their text. */
function headingIds(state: StateCore): void {
  for (const [at, token] of state.tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const children = state.tokens[at + 1]?.children ?? [];
    const last = children.at(-1);
    const written =
      last?.type === 'text' ? /\{:?\s?#([^\s{}]{1,200})\}\s*$/.exec(last.content) : null;
    if (written?.[1] && last) {
      last.content = last.content.slice(0, written.index).trimEnd();
      token.attrSet('id', written[1]);
    } else {
      const slug = slugOf(children);
      if (slug !== '') token.attrSet('id', slug);
    }
  }
}

function slugOf(children: readonly Token[]): string {
  return children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('')
    .slice(0, 200)
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}\s_-]/gu, '')
    .replace(/\s+/g, '-');
}

/**
 * `[text][label]`, `[text][]` and `[label]` whose label is defined in a file that is not
 * at hand: a link where the address is known, else the text alone (a lone `[label]` stays
 * as it is written). Runs after the rule for links has refused.
 */
function undefinedReference(state: StateInline, silent: boolean): boolean {
  const { undefinedReferences, referenceAddress } = state.env as MarkdownOptions;
  if (!undefinedReferences || state.src.charAt(state.pos) !== '[') return false;
  const textStart = state.pos + 1;
  const textEnd = state.md.helpers.parseLinkLabel(state, state.pos, true);
  if (textEnd < 0) return false;
  const text = state.src.slice(textStart, textEnd);
  const named = /^\[([^[\]]{0,200})\]/.exec(state.src.slice(textEnd + 1, textEnd + 210));
  const label = named?.[1]?.trim() ? named[1] : text;
  const address = referenceAddress?.(label) ?? null;
  if (!named && (address === null || state.src.charAt(textEnd + 1) === '(')) return false;
  if (!silent) {
    const max = state.posMax;
    state.pos = textStart;
    state.posMax = textEnd;
    if (address === null) {
      state.md.inline.tokenize(state);
      undefinedReferences.add(label);
    } else {
      state.push('link_open', 'a', 1).attrSet('href', address);
      state.linkLevel += 1;
      state.md.inline.tokenize(state);
      state.linkLevel -= 1;
      state.push('link_close', 'a', -1);
    }
    state.posMax = max;
  }
  state.pos = textEnd + 1 + (named?.[0].length ?? 0);
  return true;
}

/** A ruling line that does not match the table's head by a column or two is made to match. */
function withMendedTables(markdown: string): string {
  if (!/^[ \t]{0,3}\|?[ \t]*:?-+:?[ \t]*\|/m.test(markdown)) return markdown;
  const lines = markdown.split('\n');
  let isCode = false;
  for (const [at, line] of lines.entries()) {
    if (/^\s{0,3}(```|~~~)/.test(line)) isCode = !isCode;
    const head = lines[at - 1];
    if (isCode || !head?.includes('|') || line.length > 4000) continue;
    const rules = cellsOf(line);
    if (rules.length < 2 || !rules.every((rule) => /^\s*:?-+:?\s*$/.test(rule))) continue;
    const columns = cellsOf(head).length;
    const difference = columns - rules.length;
    if (difference === 0 || Math.abs(difference) > 2) continue;
    const mended = [
      ...rules.slice(0, columns),
      ...Array<string>(Math.max(0, difference)).fill(' - '),
    ];
    lines[at] = `|${mended.join('|')}|`;
  }
  return lines.join('\n');
}

function cellsOf(row: string): string[] {
  const cells = row.trim().replace(/\\\|/g, '').split('|');
  if (cells[0]?.trim() === '') cells.shift();
  if (cells.at(-1)?.trim() === '') cells.pop();
  return cells;
}
