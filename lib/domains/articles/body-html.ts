import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { CodedError } from '@/lib/contract/error-codes';
import { safeId } from './body-html-ids';
import { shapeBody } from './body-html-structure';

export { excerpt, firstImage, plainText, readingMinutes, wordCounts } from './body-html-text';

/** The longest body, in bytes of UTF-8, and the deepest nesting that are taken in. */
export const BODY_MAX_BYTES = 2 * 1024 * 1024;
const BODY_MAX_DEPTH = 200;
/** A longer address is no address that a reader could use. */
const URL_MAX_CHARS = 4000;

/** Changes of addresses on the way in; what they answer is checked like anything else. */
export interface BodyUrlRewrites {
  /** New address of a link, or null to leave its text alone. */
  href?: (href: string) => string | null;
  /** New address of a picture, or null to leave it out. */
  src?: (src: string) => string | null;
}

type Attributes = sanitizeHtml.Attributes;

/**
 * The one policy for the text of an article, wherever it comes from: an
 * allow-list of elements and attributes, safe addresses, ids that cannot shadow
 * a script's globals, then one shape (paragraphs, lists, tables nested rightly).
 *
 * In: any HTML. Out: HTML that the policy leaves unchanged when given again.
 * Errors: `tooLarge` over `BODY_MAX_BYTES`, `invalidInput` over `BODY_MAX_DEPTH`.
 */
export function sanitizeBody(html: string, rewrites: BodyUrlRewrites = {}): string {
  assertBodyLimits(html);
  const clean = sanitizeHtml(withoutControls(html), policy(rewrites));
  return shapeBody(clean);
}

/** Throws the coded errors of `sanitizeBody` for what is too large or too deep to read. */
function assertBodyLimits(html: string): void {
  if (Buffer.byteLength(html) > BODY_MAX_BYTES) {
    throw new CodedError('tooLarge', { limit_bytes: BODY_MAX_BYTES });
  }
  let depth = 0;
  const parser = new Parser({
    onopentag: () => {
      depth += 1;
      if (depth > BODY_MAX_DEPTH) {
        throw new CodedError('invalidInput', { nesting_limit: BODY_MAX_DEPTH });
      }
    },
    onclosetag: () => {
      depth -= 1;
    },
  });
  parser.end(html);
}

