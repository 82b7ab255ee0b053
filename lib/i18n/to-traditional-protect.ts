/**
 * Marks what stays as it is in running text: URLs, e-mail addresses, @handles, $TICKERS, names
 * such as 链圈.eth and `code`. All ASCII is safe anyway; the marks matter where Chinese characters
 * stand inside such a thing. `frozen[i] = 1` keeps UTF-16 unit `from + i`.
 */
export function markProtected(text: string, frozen: Uint8Array, from = 0): void {
  ANCHOR.lastIndex = 0;
  for (let match = ANCHOR.exec(text); match; match = ANCHOR.exec(text)) {
    const [start, end] = extent(text, match[0], match.index);
    frozen.fill(1, from + start, from + end);
    ANCHOR.lastIndex = Math.max(end, match.index + match[0].length);
  }
}

/** Where something that may need protection shows itself; the extent is found from there. */
const ANCHOR = /:\/\/|www\.|[@$`]|\.(?:eth|com|net|org|io|xyz|cn|hk|tw)\b/giu;

const URL_PLAIN = /[\w.~:/?#[\]@!$&'()*+,;=%-]/u;
const HAN_RUN = /[\p{Script=Han}\w]+/uy;
const DOMAIN_REST = /[\p{Script=Han}\w-]+(?:\.[\p{Script=Han}\w-]+)*\.[a-z]{2,24}/iuy;
const CODE = /`[^`\n]{1,400}`/uy;
const MAX_NAME = 15;

function extent(text: string, anchor: string, index: number): readonly [number, number] {
  if (anchor === '`') return matchAt(CODE, text, index, index);
  if (anchor === '@') return address(text, index);
  if (anchor === '$') return name(text, index);
  if (anchor === '://' || anchor.toLowerCase() === 'www.') {
    return [index, endOfUrl(text, index + anchor.length)];
  }
  const start = startOfName(text, index);
  return start < index ? [start, index + anchor.length] : [index, index];
}

/**
 * A URL ends at the first character that URLs do not have. Chinese characters belong to it only
 * right after a separator (`/里程碑`, `?词=发`); after a letter the sentence goes on (`/x发布了`).
 */
function endOfUrl(text: string, from: number): number {
  let end = from;
  let open = 0;
  while (end < text.length) {
    const character = text.charAt(end);
    // A bracket that the URL did not open belongs to the text around it: [名](https://…)后
    open += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (open < 0) break;
    if (URL_PLAIN.test(character)) {
      end += 1;
      continue;
    }
    const [, runEnd] = matchAt(HAN_RUN, text, end, end);
    if (runEnd === end || !/[/?#=&_%+-]/u.test(text.charAt(end - 1))) break;
    end = runEnd;
  }
  return end;
}

/** An e-mail address where a domain follows, else a handle. */
function address(text: string, at: number): readonly [number, number] {
  const [, domainEnd] = matchAt(DOMAIN_REST, text, at + 1, at + 1);
  return domainEnd > at + 1 ? [startOfName(text, at), domainEnd] : name(text, at);
}

/**
 * `@链潮日报 ` and `$狗狗币,` are names when something ends them soon. A long run is a sentence
 * that follows a Latin handle without a space, and is converted.
 */
function name(text: string, index: number): readonly [number, number] {
  const [, end] = matchAt(HAN_RUN, text, index + 1, index + 1);
  const isName = end - index - 1 <= MAX_NAME && /\p{Script=Han}/u.test(text.charAt(index + 1));
  return isName ? [index, end] : [index, index];
}

/**
 * Start of the Latin or short Chinese name that ends before `end`; `end` itself where the name
 * cannot be told from the sentence before it.
 */
function startOfName(text: string, end: number): number {
  const latin = runBackwards(text, end, /[\w.+-]/u);
  if (latin < end) return latin;
  const chinese = runBackwards(text, end, /\p{Script=Han}/u);
  return end - chinese <= MAX_NAME ? chinese : end;
}

function runBackwards(text: string, end: number, member: RegExp): number {
  let start = end;
  while (start > 0 && end - start <= MAX_NAME && member.test(text.charAt(start - 1))) start -= 1;
  return start;
}

function matchAt(
  sticky: RegExp,
  text: string,
  index: number,
  otherwise: number,
): readonly [number, number] {
  sticky.lastIndex = index;
  return sticky.test(text) ? [index, sticky.lastIndex] : [index, otherwise];
}
