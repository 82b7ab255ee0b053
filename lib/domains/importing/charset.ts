import chardet from 'chardet';
import iconv from 'iconv-lite';

/** How much of a file is looked at to guess its charset. */
const SAMPLE_BYTES = 64 * 1024;

/**
 * Bytes as text, whatever charset they are in. Trusted in this order: a byte
 * order mark; the pattern of zero bytes of UTF-16/32; what the transport
 * (`declared`) or the XML declaration names, as long as the bytes agree; UTF-8
 * when the bytes are valid in it; a guess from the bytes.
 *
 * Never throws: bytes that fit nowhere become U+FFFD.
 */
export function decodeText(
  bytes: Uint8Array,
  declared: string | null = null,
): { text: string; charset: string } {
  const marked = charsetOfMark(bytes) ?? charsetOfZeroBytes(bytes);
  if (marked !== null) return decodedAs(bytes, marked);

  const named = [declared, charsetOfXmlDeclaration(bytes)].flatMap((name) => {
    const charset = name === null ? null : knownCharset(name);
    return charset === null ? [] : [charset];
  });
  const isUtf8 = isValidUtf8(bytes);
  for (const charset of named) {
    // A Western single-byte charset accepts any bytes: valid UTF-8 speaks against it.
    if (isUtf8 && (charset === 'utf8' || WESTERN.test(charset))) return decodedAs(bytes, 'utf8');
    const made = decodedAs(bytes, charset);
    if (!made.text.includes('\ufffd')) return made;
  }
  if (isUtf8) return decodedAs(bytes, 'utf8');
  return bestOf(bytes, [...named, ...guesses(bytes)]);
}

/** The charset parameter of a Content-Type, or null. */
export function charsetOfContentType(contentType: string | undefined): string | null {
  return /;\s*charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

const WESTERN = /^(win125[0247]|windows125[0247]|iso8859(1|15)|ascii)$/;

/** Names of charsets that stand for a larger one in practice (WHATWG Encoding, section 4.2). */
const WIDER: Record<string, string> = {
  gb2312: 'gb18030',
  gbk: 'gb18030',
  cp936: 'gb18030',
  xgbk: 'gb18030',
  big5: 'big5hkscs',
  ksc56011987: 'cp949',
  euckr: 'cp949',
  shiftjis: 'cp932',
  sjis: 'cp932',
  xsjis: 'cp932',
  iso88591: 'windows1252',
  latin1: 'windows1252',
  usascii: 'windows1252',
  ascii: 'windows1252',
  unicode: 'utf16le',
  ucs2: 'utf16le',
  csucs4: 'utf32be',
  utf16: 'utf16be',
  u16: 'utf16be',
  utf32: 'utf32be',
};

function knownCharset(name: string): string | null {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const charset = WIDER[plain] ?? plain;
  return plain !== '' && iconv.encodingExists(charset) ? charset : null;
}

function charsetOfMark(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes;
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return 'utf32le';
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'utf32be';
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf8';
  if (a === 0xff && b === 0xfe) return 'utf16le';
  if (a === 0xfe && b === 0xff) return 'utf16be';
  return null;
}

/** A text begins with ASCII here (`<`, `{`, `-`), so its zero bytes show the width. */
function charsetOfZeroBytes(bytes: Uint8Array): string | null {
  if (bytes.length < 4) return null;
  const pattern = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('');
  const widths: Record<string, string> = {
    '000x': 'utf32be',
    x000: 'utf32le',
    '0x0x': 'utf16be',
    x0x0: 'utf16le',
  };
  return widths[pattern] ?? null;
}

function charsetOfXmlDeclaration(bytes: Uint8Array): string | null {
  const head = iconv.decode(bytes.subarray(0, 1024), 'latin1');
  return /<\?xml\s[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(head)?.[1] ?? null;
}

function isValidUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function guesses(bytes: Uint8Array): string[] {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const guessed = chardet.analyse(sample).flatMap(({ name }) => knownCharset(name) ?? []);
  return [...guessed.slice(0, 6), 'utf8', 'windows1252'];
}

/** The first charset that reads every byte, else the one that loses least. */
function bestOf(bytes: Uint8Array, charsets: string[]): { text: string; charset: string } {
  let best: { text: string; charset: string; lost: number } | null = null;
  for (const charset of new Set(charsets)) {
    const made = decodedAs(bytes, charset);
    const lost = made.text.split('\ufffd').length - 1;
    if (best === null || lost < best.lost) best = { ...made, lost };
    if (lost === 0) break;
  }
  return best ?? decodedAs(bytes, 'utf8');
}

function decodedAs(bytes: Uint8Array, charset: string): { text: string; charset: string } {
  return { text: withoutC1(iconv.decode(bytes, charset)), charset };
}

/** Windows-1252 punctuation that was passed off as ISO 8859-1: nobody means control codes. */
function withoutC1(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (control) =>
    iconv.decode(Uint8Array.of(control.charCodeAt(0)), 'windows1252'),
  );
}
