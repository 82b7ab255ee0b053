import { XMLBuilder } from 'fast-xml-parser';

/** Prefix of what is written as an attribute. */
const ATTRIBUTE = '@';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  suppressEmptyNode: true,
  // An attribute whose value is "true" keeps it: XML has none without a value.
  suppressBooleanAttributes: false,
  processEntities: true,
});

/** What XML 1.0 does not allow, escaped or not (section 2.2): controls but these three, halves of letters. */
const FORBIDDEN = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;

/** A document of nested objects; keys that begin with `@` are attributes, arrays repeat. */
export function xmlDocument(root: object): string {
  // In the whole text at once: the library leaves these characters as they are.
  const text = String(builder.build(root)).replace(FORBIDDEN, '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

const ESCAPED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in an element or in an attribute's quotes. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (letter) => ESCAPED[letter] ?? '');
}
