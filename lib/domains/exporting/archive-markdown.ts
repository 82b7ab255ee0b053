import TurndownService from 'turndown';
import { stringify } from 'yaml';

export interface MarkdownSource {
  /** Front matter in its order; what is empty is left out. */
  data: Readonly<Record<string, unknown>>;
  bodyHtml: string;
}

/** What Markdown has no words for stays as HTML, which Markdown may hold. */
const KEPT: TurndownService.Filter = [
  'table',
  'figure',
  'sup',
  'sub',
  'mark',
  'details',
  'section',
  'u',
  'kbd',
];

const service = new TurndownService({
  headingStyle: 'atx',
  codeBlockStyle: 'fenced',
  bulletListMarker: '-',
  emDelimiter: '*',
}).keep(KEPT);

/** A text as a Markdown file with front matter: for people and other systems to read. */
export function archiveMarkdown({ data, bodyHtml }: MarkdownSource): string {
  const filled = Object.entries(data).filter(
    ([, value]) => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  const front = stringify(Object.fromEntries(filled), { lineWidth: 0 });
  return `---\n${front}---\n\n${service.turndown(bodyHtml)}\n`;
}
