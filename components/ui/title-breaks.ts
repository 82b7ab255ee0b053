/** Names held together at their joint: `ERC-4337`, `L2/L1`, `v1.13.5`. */
const JOINED_NAME = /([A-Za-z0-9]+(?:[-/.][A-Za-z0-9]+)+)/;
/** A longer piece must be allowed to break, or it would leave its column. */
const HELD_MAX_CHARS = 16;

/** Words of the trade that general dictionaries cut apart. */
const TRADE_WORD =
  /(以太坊|以太币|流动性|黑客松|智能体|客户端|预言机|元数据|可用性|去中心化|零知识|跨链桥|链游|空投|托管人|託管人|公钥|私钥|工作坊|流動性|智能體|客戶端|預言機|元數據|以太幣|零知識|跨鏈橋|鏈遊|公鑰|私鑰)/;

const HAN = /[\u3400-\u9fff]/;
const SINGLE_HAN = /^[\u3400-\u9fff]$/;
/** Endings and particles that lean on the word before them: no line begins with one. */
const LEANING =
  /^[的地得了着过吗呢吧么们者性化后前里上下中内外个币费金词链网率量额器员家法权书表层块券所站税版次年月日號号過嗎麼們個幣費詞鏈網額員權書層塊後裡裏內時时]$/;
/** Single characters that stand for themselves and don't join a neighbour. */
const STANDING =
  /^[在与和跟把被从到是有能又也不都就才再还让给对向为以由或及而但则将会要可该看读说做去来用之其與從還讓給對為則將會該讀說來]$/;
/** Small words that lead to the next one: no line ends with one (…怎么读：从 / 总额). */
const LEADING = /^[从在把被到对向为以由与和跟及或让给從對為與讓給]$/;
/** A longer word after a leading one stays free to begin a line. */
const LED_MAX_CHARS = 4;
/** A figure or "each" keeps the measure word that follows. */
const COUNTING = /[一二三四五六七八九十百千万亿两几每第0-9萬億兩幾]$/;
/** What a line does not end with. */
const OPENING = /[（(〔［[{《〈「『“‘【]$/;

/** The same titles stand in the lists of every page: each is cut once. */
const written = new Map<string, string>();
const WRITTEN_MAX = 5_000;

/**
 * A title as HTML in which lines end between words only. Chinese has no spaces, so a browser
 * breaks it anywhere (储备金证明能证明什|么); here the platform's dictionary finds the words and
 * a span of class `w` holds each. (A `<wbr>` would undo the spacing of 中文 and Latin.)
 * In: plain text. Out: escaped HTML. Where there is no segmenter the text breaks as ever.
 */
export function titleMarkup(title: string): string {
  const known = written.get(title);
  if (known !== undefined) return known;
  if (written.size >= WRITTEN_MAX) written.clear();
  const markup = writeTitle(title);
  written.set(title, markup);
  return markup;
}

function writeTitle(title: string): string {
  if (!HAN.test(title))
    return splitKeeping(title, JOINED_NAME, (rest) => [rest])
      .map(held)
      .join('');
  return titlePieces(title).map(held).join('');
}

/** The title cut where a line may end. */
export function titlePieces(title: string): string[] {
  const segmenter = HAN.test(title) ? chineseWords() : undefined;
  if (!segmenter) return title === '' ? [] : [title];
  const wordsOf = (text: string) => Array.from(segmenter.segment(text), ({ segment }) => segment);
  const segments = splitKeeping(title, JOINED_NAME, (rest) =>
    splitKeeping(rest, TRADE_WORD, wordsOf),
  );
  const pieces: string[] = [];
  for (const segment of segments) {
    const before = pieces.at(-1);
    if (before !== undefined && staysTogether(before, segment)) {
      pieces[pieces.length - 1] = before + segment;
    } else {
      pieces.push(segment);
    }
  }
  return pieces;
}

/** Cuts at the matches of a pattern with one group, keeps them whole, and cuts the rest further. */
function splitKeeping(text: string, kept: RegExp, rest: (part: string) => string[]): string[] {
  return text.split(kept).flatMap((part, at) => (at % 2 === 1 ? [part] : rest(part)));
}

function staysTogether(before: string, segment: string): boolean {
  if (OPENING.test(before)) return true;
  if (/^[\p{P}\p{S}\s]/u.test(segment)) return !OPENING.test(segment);
  if (/\d\s$/.test(before) && SINGLE_HAN.test(segment)) return true;
  if (/[\p{P}\s]$/u.test(before)) return false;
  if (LEADING.test(before) && HAN.test(segment)) return segment.length <= LED_MAX_CHARS;
  if (!HAN.test(segment)) return !HAN.test(before.slice(-1));
  if (!SINGLE_HAN.test(segment)) return false;
  if (LEANING.test(segment) || COUNTING.test(before)) return true;
  return SINGLE_HAN.test(before) && !STANDING.test(before) && !STANDING.test(segment);
}

/** A piece as HTML: held where it is a word of two letters or more, its end space outside. */
function held(piece: string): string {
  const word = piece.trimEnd();
  const isWord = word.length > 1 && word.length <= HELD_MAX_CHARS && !/^\s/.test(word);
  const isPlainLatin = !HAN.test(word) && /\s|^[A-Za-z0-9]+$/.test(word);
  if (!isWord || isPlainLatin) return escapeText(piece);
  return `<span class="w">${escapeText(word)}</span>${piece.slice(word.length)}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

let words: Intl.Segmenter | null | undefined;

function chineseWords(): Intl.Segmenter | undefined {
  words ??=
    typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('zh', { granularity: 'word' }) : null;
  return words ?? undefined;
}
