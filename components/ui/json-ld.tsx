import type { Thing, WithContext } from 'schema-dts';

export interface JsonLdProps {
  /** One thing of schema.org, or several. */
  data: WithContext<Thing> | readonly WithContext<Thing>[];
}

/** Structured data of a page (seo.md); nothing in it can end the script that holds it. */
export function JsonLd({ data }: JsonLdProps) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(data) }} />
  );
}

/** The same as HTML. */
export function jsonLdMarkup(data: JsonLdProps['data']): string {
  return `<script type="application/ld+json">${jsonLdText(data)}</script>`;
}

/** JSON in which no text can open or close an element or a comment. */
export function jsonLdText(data: JsonLdProps['data']): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
