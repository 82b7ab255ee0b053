import { decodeEntities } from './xml-tree';

/**
 * A title as plain text on one line: tags of inline markup go, entities that
 * survived one decoding are decoded, blanks collapse.
 */
export function plainTitle(written: string): string {
  const untagged = written
    .slice(0, 5000)
    .replace(
      /<\/?(?:a|abbr|b|big|br|code|em|font|i|mark|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]{0,500})?\/?>/gi,
      '',
    );
  return decodeEntities(untagged).replace(/\s+/g, ' ').trim();
}

/** Plain text as HTML: a paragraph at each empty line, a line break at each other. */
export function textToHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .split(/\n[ \t\r]*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${part.trim().replace(/\r?\n/g, '<br>')}</p>`)
    .join('\n');
}
