import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { wholeNumber } from './whole-number';

/** Spec section 3: draft, pending review, approved, not approved. */
export const MANUSCRIPT_STATES = ['draft', 'pending', 'approved', 'refused'] as const;
export type ManuscriptState = (typeof MANUSCRIPT_STATES)[number];

/** Whose words an article is: written for the site, translated for it, or taken over. */
export const ARTICLE_ORIGINS = ['original', 'translation', 'reprint'] as const;

/** Lengths in characters, as the editor counts and shows them. */
export const TITLE_MAX = 100;
export const SUMMARY_MAX = 300;
/** Of the body's HTML; a text of 100,000 characters with its marks is within it. */
export const BODY_MAX = 600_000;
export const LABELS_MAX = 8;
export const SPONSOR_MAX = 100;
export const PHRASES_MAX = 50;

/** A review is expected to take so long (spec section 9). */
export const REVIEW_MINUTES = { from: 40, to: 50 } as const;
/** One reviewer holds a text so long (silent-areas: Articles). */
export const REVIEW_LOCK_MINUTES = 15;
/** Pause of a writer after which the editor saves by itself. */
export const AUTOSAVE_DELAY_MS = 1_500;

/** Bodies of long articles with their settings. */
const WRITING_BYTES = 3 * 1024 * 1024;

/** One text in one language with everything that is set beside it. A draft may be empty. */
export const manuscriptContent = z.object({
  title: z.string().max(TITLE_MAX),
  summary: z.string().max(SUMMARY_MAX),
  /** HTML of the editor; sanitised when it is saved. */
  body_html: z.string().max(BODY_MAX),
  /** Address that `upload` answered with, or ''. */
  cover: z.string().max(2048),
  /** Key of the section, or '' while none is chosen. */
  section: z.string().max(40),
  /** Ids of labels. */
  labels: z.array(id).max(LABELS_MAX),
  origin: z.enum(ARTICLE_ORIGINS),
  /** Where it stood first: wanted for translations and reprints. */
  source_name: z.string().max(100),
  source_url: z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(2048)]),
  is_sponsored: z.boolean(),
  /** Who paid, told to readers beside the mark. */
  sponsor: z.string().max(SPONSOR_MAX),
  /** Traditional title in place of the derived one; '' derives it. */
  hant_title: z.string().max(TITLE_MAX),
  /** Phrases of this text whose traditional form differs from the derived one. */
  hant_phrases: z
    .array(z.object({ from: z.string().min(1).max(40), to: z.string().min(1).max(40) }))
    .max(PHRASES_MAX),
});
export type ManuscriptContent = z.infer<typeof manuscriptContent>;

/** A text that nothing was written in yet. */
export const EMPTY_MANUSCRIPT: ManuscriptContent = {
  title: '',
  summary: '',
  body_html: '',
  cover: '',
  section: '',
  labels: [],
  origin: 'original',
  source_name: '',
  source_url: '',
  is_sponsored: false,
  sponsor: '',
  hant_title: '',
  hant_phrases: [],
};

/** What is still missing before a text may be submitted. */
export const MANUSCRIPT_GAPS = [
  'title',
  'summary',
  'body',
  'section',
  'source',
  'sponsor',
] as const;

export const manuscriptEdition = z.object({ locale, status: z.enum(MANUSCRIPT_STATES) });

export const manuscript = z.object({
  article_id: id,
  locale,
  /** Language that the article was first written in. */
  original_locale: locale,
  status: z.enum(MANUSCRIPT_STATES),
  /** Of the article as readers meet it. */
  article_state: z.enum(['hidden', 'live', 'withdrawn']),
  revision: z.number().int().min(0),
  content: manuscriptContent,
  updated_time: isoTime,
  submitted_time: isoTime.nullable(),
  /** When a decision may be expected at the latest; null while nothing waits. */
  expected_time: isoTime.nullable(),
  decided_time: isoTime.nullable(),
  reason_code: z.string(),
  reason_text: z.string(),
  /** When an approved text goes live by itself. */
  publish_time: isoTime.nullable(),
  /** All editions that are written, this one too. */
  editions: z.array(manuscriptEdition),
  /** Kinds of MANUSCRIPT_GAPS. */
  gaps: z.array(z.enum(MANUSCRIPT_GAPS)),
});
export type Manuscript = z.infer<typeof manuscript>;

/** Names one text: an article in the language of one edition. */
const which = { article_id: id, locale };

export const createManuscript = defineEndpoint({
  name: 'createManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Begins an article; the same client_key again answers with the one that is there.',
  bodyMaxBytes: WRITING_BYTES,
  input: z.object({
    client_key: z.uuid(),
    locale,
    content: manuscriptContent,
  }),
  output: manuscript,
  errors: ['tooManyRequests', 'conflict'],
});

export const createEdition = defineEndpoint({
  name: 'createEdition',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Begins the edition of one’s own article in another language; one that is there is answered with.',
  input: z.object(which),
  output: manuscript,
  errors: ['articleNotFound', 'notPermitted', 'manuscriptState', 'tooManyRequests'],
});

export const openManuscript = defineEndpoint({
  name: 'openManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'One’s own text as it was last saved; of a live article without changes, the text that is live.',
  input: z.object({ article_id: id, locale: locale.optional() }),
  output: manuscript,
  errors: ['articleNotFound', 'notPermitted'],
});

export const saveManuscript = defineEndpoint({
  name: 'saveManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Saves over the revision that was read; over another it is refused and nothing is lost. The same text again is no new revision.',
  bodyMaxBytes: WRITING_BYTES,
  input: z.object({ ...which, base_revision: wholeNumber(0), content: manuscriptContent }),
  output: manuscript,
  errors: ['articleNotFound', 'notPermitted', 'manuscriptConflict', 'manuscriptState'],
});

