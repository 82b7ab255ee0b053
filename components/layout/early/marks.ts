/** Attribute of the root element once everything on the page answers. */
export const TENDED = 'data-tended';

/** Attribute of the root element of a page whose first script keeps its path and language and tells of its view. */
export const IS_EARLY = 'data-early';
