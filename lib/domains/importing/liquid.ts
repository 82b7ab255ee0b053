import { type FrontMatter, textField } from './front-matter';

/** What Liquid left: Markdown, what was dropped, and the parts of the text that are elsewhere. */
interface LiquidResult {
  markdown: string;
  notes: string[];
  /** Includes that carry text of the article and are not at hand. */
  missing: string[];
}

/** An include inside an include inside …: five are more than any site has. */
const MAX_INCLUDE_DEPTH = 5;
const MAX_CHARS = 2 * 1024 * 1024;

/** Includes by whose path one sees that they are furniture of the site, not text of the article. */
const FURNITURE =
  /(^|\/)_?(references?|linkers?|snippets?|layouts?|partials?|head(er)?|footer|nav\w*|menu|sidebar|toc|share|social|comments?|disqus|ads?|banner|analytics|related|search|scripts?|styles?|metadata|icons?)([-_./]|$)/i;

/**
 * Resolves the Liquid of a Jekyll page as far as the page alone allows: variables,
 * comments, `raw`, `highlight`, includes that are at hand (`readInclude` gives the
 * text of a path under `_includes`, or null). Other tags go, with a note.
 */
export function resolveLiquid(
  source: string,
  page: FrontMatter,
  readInclude: (file: string) => string | null,
): LiquidResult {
  const result: LiquidResult = { markdown: '', notes: [], missing: [] };
  const variables = new Map<string, string>();
  result.markdown = expand(source, { page, variables, readInclude, result, depth: 0, params: {} });
  return result;
}

interface Scope {
  page: FrontMatter;
  variables: Map<string, string>;
  readInclude: (file: string) => string | null;
  result: LiquidResult;
  depth: number;
  params: Record<string, string>;
}

/** A tag longer than this is no Liquid. */
const MAX_TAG_CHARS = 20_000;

function expand(source: string, scope: Scope): string {
  const out: string[] = [];
  const unclosed = new Set<string>();
  let length = 0;
  let at = 0;
  const push = (text: string) => {
    length += text.length;
    if (length <= MAX_CHARS) out.push(text);
  };
  for (let start = nextOpening(source, 0); start >= 0; start = nextOpening(source, at)) {
    push(source.slice(at, start));
    const isTag = source.charAt(start + 1) === '%';
    const end = closingOf(source, start + 2, isTag ? '%}' : '}}');
    if (end < 0) {
      at = Math.min(source.length, start + MAX_TAG_CHARS);
      push(source.slice(start, at));
      continue;
    }
    at = end + 2;
    const inner = source
      .slice(start + 2, end)
      .replace(/^-/, '')
      .replace(/-$/, '')
      .trim();
    if (!isTag) {
      push(valueOf(inner, scope));
      continue;
    }
    const [, tag = '', rest = ''] = /^(\w*)([^]*)$/.exec(inner) ?? [];
    const makeText = BLOCKS.get(tag);
    const block = makeText && !unclosed.has(tag) ? blockFrom(source, at, tag) : null;
    if (makeText && block) {
      at = block.end;
      push(makeText(block.content, rest.trim(), scope));
      continue;
    }
    if (makeText) unclosed.add(tag);
    push(tagText(tag, rest.trim(), scope));
  }
  push(source.slice(at));
  return out.join('');
}

function nextOpening(source: string, from: number): number {
  for (let at = source.indexOf('{', from); at >= 0; at = source.indexOf('{', at + 1)) {
    const next = source.charAt(at + 1);
    if (next === '%' || next === '{') return at;
  }
  return -1;
}

/** Where the closing marks are, outside quotes; -1 when too far away. */
function closingOf(source: string, from: number, marks: string): number {
  const limit = Math.min(source.length, from + MAX_TAG_CHARS);
  let quote = '';
  for (let at = from; at < limit; at += 1) {
    const character = source.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (source.startsWith(marks, at)) return at;
    else if (character === '"' || (character === "'" && /[\s=:,]/.test(source.charAt(at - 1)))) {
      quote = character;
    }
  }
  return -1;
}

