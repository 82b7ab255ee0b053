/** A line of text as it is drawn: how large, and how much of it fits. */
export interface FittedText {
  text: string;
  /** Pixels. */
  size: number;
}

const ELLIPSIS = '…';

/**
 * The largest of some sizes in which a text fits a box; cut in the smallest one.
 * @param box width in pixels, and for each size, the largest first, how many lines it may have.
 */
export function fitText(
  text: string,
  box: { width: number; sizes: readonly { size: number; lines: number }[] },
): FittedText {
  const plain = drawable(text);
  const width = textWidth(plain);
  const fitting = box.sizes.find(({ size, lines }) => width <= roomOf(box.width, size, lines));
  if (fitting) return { text: plain, size: fitting.size };
  const last = box.sizes.at(-1) ?? { size: 1, lines: 1 };
  return { text: cut(plain, roomOf(box.width, last.size, last.lines)), size: last.size };
}

/** Text without what no font of ours has (emoji), on one line. */
export function drawable(text: string): string {
  return text
    .replace(
      /(?![©®™])\p{Extended_Pictographic}|[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe0e\ufe0f\ufeff]/gu,
      '',
    )
    .replace(/[\p{Cc}\p{Cs}\p{Co}\s]+/gu, ' ')
    .trim();
}

/** Room that a text takes in letters as wide as high; a Latin letter is about half as wide. */
function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += widthOf(letter);
  return width;
}

function widthOf(letter: string): number {
  if ((letter.codePointAt(0) ?? 0) > 0x2e7f) return 1;
  return /[A-ZMW@%]/.test(letter) ? 0.7 : 0.56;
}

/** One letter a line is lost where it breaks, more between Latin words. */
function roomOf(width: number, size: number, lines: number): number {
  return lines * (width / size - (lines > 1 ? 1.5 : 0));
}

function cut(text: string, room: number): string {
  let width = 1;
  let kept = '';
  for (const letter of text) {
    width += widthOf(letter);
    if (width > room) break;
    kept += letter;
  }
  return kept.trimEnd() + ELLIPSIS;
}
