import { z } from 'zod';
import { articleItem } from './articles';
import { defineEndpoint } from './endpoint';
import { flashItem } from './flash';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';

/** The eight o'clock brief, the weekly, the technical weekly. */
export const ISSUE_KINDS = ['daily', 'weekly', 'technical'] as const;
export const issueKind = z.enum(ISSUE_KINDS);
export type IssueKind = z.infer<typeof issueKind>;

/** A calendar day at UTC+8, yyyy-mm-dd. */
export const issueDay = z.iso.date();

export const issueItem = z.object({
  id,
  kind: issueKind,
  /** Counts from 1 within its kind. */
  number: z.number().int().min(1),
  day: issueDay,
  title: z.string(),
  lead: z.string(),
  /** Language of the text shown; differs from the page's where none was written in it. */
  lang: locale,
  release_time: isoTime,
});
export type IssueItem = z.infer<typeof issueItem>;

/** What an issue points to, with the desk's word on it ('' for none). */
export const issueEntry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('article'), note: z.string(), article: articleItem }),
  z.object({ kind: z.literal('flash'), note: z.string(), flash: flashItem }),
]);
export type IssueEntry = z.infer<typeof issueEntry>;

export const issueNeighbour = issueItem.pick({
  id: true,
  number: true,
  day: true,
  title: true,
  lang: true,
});
export type IssueNeighbour = z.infer<typeof issueNeighbour>;

export const issueDetails = issueItem.extend({
  /** Sanitised HTML; headings begin at h2. */
  body_html: z.string(),
  /** Languages that the text was written in (zh-Hant counts with zh-Hans). */
  editions: z.array(locale),
  /** In the desk's order; what can no longer be read is left out. */
  entries: z.array(issueEntry),
  /** The issues of the same kind around it in time; null at either end. */
  newer: issueNeighbour.nullable(),
  older: issueNeighbour.nullable(),
});
export type IssueDetails = z.infer<typeof issueDetails>;

const listInput = z.object({ page: pageInput.page, limit: pageInput.limit });

export const getEightClock = defineEndpoint({
  name: 'getEightClock',
  method: 'POST',
  auth: 'public',
  summary: 'The eight o’clock briefs, newest first.',
  input: listInput,
  output: pageOutput(issueItem),
  errors: [],
});

export const getEightClockDetails = defineEndpoint({
  name: 'getEightClockDetails',
  method: 'POST',
  auth: 'public',
  summary: 'The brief of a day at UTC+8; the newest one where no day is named.',
  input: z.object({ date: issueDay.optional() }),
  output: issueDetails,
  errors: ['notFound'],
});

export const getWeek = defineEndpoint({
  name: 'getWeek',
  method: 'POST',
  auth: 'public',
  summary: 'The issues of the weekly, newest first.',
  input: listInput,
  output: pageOutput(issueItem),
  errors: [],
});

export const getWeekDetails = defineEndpoint({
  name: 'getWeekDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One issue of the weekly.',
  input: z.object({ id }),
  output: issueDetails,
  errors: ['notFound'],
});

export const getTechnicalWeek = defineEndpoint({
  name: 'getTechnicalWeek',
  method: 'POST',
  auth: 'public',
  summary: 'The issues of the technical weekly, newest first.',
  input: listInput,
  output: pageOutput(issueItem),
  errors: [],
});

export const getTechnicalWeekDetails = defineEndpoint({
  name: 'getTechnicalWeekDetails',
  method: 'POST',
  auth: 'public',
  summary: 'One issue of the technical weekly.',
  input: z.object({ id }),
  output: issueDetails,
  errors: ['notFound'],
});
