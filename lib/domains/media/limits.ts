import type { LimitRule } from '../domain-context';

/** Somebody who writes all day; a hundred pictures are at most 500 MB. */
export const UPLOAD_BY_PERSON: LimitRule = { name: 'upload:person', points: 60, seconds: 3_600 };
export const UPLOAD_BY_DAY: LimitRule = { name: 'upload:day', points: 100, seconds: 86_400 };
