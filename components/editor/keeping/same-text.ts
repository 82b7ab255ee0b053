import type { ManuscriptContent } from '@/lib/contract/writing';

/** Whether two texts say the same, whatever the server added to the elements of one. */
export function isSameText(one: ManuscriptContent, other: ManuscriptContent): boolean {
  return essence(one) === essence(other);
}

function essence(content: ManuscriptContent): string {
  const body = content.body_html
    .replace(/ (rel|loading|decoding|referrerpolicy)="[^"]*"/g, '')
    .replaceAll('&nbsp;', '\u00a0')
    .replace(/\s+/g, ' ')
    .trim();
  const title = content.title.trim();
  const summary = content.summary.trim();
  return JSON.stringify(
    Object.entries({ ...content, title, summary, body_html: body }).sort(([a], [b]) =>
      a < b ? -1 : 1,
    ),
  );
}
