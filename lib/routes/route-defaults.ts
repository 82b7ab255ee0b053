/* What kinds of page share; a row spreads one of these and says what differs. */

/** A public page with everything around it. */
export const READER = {
  query: [],
  paged: false,
  layout: { header: true, footer: true, toolbar: true, download: true, tool: true },
  dark: false,
  indexable: true,
  inSitemap: true,
  auth: false,
  isStrict: false,
  screen: 'coming',
} as const;
/** A public list with pages 2, 3 … */
export const PAGED = { ...READER, query: ['page'], paged: true } as const;
/** Public, but not for search engines. */
export const HIDDEN = { ...READER, indexable: false, inSitemap: false } as const;
/** A page of the signed-in reader. */
export const ACCOUNT = {
  ...HIDDEN,
  isStrict: true,
  layout: { ...READER.layout, download: false },
} as const;
/**
 * A page of the signed-in reader whose rows end in what may be done with them: nothing floats over
 * that; languages are in its footer.
 */
export const TASK = {
  ...ACCOUNT,
  layout: { ...ACCOUNT.layout, tool: false },
} as const;
/** A page to write on: no footer or menu in the way. */
export const STUDIO = {
  ...HIDDEN,
  isStrict: true,
  layout: { ...ACCOUNT.layout, footer: false, toolbar: false },
} as const;
/** A page without header and footer (spec section 2). */
export const LANDING = {
  ...READER,
  layout: { ...READER.layout, header: false, footer: false, toolbar: false },
} as const;
/** The text alone. */
export const BARE = {
  ...READER,
  layout: { ...LANDING.layout, download: false, tool: false },
} as const;
/** A page of the newsroom's desk, with a menu of its own. */
export const DESK = {
  ...HIDDEN,
  isStrict: true,
  layout: { header: true, footer: false, toolbar: false, download: false, tool: false },
} as const;
