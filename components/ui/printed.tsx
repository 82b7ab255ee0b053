'use client';

import { createElement } from 'react';
import { keepPart, PART_ATTRIBUTE, partHtml } from './page-parts';

export interface PrintedProps {
  as: string;
  attributes: Readonly<Record<string, unknown>>;
  /** Name of its HTML among the page's parts. */
  part: string;
}

/**
 * An element whose content is HTML that only the document carries. React writes
 * it into the document on the server and leaves it alone in the browser.
 */
export function Printed({ as, attributes, part }: PrintedProps) {
  return createElement(as, {
    ...attributes,
    ref: keepOnLeaving,
    [PART_ATTRIBUTE]: part,
    suppressHydrationWarning: true,
    // Read only where React makes the element anew, never while it takes over the document.
    dangerouslySetInnerHTML: {
      get __html() {
        return partHtml(part);
      },
    },
  });
}

/** What is taken away here may be made again elsewhere, as the menu is in its dialog. */
function keepOnLeaving(element: HTMLElement) {
  return () => keepPart(element.getAttribute(PART_ATTRIBUTE) ?? '', element.innerHTML);
}
