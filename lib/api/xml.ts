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
  return `<?xml version="1.0" encoding="UTF-8"?>\n${String(builder.build(allowed(root)))}\n`;
}

function allowed(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(FORBIDDEN, '');
  if (Array.isArray(value)) return value.map(allowed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, of]) => [key, allowed(of)]));
}
