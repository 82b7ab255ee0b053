import type { Edit } from './to-traditional-edits';
import { markProtected } from './to-traditional-protect';
import { traditionalEdits, type TraditionalOptions } from './to-traditional-text';

/** Units [from, to) of the source become `text`. */
export interface Replacement {
  from: number;
  to: number;
  text: string;
}

/** A stretch of the joined text, and where in the source it was. */
interface Piece {
  from: number;
  to: number;
  sourceFrom: number;
  sourceTo: number;
}

/** Unicode's object replacement character. */
const OBJECT = '\ufffc';

/**
 * The convertible pieces of a source that holds other things too (tags, message arguments), read
 * as one running text: a phrase may go over several pieces, a break ends the reading.
 */
export class TextPieces {
  private readonly texts: string[] = [];
  private readonly pieces: Piece[] = [];
  private length = 0;

  /** Nothing is read across this place. */
  addBreak(): void {
    if (this.texts.at(-1) !== '\n') this.append('\n');
  }

  /** Something that is no text stands here: no word goes over it, a sentence does. */
  addObject(): void {
    if (this.texts.at(-1) !== OBJECT) this.append(OBJECT);
  }

  /** A neighbour that is looked at and never changed. */
  addStandIn(text: string): void {
    this.append(text);
  }

  /** `text` is what a reader sees of source units [sourceFrom, sourceTo). */
  add(text: string, sourceFrom: number, sourceTo: number): void {
    if (text === '') return;
    const from = this.length;
    this.append(text);
    this.pieces.push({ from, to: this.length, sourceFrom, sourceTo });
  }

  /**
   * What has to change in the source, in the order of the pieces. An edit over several pieces is
   * shared out character by character; where the lengths differ, its first piece takes it all.
   */
  replacements(options: TraditionalOptions): Replacement[] {
    const text = this.texts.join('');
    const frozen = new Uint8Array(text.length).fill(1);
    for (const { from, to } of this.pieces) {
      frozen.fill(0, from, to);
      markProtected(text.slice(from, to), frozen, from);
    }
    const result: Replacement[] = [];
    let first = 0;
    for (const edit of traditionalEdits(text, options, frozen)) {
      while ((this.pieces[first]?.to ?? Infinity) <= edit.start) first += 1;
      for (let i = first; i < this.pieces.length; i += 1) {
        const piece = this.pieces[i];
        if (!piece || piece.from >= edit.end) break;
        const replacement = shareOf(edit, piece, text);
        if (replacement) result.push(replacement);
      }
    }
    return result;
  }

  private append(text: string): void {
    this.texts.push(text);
    this.length += text.length;
  }
}

/** The source with the replacements made, in whatever order they come; they must not overlap. */
export function applyReplacements(source: string, replacements: Replacement[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, text } of replacements.sort((a, b) => a.from - b.from)) {
    parts.push(source.slice(done, from), text);
    done = to;
  }
  parts.push(source.slice(done));
  return parts.join('');
}

function shareOf(edit: Edit, piece: Piece, text: string): Replacement | undefined {
  const from = Math.max(piece.from, edit.start);
  const to = Math.min(piece.to, edit.end);
  const isSameLength = edit.text.length === edit.end - edit.start;
  const whole = from === edit.start ? edit.text : '';
  const share = isSameLength ? edit.text.slice(from - edit.start, to - edit.start) : whole;
  if (share === text.slice(from, to)) return undefined;
  const isVerbatim = piece.sourceTo - piece.sourceFrom === piece.to - piece.from;
  return isVerbatim
    ? {
        from: piece.sourceFrom + from - piece.from,
        to: piece.sourceFrom + to - piece.from,
        text: share,
      }
    : { from: piece.sourceFrom, to: piece.sourceTo, text: share };
}
