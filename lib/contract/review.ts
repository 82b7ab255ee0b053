import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { manuscript, manuscriptContent, manuscriptVersion } from './writing';
import { wholeNumber } from './whole-number';

/** Why a text was not approved; `other` needs words. */
export const REFUSAL_REASONS = [
  'quality',
  'accuracy',
  'source',
  'promotion',
  'copyright',
  'duplicate',
  'sensitive',
  'other',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];
export const REASON_MAX = 1_000;

export const reviewLock = z.object({
  account_id: id,
  name: z.string(),
  until_time: isoTime,
  is_own: z.boolean(),
});

export const reviewItem = z.object({
  article_id: id,
  locale,
  title: z.string(),
  author: z.object({ id, nickname: z.string() }),
  section_name: z.string(),
  words: z.number().int().min(0),
  submitted_time: isoTime,
  /** When the review is expected at the latest. */
  expected_time: isoTime,
  is_late: z.boolean(),
  /** A change of an article that is live. */
  is_revision: z.boolean(),
  is_sponsored: z.boolean(),
  /** Its last decision was a refusal: it comes again. */
  is_again: z.boolean(),
  lock: reviewLock.nullable(),
});
export type ReviewItem = z.infer<typeof reviewItem>;

export const REVIEW_FILTERS = ['all', 'late', 'new', 'revision', 'mine'] as const;

export const reviewQueue = defineEndpoint({
  name: 'reviewQueue',
  method: 'POST',
  auth: 'editor',
  summary: 'Texts that wait for the desk, the longest first.',
  input: z.object({
    ...pageInput,
    filter: z.enum(REVIEW_FILTERS).default('all'),
    keyword: z.string().max(100).default(''),
  }),
  output: pageOutput(reviewItem).extend({
    counts: z.object({
      all: z.number().int(),
      late: z.number().int(),
      new: z.number().int(),
      revision: z.number().int(),
      mine: z.number().int(),
    }),
  }),
  errors: [],
});

const which = { article_id: id, locale };

/** What the desk decided of a text before. */
export const reviewDecision = z.object({
  decision: z.enum(['approve', 'schedule', 'refuse']),
  /** Who decided; '' where that account is gone. */
  name: z.string(),
  time: isoTime,
  revision: z.number().int().min(0),
  /** Of REFUSAL_REASONS, and the words to the author; '' for an approval. */
  reason_code: z.string(),
  reason_text: z.string(),
});

export const openReview = defineEndpoint({
  name: 'openReview',
  method: 'POST',
  auth: 'editor',
  summary:
    'Opens a text to review it and takes its lock for 15 minutes; where another holds it, shows it without.',
  input: z.object(which),
  output: z.object({
    manuscript,
    author: z.object({
      id,
      nickname: z.string(),
      level: z.number().int().min(1).max(6),
      approved: z.number().int(),
      /** Refusals, of texts that were approved since too. */
      refused: z.number().int(),
    }),
    /** The text that readers see now, for a change of it; null for a new one. */
    live: manuscriptContent.nullable(),
    /** Decisions of this edition, the latest first. */
    decisions: z.array(reviewDecision),
    /** The text that was refused last, where it comes again; else null. */
    refused: manuscriptContent.nullable(),
    history: z.array(manuscriptVersion),
    lock: reviewLock.nullable(),
  }),
  errors: ['articleNotFound', 'manuscriptState'],
});

export const releaseReview = defineEndpoint({
  name: 'releaseReview',
  method: 'POST',
  auth: 'editor',
  summary: 'Gives one’s own lock back.',
  input: z.object(which),
  output: z.object({}),
  errors: [],
});

export const decideReview = defineEndpoint({
  name: 'decideReview',
  method: 'POST',
  auth: 'editor',
  summary:
    'Approves a text, now or at a time to come, or does not, with a reason. Of what was read: a text that changed since is not decided.',
  input: z.object({
    ...which,
    revision: wholeNumber(0),
    decision: z.enum(['approve', 'refuse']),
    /** When it goes live; left out at once. */
    publish_time: isoTime.optional(),
    reason_code: z.enum(REFUSAL_REASONS).optional(),
    reason_text: z.string().max(REASON_MAX).default(''),
  }),
  output: z.object({
    status: z.enum(['approved', 'refused']),
    article_state: z.enum(['hidden', 'live', 'withdrawn']),
  }),
  errors: [
    'articleNotFound',
    'manuscriptConflict',
    'manuscriptState',
    'manuscriptIncomplete',
    'reviewLocked',
    'notPermitted',
  ],
});

export const deskArticle = z.object({
  article_id: id,
  /** In the caller's language where there is such an edition, else in that of `lang`. */
  title: z.string(),
  lang: locale,
  author: z.object({ id, nickname: z.string() }),
  section_name: z.string(),
  state: z.enum(['live', 'withdrawn']),
  published_time: isoTime,
  /** When and why it was taken down; null and '' for a live one. */
  withdrawn_time: isoTime.nullable(),
  withdrawn_reason: z.string(),
  corrections: z.number().int().min(0),
  views: z.number().int().min(0),
});
export type DeskArticle = z.infer<typeof deskArticle>;

export const DESK_ARTICLE_FILTERS = ['all', 'live', 'withdrawn'] as const;

export const deskArticles = defineEndpoint({
  name: 'deskArticles',
  method: 'POST',
  auth: 'editor',
  summary: 'Live articles and those taken down, the latest first; by id or part of a title.',
  input: z.object({
    ...pageInput,
    filter: z.enum(DESK_ARTICLE_FILTERS).default('all'),
    keyword: z.string().max(100).default(''),
  }),
  output: pageOutput(deskArticle),
  errors: [],
});

export const takeDownArticle = defineEndpoint({
  name: 'takeDownArticle',
  method: 'POST',
  auth: 'editor',
  summary: 'Takes a live article down: readers meet a page that says so (410).',
  input: z.object({ article_id: id, reason: z.string().min(1).max(REASON_MAX) }),
  output: z.object({}),
  errors: ['articleNotFound', 'manuscriptState'],
});

export const restoreArticle = defineEndpoint({
  name: 'restoreArticle',
  method: 'POST',
  auth: 'editor',
  summary: 'Puts an article that was taken down back.',
  input: z.object({ article_id: id }),
  output: z.object({}),
  errors: ['articleNotFound', 'manuscriptState'],
});

export const addCorrection = defineEndpoint({
  name: 'addCorrection',
  method: 'POST',
  auth: 'editor',
  summary: 'Adds a correction that readers see under a live article, with its time.',
  input: z.object({
    article_id: id,
    text: z.string().trim().min(1).max(REASON_MAX),
    /** The same in English, for the English page; '' shows the Chinese. */
    text_en: z.string().trim().max(REASON_MAX).default(''),
  }),
  output: z.object({ id }),
  errors: ['articleNotFound', 'manuscriptState'],
});

export const staffAct = z.object({
  id,
  /** Key of the act, e.g. `article.approve`. */
  act: z.string(),
  /** Who did it; '' for the newsroom's own commands and accounts that are gone. */
  name: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  time: isoTime,
});

export const staffActList = defineEndpoint({
  name: 'staffActList',
  method: 'POST',
  auth: 'editor',
  summary: 'What staff did, the latest first; of one thing when asked.',
  input: z.object({
    ...pageInput,
    subject: z.string().max(40).optional(),
    subject_id: z.string().max(80).optional(),
    account_id: id.optional(),
  }),
  output: pageOutput(staffAct),
  errors: [],
});
