import type { MarkdownIt } from 'markdown-it';

/**
 * Emphasis beside Chinese, Japanese and Korean text. CommonMark decides by blanks
 * and punctuation whether `**` opens or closes, and those scripts set no blanks:
 * `**注意：**以太坊` stays as it is written. Here a CJK character counts as a place
 * where a word may begin or end, so that these work; other text is read as before.
 */
export function cjkEmphasis(parser: MarkdownIt): void {
  const { isMdAsciiPunct, isPunctChar, isWhiteSpace } = parser.utils;

  class CjkStateInline extends parser.inline.State {
    override scanDelims(start: number, canSplitWord: boolean) {
      const scanned = super.scanDelims(start, canSplitWord);
      const last = start === 0 ? ' ' : lastCharacter(this.src.slice(Math.max(0, start - 2), start));
      const end = start + scanned.length;
      const next = end < this.posMax ? firstCharacter(this.src.slice(end, end + 2)) : ' ';
      const isLastCjk = CJK.test(last);
      const isNextCjk = CJK.test(next);
      if (!isLastCjk && !isNextCjk) return scanned;

      const isBlank = (character: string) => isWhiteSpace(character.codePointAt(0) ?? 32);
      const isPunctuation = (character: string) =>
        isMdAsciiPunct(character.codePointAt(0) ?? 32) || isPunctChar(character);
      const isLastEdge = isBlank(last) || isPunctuation(last) || isLastCjk;
      const isNextEdge = isBlank(next) || isPunctuation(next) || isNextCjk;
      const isLeft = !isBlank(next) && (!isPunctuation(next) || isNextCjk || isLastEdge);
      const isRight = !isBlank(last) && (!isPunctuation(last) || isLastCjk || isNextEdge);
      return {
        can_open: isLeft && (canSplitWord || !isRight || isPunctuation(last) || isLastCjk),
        can_close: isRight && (canSplitWord || !isLeft || isPunctuation(next) || isNextCjk),
        length: scanned.length,
      };
    }
  }
  parser.inline.State = CjkStateInline;
}

/**
 * Bold text beside CJK whose stars stand one blank too far in (`**重要 **的`), and
 * bold that holds nothing but a comment: mended line by line, code left alone.
 */
export function withMendedEmphasis(markdown: string): string {
  let isCode = false;
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s{0,12}(```|~~~)/.test(line)) isCode = !isCode;
      if (isCode || line.length > 20_000 || !line.includes('**')) return line;
      const isOdd = (text: string) => text.split('**').length % 2 === 0;
      const left = isOdd(line) ? '**' : '';
      const plain = line.replace(/\*\*\s*<!--(?:(?!-->).){0,500}-->\s*\*\*/g, left);
      if (isOdd(plain) || plain.includes('`') || !CJK.test(plain)) return plain;
      return plain.replace(
        /\*\*([ \t]*)([^*\s](?:[^*]*[^*\s])?)([ \t]*)\*\*/g,
        (_, before: string, text: string, after: string) =>
          `${before && ' '}**${text}**${after && ' '}`,
      );
    })
    .join('\n');
}

/** Letters of the scripts, and their punctuation and full-width forms. */
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u;

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? ' ';
}

function firstCharacter(text: string): string {
  return [...text][0] ?? ' ';
}
