/** Limits and choices of the forms: for the contract, the pages and the browser alike. */

/** Lengths in characters, as [shortest, longest]. */
export const COLUMN_TEXT_LIMITS = {
  pen_name: [1, 40],
  column_title: [2, 40],
  column_intro: [20, 500],
  about: [20, 1000],
} as const;

export const COOPERATION_TEXT_LIMITS = {
  name: [1, 60],
  organisation: [0, 100],
  timing: [0, 100],
  message: [20, 2000],
} as const;

export const EMAIL_MAX = 254;
/** Links to earlier writing. */
export const SAMPLE_LINKS_MAX = 3;
export const LINK_MAX = 500;

export const COLUMN_TOPICS = [
  'industry',
  'policy',
  'market',
  'technology',
  'security',
  'beginners',
  'opinion',
] as const;
export const COLUMN_TOPICS_MAX = 3;

export const COLUMN_FREQUENCIES = ['weekly', 'fortnightly', 'monthly', 'irregular'] as const;

/** received → in_review → approved | declined (lib/domains/applications/rules.ts). */
export const APPLICATION_STATUSES = ['received', 'in_review', 'approved', 'declined'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Working days within which an answer is promised. */
export const ANSWER_DAYS = { column: 3, cooperation: 2 } as const;

/**
 * A reference as people may type it: letter of the kind, then two groups of four
 * without the letters that are taken for digits.
 */
export const REFERENCE_PATTERN = /^[CH]-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;
