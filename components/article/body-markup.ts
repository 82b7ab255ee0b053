/**
 * A sanitised article body made ready to be shown: tables and code blocks that may be wider
 * than the text can be scrolled by keyboard and are named for screen readers.
 * In: HTML of the one policy (domains/articles/body-html), which never nests tables in tables
 * by more than it closes. Out: the same HTML with those wraps. Names are attribute-safe text.
 */
export function bodyMarkup(html: string, names: { table: string; code: string }): string {
  const table = escapeAttribute(names.table);
  const code = escapeAttribute(names.code);
  return html
    .replace(
      /<table(?=[\s>])/g,
      `<div class="story-scroll" role="group" aria-label="${table}" tabindex="0"><table`,
    )
    .replaceAll('</table>', '</table></div>')
    .replace(/<pre(?=[\s>])/g, `<pre tabindex="0" role="group" aria-label="${code}"`);
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
