/**
 * Word, Google Docs and WeChat say in styles what a text means. In place, bold, slanted,
 * struck, raised and lowered words get the elements that say so; other styles say nothing.
 */
export function styleMarks(root: HTMLElement): void {
  for (const element of root.querySelectorAll<HTMLElement>('b, strong, i, em')) {
    const { fontWeight, fontStyle } = element.style;
    const isBold = /^(b|strong)$/.test(element.localName);
    const isUndone = isBold ? /^(normal|[1-4]00)$/.test(fontWeight) : fontStyle === 'normal';
    if (isUndone) element.replaceWith(...element.childNodes);
  }
  for (const span of [...root.querySelectorAll<HTMLElement>('span, font, a')]) {
    const tags = tagsOf(span);
    // Headings are strong as they are.
    const wanted = span.closest('h1, h2, h3, h4, h5, h6, th')
      ? tags.filter((tag) => tag !== 'strong')
      : tags;
    for (const tag of wanted) {
      if (span.closest(tag) || span.textContent.trim() === '') continue;
      const mark = span.ownerDocument.createElement(tag);
      mark.append(...span.childNodes);
      span.append(mark);
    }
  }
}

function tagsOf({ style, localName }: HTMLElement): string[] {
  const line = `${style.textDecoration} ${style.textDecorationLine}`;
  const raised = style.verticalAlign;
  return [
    ...(/^(bold|bolder|[6-9]00)$/.test(style.fontWeight) ? ['strong'] : []),
    ...(/^(italic|oblique)/.test(style.fontStyle) ? ['em'] : []),
    ...(/line-through/.test(line) ? ['s'] : []),
    // A link is underlined as it is.
    ...(/underline/.test(line) && localName !== 'a' ? ['u'] : []),
    ...(raised === 'super' ? ['sup'] : raised === 'sub' ? ['sub'] : []),
  ];
}