export const submitManuscript = defineEndpoint({
  name: 'submitManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Hands a draft, a refused text or a revision to the desk.',
  input: z.object({ ...which, base_revision: wholeNumber(0) }),
  output: manuscript,
  errors: [
    'articleNotFound',
    'notPermitted',
    'levelTooLow',
    'manuscriptConflict',
    'manuscriptState',
    'manuscriptIncomplete',
    'tooManyRequests',
  ],
});

export const withdrawManuscript = defineEndpoint({
  name: 'withdrawManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Takes a text that waits for the desk back into drafts.',
  input: z.object(which),
  output: manuscript,
  errors: ['articleNotFound', 'notPermitted', 'manuscriptState'],
});

export const deleteManuscript = defineEndpoint({
  name: 'deleteManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Deletes a draft or a refused text for good; of a live article only the changes go. Deleted already is no error.',
  input: z.object(which),
  output: z.object({}),
  errors: ['notPermitted', 'manuscriptState'],
});

export const manuscriptItem = z.object({
  article_id: id,
  locale,
  title: z.string(),
  pic: z.string(),
  status: z.enum(MANUSCRIPT_STATES),
  article_state: z.enum(['hidden', 'live', 'withdrawn']),
  /** '' while none is chosen. */
  section_name: z.string(),
  updated_time: isoTime,
  submitted_time: isoTime.nullable(),
  expected_time: isoTime.nullable(),
  publish_time: isoTime.nullable(),
  reason_code: z.string(),
  reason_text: z.string(),
  views: z.number().int().min(0),
});
export type ManuscriptItem = z.infer<typeof manuscriptItem>;

export const myManuscripts = defineEndpoint({
  name: 'myManuscripts',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'One’s own articles by status, the latest changed first, with the number of each status.',
  input: z.object({
    ...pageInput,
    status: z.enum(['all', ...MANUSCRIPT_STATES]).default('all'),
    /** Part of a title. */
    keyword: z.string().max(100).default(''),
  }),
  output: pageOutput(manuscriptItem).extend({
    counts: z.object({
      all: z.number().int(),
      draft: z.number().int(),
      pending: z.number().int(),
      approved: z.number().int(),
      refused: z.number().int(),
    }),
  }),
  errors: [],
});

export const manuscriptVersion = z.object({
  revision: z.number().int().min(0),
  /** `approve` and `refuse` are the desk's, at the time of the decision. */
  reason: z.enum(['autosave', 'submit', 'restore', 'approve', 'refuse']),
  saved_time: isoTime,
  /** Who saved or decided it; '' where that account is gone, and for authors where the desk did. */
  saved_by: z.string(),
  words: z.number().int().min(0),
});
export type ManuscriptVersion = z.infer<typeof manuscriptVersion>;

export const manuscriptHistory = defineEndpoint({
  name: 'manuscriptHistory',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Earlier versions of one’s own text with the decisions on them, the latest first.',
  input: z.object(which),
  output: z.object({ list: z.array(manuscriptVersion) }),
  errors: ['articleNotFound', 'notPermitted'],
});

export const getManuscriptVersion = defineEndpoint({
  name: 'getManuscriptVersion',
  method: 'POST',
  auth: 'signedIn',
  summary: 'One earlier version, whole.',
  input: z.object({ ...which, revision: wholeNumber(0) }),
  output: z.object({ version: manuscriptVersion, content: manuscriptContent }),
  errors: ['articleNotFound', 'notPermitted', 'notFound'],
});

export const restoreManuscript = defineEndpoint({
  name: 'restoreManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Makes an earlier version the current text; what was current stays in the history.',
  input: z.object({
    ...which,
    base_revision: wholeNumber(0),
    revision: wholeNumber(0),
  }),
  output: manuscript,
  errors: ['articleNotFound', 'notPermitted', 'notFound', 'manuscriptConflict', 'manuscriptState'],
});

export const previewManuscript = defineEndpoint({
  name: 'previewManuscript',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'A text as readers would see it: as it is, and for a Chinese one in the traditional form that is derived.',
  bodyMaxBytes: WRITING_BYTES,
  input: z.object({ locale, content: manuscriptContent }),
  output: z.object({
    editions: z.array(
      z.object({
        locale,
        title: z.string(),
        summary: z.string(),
        body_html: z.string(),
        reading_minutes: z.number().int().min(1),
      }),
    ),
  }),
  errors: ['tooManyRequests'],
});

export const rehostPicture = defineEndpoint({
  name: 'rehostPicture',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Fetches a picture that was pasted by its address, judges it as an upload, and answers with the site’s own address of it.',
  input: z.object({ url: z.url({ protocol: /^https?$/ }).max(2048) }),
  output: z.object({ url: z.string(), width: z.number().int(), height: z.number().int() }),
  errors: [
    'pictureWrongType',
    'pictureTooLarge',
    'pictureTooManyPixels',
    'pictureUnreadable',
    'upstreamFailed',
    'tooManyRequests',
  ],
});

/** What an author may choose from: sections and labels with their names. */
export const writingChoices = defineEndpoint({
  name: 'writingChoices',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Sections and labels that an article may be given, with their names.',
  input: z.object({}),
  output: z.object({
    sections: z.array(z.object({ key: z.string(), name: z.string() })),
    labels: z.array(z.object({ id, name: z.string() })),
  }),
  errors: [],
});
