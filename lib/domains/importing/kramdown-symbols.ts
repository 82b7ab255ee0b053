import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/**
 * The signs that kramdown makes of dashes and dots in text: `--` is –, `---` is —,
 * `...` is …. Code, HTML, what stands behind a backslash and addresses stay as they
 * are written, and a longer row of dashes is a drawing. `env.isKramdown` turns it on.
 */
export function kramdownSymbols(parser: MarkdownIt): void {
  // After the ids of headings, which are made from the text as written.
  parser.core.ruler.after('heading_ids', 'kramdown_symbols', replaceSymbols);
}

function replaceSymbols(state: StateCore): void {
  if (!(state.env as { isKramdown?: boolean }).isKramdown) return;
  for (const { type, children } of state.tokens) {
    if (type === 'inline' && children) replaceIn(children);
  }
}

function replaceIn(tokens: readonly Token[]): void {
  let isAddress = false;
  for (const token of tokens) {
    if (token.type === 'link_open') isAddress = token.info === 'auto';
    else if (token.type === 'link_close') isAddress = false;
    else if (token.type === 'text' && !isAddress) token.content = withSymbols(token.content);
  }
}

function withSymbols(text: string): string {
  if (!/--|\.\.\./.test(text)) return text;
  return text
    .split(/(\b[a-z][a-z0-9+.-]{1,20}:\/\/\S+)/i)
    .map((part, at) => (at % 2 === 1 ? part : replaced(part)))
    .join('');
}

function replaced(text: string): string {
  return text
    .replace(/-{2,}/g, (dashes) => (dashes.length > 3 ? dashes : dashes.length === 3 ? '—' : '–'))
    .replace(/\.{3}/g, '…');
}
