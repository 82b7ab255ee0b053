import { createElement } from 'react';
import { currentParts } from './page-parts';
import { Printed } from './printed';
import { isInStaticMarkup } from './static-markup';

export interface GivenProps {
  as: string;
  attributes: Readonly<Record<string, unknown>>;
  /** What stands in it, as it is. */
  html: string;
}

/**
 * An element whose content is given as HTML. On a page made by the server around Next the HTML
 * is in the document alone, not a second time in the data for React.
 */
export function Given({ as, attributes, html }: GivenProps) {
  const parts = isInStaticMarkup() ? undefined : currentParts();
  if (!parts) {
    return createElement(as, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
  }
  const part = `p${parts.size}`;
  parts.set(part, html);
  return <Printed as={as} attributes={attributes} part={part} />;
}