const BLOCKS = new Map<string, (content: string, rest: string, scope: Scope) => string>([
  ['comment', () => ''],
  ['raw', (content) => content],
  [
    'highlight',
    (content, rest) => `\n\`\`\`${/^[\w+#-]*/.exec(rest)?.[0] ?? ''}\n${content.trim()}\n\`\`\`\n`,
  ],
  [
    'capture',
    (content, rest, scope) => {
      scope.variables.set(rest, expand(content, scope));
      return '';
    },
  ],
]);

function blockFrom(
  source: string,
  start: number,
  tag: string,
): { content: string; end: number } | null {
  const closing = new RegExp(`\\{%-?\\s{0,20}end${tag}\\s{0,20}-?%\\}`, 'g');
  closing.lastIndex = start;
  const found = closing.exec(source);
  return found ? { content: source.slice(start, found.index), end: closing.lastIndex } : null;
}

function tagText(tag: string, rest: string, scope: Scope): string {
  if (tag === 'assign') {
    const match = /^([\w-]{1,80})\s*=\s*([^]{1,2000})$/.exec(rest);
    if (match?.[1]) scope.variables.set(match[1], valueOf(match[2] ?? '', scope));
    return '';
  }
  if (tag === 'include' || tag === 'include_relative') return includeText(rest, scope);
  if (tag === 'link' || tag === 'post_url') return rest.replace(/\.(md|markdown)$/, '/');
  if (!/^(end\w+|if|unless|else|elsif|for|case|when|break|continue|cycle|increment)$/.test(tag)) {
    scope.result.notes.push(`Liquid tag left out: ${tag}`);
  }
  return '';
}

function includeText(rest: string, scope: Scope): string {
  const file = /^[\w./-]{1,200}/.exec(rest)?.[0] ?? '';
  const params: Record<string, string> = {};
  for (const match of rest.matchAll(
    /([\w-]{1,60})\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)'|([\w.-]+))/g,
  )) {
    params[match[1] ?? ''] = match[2] ?? match[3] ?? valueOf(match[4] ?? '', scope);
  }
  const found = scope.depth < MAX_INCLUDE_DEPTH && file !== '' ? scope.readInclude(file) : null;
  if (found !== null) return expand(found, { ...scope, depth: scope.depth + 1, params });
  const questions = questionsIn(params);
  if (questions !== '') return questions;
  if (FURNITURE.test(file)) scope.result.notes.push(`include left out: ${file}`);
  else scope.result.missing.push(file);
  return '';
}

/** A list of questions and answers handed to an include as `q0`, `a0`, `a0link`, `q1` … */
function questionsIn(params: Record<string, string>): string {
  const out: string[] = [];
  for (let number = 0; params[`q${number}`] !== undefined; number += 1) {
    const link = params[`a${number}link`];
    const more = link && /^https?:\/\/[^\s<>()]{1,500}$/.test(link) ? ` [➚](${link})` : '';
    out.push(`**${oneLine(params[`q${number}`] ?? '')}**`, `${params[`a${number}`] ?? ''}${more}`);
  }
  return out.length > 0 ? `\n\n${out.join('\n\n')}\n\n` : '';
}

/** A question is set in bold, which ends with its paragraph. */
function oneLine(text: string): string {
  return text
    .replace(/<!--[^>]{0,2000}-->/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** A literal, a variable, a field of the page; filters are not applied. */
function valueOf(written: string, scope: Scope): string {
  const [expression = ''] = written.trim().split('|');
  const name = expression.trim();
  const literal = /^"([^"]*)"$|^'([^']*)'$/.exec(name);
  if (literal) return literal[1] ?? literal[2] ?? '';
  if (/^-?\d+(\.\d+)?$/.test(name)) return name;
  if (name.startsWith('page.')) return textField(scope.page, name.slice(5).toLowerCase());
  if (name.startsWith('include.')) return scope.params[name.slice(8)] ?? '';
  return scope.variables.get(name) ?? '';
}
