/** A piece of a line: text, or a link on words. */
export type MarkupPiece = { text: string; url: string };

/** A block of text that its writer marked lightly. */
export type MarkupBlock =
  | { kind: 'paragraph' | 'heading'; lines: MarkupPiece[][] }
  | { kind: 'bullets' | 'numbers'; lines: MarkupPiece[][] };

const BULLET = /^\s*[-*•]\s+/;
const NUMBER = /^\s*\d{1,3}[.)、]\s+/;
const HEADING = /^\s*#{1,4}\s+/;
/** `[words](https://…)`, or an address as it stands, without the mark that ends its sentence. */
const LINK =
  /\[([^\][]{1,200})\]\((https?:\/\/[^\s()]{1,500})\)|https?:\/\/[^\s<>"'，。；）】》]{1,500}/g;
const SENTENCE_END = /[.,;:!?)\]]+$/;

/**
 * Text with headings (`## `), lists (`- `, `1. `) and links as blocks; blank lines part
 * paragraphs. Nothing in it is ever taken for HTML.
 */
export function blocksOf(text: string): MarkupBlock[] {
  const blocks: MarkupBlock[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (line.trim() === '') {
      isOpen = false;
      continue;
    }
    const kind = kindOf(line);
    const mark = { bullets: BULLET, numbers: NUMBER, heading: HEADING, paragraph: /^/ }[kind];
    const pieces = piecesOf(line.replace(mark, '').trim());
    const last = blocks.at(-1);
    if (isOpen && last?.kind === kind && kind !== 'heading') last.lines.push(pieces);
    else blocks.push({ kind, lines: [pieces] });
    isOpen = true;
  }
  return blocks;
}

function kindOf(line: string): MarkupBlock['kind'] {
  if (HEADING.test(line)) return 'heading';
  if (BULLET.test(line)) return 'bullets';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

function piecesOf(line: string): MarkupPiece[] {
  const pieces: MarkupPiece[] = [];
  const add = (text: string, url: string) => {
    if (text !== '') pieces.push({ text, url });
  };
  let from = 0;
  for (const found of line.matchAll(LINK)) {
    const [whole, words, address] = found;
    const end = words === undefined ? (SENTENCE_END.exec(whole)?.[0].length ?? 0) : 0;
    const url = address ?? whole.slice(0, whole.length - end);
    add(line.slice(from, found.index), '');
    add(words ?? url, URL.canParse(url) ? url : '');
    from = found.index + whole.length - end;
  }
  add(line.slice(from), '');
  return pieces;
}
