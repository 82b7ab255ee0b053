/**
 * A sanitised text made ready to be shown: a table that may be wider than the
 * column can be scrolled by keyboard and is named for screen readers.
 * In: HTML of the one policy (domains/articles/body-html). Out: the same with those wraps.
 */
export function textMarkup(html: string, tableName: string): string {
  const name = tableName.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace(
      /<table(?=[\s>])/g,
      `<div class="story-scroll" role="group" aria-label="${name}" tabindex="0"><table`,
    )
    .replaceAll('</table>', '</table></div>');
}