/** Elements of a finished body; `div` is only the mark of a block on the way there. */
const ALLOWED_TAGS = [
  ...['h2', 'h3', 'h4', 'p', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'hr', 'div'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['figure', 'figcaption', 'img', 'details', 'summary', 'section'],
  ...['a', 'em', 'strong', 's', 'u', 'sub', 'sup', 'mark', 'small', 'code', 'kbd', 'abbr', 'q'],
  ...['ruby', 'rt', 'rp', 'time', 'br', 'wbr', 'span'],
];

/** Elements whose content is no text of the article and goes with them. */
const DROPPED_WITH_CONTENT = [
  ...['script', 'style', 'noscript', 'template', 'title', 'textarea', 'option', 'select', 'xmp'],
  ...['svg', 'math', 'noembed', 'noframes', 'datalist', 'object', 'canvas', 'audio', 'video'],
];

/** What an element is kept as; those not named and not allowed leave only their content. */
const SAME_AS: Record<string, string> = {
  ...{ h1: 'h2', h5: 'h4', h6: 'h4', b: 'strong', i: 'em', cite: 'em', dfn: 'em', var: 'em' },
  ...{ del: 's', strike: 's', ins: 'u', samp: 'code', tt: 'code', big: 'strong', dir: 'ul' },
  ...{ menu: 'ul', center: 'div', article: 'div', main: 'div', header: 'div', footer: 'div' },
  ...{ aside: 'div', nav: 'div', address: 'div', form: 'div', fieldset: 'div', legend: 'div' },
};

const GLOBAL_ATTRIBUTES = ['id', 'lang', 'dir', 'translate'];

function policy(rewrites: BodyUrlRewrites): sanitizeHtml.IOptions {
  return {
    allowedTags: ALLOWED_TAGS,
    nonTextTags: DROPPED_WITH_CONTENT,
    allowedAttributes: {
      '*': GLOBAL_ATTRIBUTES,
      a: ['href', 'title', 'rel'],
      abbr: ['title'],
      img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding', 'referrerpolicy'],
      ol: ['start', 'reversed'],
      li: ['value'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      time: ['datetime'],
      details: ['open'],
    },
    allowedClasses: {
      pre: [/^language-[\w+#.-]{1,40}$/],
      code: [/^language-[\w+#.-]{1,40}$/],
      td: ['align-center', 'align-right'],
      th: ['align-center', 'align-right'],
      section: ['footnotes'],
      ol: ['footnotes-list'],
      li: ['footnote-item'],
      sup: ['footnote-ref'],
      a: ['footnote-backref'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    transformTags: {
      ...Object.fromEntries(
        Object.entries(SAME_AS).map(([from, to]) => [
          from,
          (_: string, attribs: Attributes) => ({ tagName: to, attribs: { ...attribs } }),
        ]),
      ),
      section: (_, attribs) => ({
        tagName: /(^|\s)footnotes(\s|$)/.test(attribs.class ?? '') ? 'section' : 'div',
        attribs,
      }),
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, rewrites) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, rewrites) }),
      td: cell,
      th: cell,
      ol: numbered('start', -9999, 99_999),
      li: numbered('value', -9999, 99_999),
      '*': (tagName, attribs) => ({ tagName, attribs: globalAttributes(tagName, attribs) }),
    },
  };
}

function linkAttributes(attribs: Attributes, rewrites: BodyUrlRewrites): Attributes {
  const { href: given, rel: _rel, ...rest } = attribs;
  const rewritten = given !== undefined && rewrites.href ? rewrites.href(given) : (given ?? null);
  const href = rewritten === null ? null : safeHref(rewritten);
  if (href === null) return rest;
  return /^https?:/i.test(href) ? { ...rest, href, rel: 'noopener nofollow' } : { ...rest, href };
}

function pictureAttributes(attribs: Attributes, rewrites: BodyUrlRewrites): Attributes {
  const given = attribs.src;
  const rewritten = given !== undefined && rewrites.src ? rewrites.src(given) : (given ?? null);
  const src = rewritten === null ? null : safePictureSrc(rewritten);
  if (src === null) return {};
  return {
    src,
    alt: attribs.alt ?? '',
    ...(attribs.title ? { title: attribs.title } : {}),
    ...sizeOf(Number(attribs.width), Number(attribs.height)),
    loading: 'lazy',
    decoding: 'async',
    ...(src.startsWith('/') ? {} : { referrerpolicy: 'no-referrer' }),
    ...(attribs.lang ? { lang: attribs.lang } : {}),
  };
}

/** Width and height only together, in whole pixels: half a size shifts the layout. */
function sizeOf(width: number, height: number): Attributes {
  const isSize = (pixels: number) => Number.isInteger(pixels) && pixels >= 1 && pixels <= 10_000;
  return isSize(width) && isSize(height) ? { width: String(width), height: String(height) } : {};
}

function cell(tagName: string, attribs: Attributes): sanitizeHtml.Tag {
  const { colspan, rowspan, scope, align, style, class: className, ...rest } = attribs;
  const asked = `${align ?? ''} ${className ?? ''} ${/text-align:\s*(\w+)/i.exec(style ?? '')?.[1] ?? ''}`;
  const side = /\b(center|right)\b/i.exec(asked)?.[1]?.toLowerCase();
  return {
    tagName,
    attribs: {
      ...rest,
      ...(side ? { class: `align-${side}` } : {}),
      ...spanOf('colspan', colspan),
      ...spanOf('rowspan', rowspan),
      ...(tagName === 'th' && /^(col|row|colgroup|rowgroup)$/.test(scope ?? '') ? { scope } : {}),
    } as Attributes,
  };
}

function spanOf(name: string, value: string | undefined): Attributes {
  const cells = /^\d{1,3}$/.test(value ?? '') ? Number(value) : 1;
  return cells >= 2 && cells <= 100 ? { [name]: String(cells) } : {};
}

function numbered(name: string, min: number, max: number): sanitizeHtml.Transformer {
  return (tagName, attribs) => {
    const { [name]: value, ...rest } = attribs;
    const number = /^-?\d{1,6}$/.test(value ?? '') ? Number(value) : Number.NaN;
    const kept = number >= min && number <= max ? { [name]: String(number) } : {};
    return { tagName, attribs: { ...rest, ...kept } };
  };
}

function globalAttributes(tagName: string, attribs: Attributes): Attributes {
  const { id, lang, dir, translate, datetime, ...rest } = attribs;
  const keptId = id === undefined || tagName === 'img' ? null : safeId(id);
  return {
    ...(keptId === null ? {} : { id: keptId }),
    ...rest,
    ...(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/.test(lang ?? '') ? { lang } : {}),
    ...(/^(ltr|rtl|auto)$/i.test(dir ?? '') ? { dir: dir?.toLowerCase() } : {}),
    ...(/^no$/i.test(translate ?? '') ? { translate: 'no' } : {}),
    ...(/^[\w:.+ -]{1,40}$/.test(datetime ?? '') ? { datetime } : {}),
  } as Attributes;
}

/** A link address as a browser would read it, or null when it leads nowhere safe. */
function safeHref(raw: string): string | null {
  const href = browserTrim(raw);
  if (href === '') return null;
  if (href.startsWith('#')) {
    const id = safeId(decoded(href.slice(1)));
    return id === null ? null : `#${id}`;
  }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(href)?.[1]?.toLowerCase();
  if (scheme === 'mailto') return /^mailto:[^\s@]+@[^\s@]+$/i.test(href) ? href : null;
  if (scheme !== undefined || /^[/\\]{2}/.test(href)) return safeWebAddress(href);
  return href.replaceAll('\\', '/').replaceAll(' ', '%20');
}

/** A picture's address: http, https, or a file of the media store; null for anything else. */
function safePictureSrc(raw: string): string | null {
  const src = browserTrim(raw);
  if (!src.startsWith('/media/'))
    return /^(https?:|[/\\]{2})/i.test(src) ? safeWebAddress(src) : null;
  const isPlainPath = /^\/media\/[\w./%-]+$/.test(src) && !/\.\.|%(2e|2f|5c)/i.test(src);
  return isPlainPath ? src : null;
}

/** http(s) only, without a user name (`https://bank@evil`); protocol-relative becomes https. */
function safeWebAddress(address: string): string | null {
  const absolute = /^[/\\]{2}/.test(address) ? `https:${address}` : address;
  const parts = /^(https?:)[/\\]*(.*)$/i.exec(absolute.replaceAll(' ', '%20'));
  if (!parts) return null;
  const tidy = `${parts[1]?.toLowerCase()}//${parts[2]}`;
  if (!URL.canParse(tidy)) return null;
  const url = new URL(tidy);
  if (url.username === '' && url.password === '') return tidy;
  url.username = '';
  url.password = '';
  return url.href;
}

/** Browsers drop tabs and line breaks in an address, and blanks around it (WHATWG URL 4.4). */
function browserTrim(address: string): string {
  const oneLine = address.trim().replace(/[\t\n\r]/g, '');
  return oneLine.length > URL_MAX_CHARS ? '' : oneLine.replace(/^[\p{Cc} ]+|[\p{Cc} ]+$/gu, '');
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/** Without what a database or an XML feed refuses: controls and halves of surrogate pairs. */
function withoutControls(html: string): string {
  return html
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .replace(/\p{Cs}/gu, '\ufffd');
}
