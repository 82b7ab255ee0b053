import createReader from 'markdown-it';
import footnotes from 'markdown-it-footnote';

const reader = createReader({ html: false, linkify: true, typographer: false }).use(footnotes);

/** HTML of a text that was written as Markdown, with its footnotes; tags in it stay text. */
export function markdownHtml(text: string): string {
  return reader.render(text).replace(TASK, (_whole, start: string, mark: string) => {
    return start + (mark === ' ' ? '☐ ' : '☑ ');
  });
}

/** The beginning of a list item that can be ticked off. */
const TASK = /(<li>\s*(?:<p>)?)\[([ xX])\] /g;

/** Lines that mean nothing as plain text, with how much they tell. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  [/^#{1,6} \S/gm, 2],
  [/^(```|~~~)/gm, 1.5],
  [/^\|?( *:?-{3,}:? *\|)+( *:?-{3,}:? *)?$/gm, 3],
  [/^ {0,3}([-*+]|\d{1,3}\.) \S/gm, 1],
  [/^> \S/gm, 1],
  [/!?\[[^\]\n]+\]\((https?:|\/|#)[^)\s]+\)/g, 2],
  [/^\[\^[^\]\s]+\]: /gm, 2],
  [/(\*\*|__)\S[^*_\n]*\S?\1/g, 1],
];
const ENOUGH = 3;

/** Whether a plain text is Markdown, by how many of its signs are in it. */
export function looksLikeMarkdown(text: string): boolean {
  let told = 0;
  for (const [sign, weight] of SIGNS) told += (text.match(sign)?.length ?? 0) * weight;
  return told >= ENOUGH;
}

/** Whether clipboard HTML is that of a code editor: its colours say nothing about the text. */
export function isOfCodeEditor(html: string): boolean {
  const style = /<(?:div|pre|span)[^>]*style="([^"]*)"/i.exec(html)?.[1] ?? '';
  return /white-space:\s*pre(;|$)/i.test(style) && /monospace|menlo|monaco|consolas/i.test(style);
}
