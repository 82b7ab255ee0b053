import { z } from 'zod';
import {
  APPLICATION_STATUSES,
  COLUMN_FREQUENCIES,
  COLUMN_TEXT_LIMITS,
  COLUMN_TOPICS,
  COLUMN_TOPICS_MAX,
  COOPERATION_TEXT_LIMITS,
  EMAIL_MAX,
  LINK_MAX,
  REFERENCE_PATTERN,
  SAMPLE_LINKS_MAX,
} from './application-rules';
import { defineEndpoint } from './endpoint';
import { isoTime } from './paging';

/** Text alone: a form's answer is never longer than this many bytes. */
const FORM_MAX_BYTES = 32 * 1024;

const email = z.string().trim().max(EMAIL_MAX).pipe(z.email());
/** Made by the form, once for one answer: the same answer sent again is no second one. */
const clientKey = z.uuid();
/** Hidden from people; what is in it was put there by a machine. */
const website = z.string().max(500).default('');

/** The reference that is told at the end, and how the answer can be looked up with it. */
export const applicationReceipt = z.object({
  reference: z.string(),
  submitted_time: isoTime,
  /** When an answer is promised at the latest. */
  expected_time: isoTime,
});
export type ApplicationReceipt = z.infer<typeof applicationReceipt>;

export const applicationState = applicationReceipt.extend({
  status: z.enum(APPLICATION_STATUSES),
  /** What the desk said with the status; empty where it said nothing. */
  reason: z.string(),
  /** What happened to it, oldest first. */
  steps: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), time: isoTime })),
});
export type ApplicationState = z.infer<typeof applicationState>;

const lookUp = z.object({
  reference: z.string().trim().toUpperCase().pipe(z.string().regex(REFERENCE_PATTERN)),
  email,
});

export const submitColumnApplication = defineEndpoint({
  name: 'submitColumnApplication',
  method: 'POST',
  auth: 'public',
  summary: 'Applies for a column. The same client_key again answers with the same reference.',
  bodyMaxBytes: FORM_MAX_BYTES,
  input: z.object({
    client_key: clientKey,
    website,
    email,
    pen_name: line(COLUMN_TEXT_LIMITS.pen_name),
    column_title: line(COLUMN_TEXT_LIMITS.column_title),
    column_intro: passage(COLUMN_TEXT_LIMITS.column_intro),
    about: passage(COLUMN_TEXT_LIMITS.about),
    topics: z.array(z.enum(COLUMN_TOPICS)).min(1).max(COLUMN_TOPICS_MAX),
    frequency: z.enum(COLUMN_FREQUENCIES),
    links: z
      .array(
        z
          .string()
          .trim()
          .max(LINK_MAX)
          .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain })),
      )
      .min(1)
      .max(SAMPLE_LINKS_MAX),
    agreed: z.literal(true),
  }),
  output: applicationReceipt,
  errors: ['conflict', 'tooManyRequests'],
});

export const getColumnApplication = defineEndpoint({
  name: 'getColumnApplication',
  method: 'POST',
  auth: 'public',
  summary: 'Where a column application stands, by its reference and the e-mail address it names.',
  bodyMaxBytes: FORM_MAX_BYTES,
  input: lookUp,
  output: applicationState,
  errors: ['applicationNotFound', 'tooManyRequests'],
});

export const submitCooperation = defineEndpoint({
  name: 'submitCooperation',
  method: 'POST',
  auth: 'public',
  summary: 'Sends an enquiry about working together; idempotent by client_key.',
  bodyMaxBytes: FORM_MAX_BYTES,
  input: z.object({
    client_key: clientKey,
    website,
    email,
    name: line(COOPERATION_TEXT_LIMITS.name),
    organisation: line(COOPERATION_TEXT_LIMITS.organisation).default(''),
    /** Key of one of the services of getCooperationDetails. */
    service: z.string().min(1).max(60),
    timing: line(COOPERATION_TEXT_LIMITS.timing).default(''),
    message: passage(COOPERATION_TEXT_LIMITS.message),
    agreed: z.literal(true),
  }),
  output: applicationReceipt,
  errors: ['conflict', 'tooManyRequests'],
});

export const getCooperation = defineEndpoint({
  name: 'getCooperation',
  method: 'POST',
  auth: 'public',
  summary: 'Where an enquiry stands, by its reference and the e-mail address it names.',
  bodyMaxBytes: FORM_MAX_BYTES,
  input: lookUp,
  output: applicationState,
  errors: ['applicationNotFound', 'tooManyRequests'],
});

/** What the desk may say of an application; never reachable over the network. */
export const applicationDecision = z.object({
  reference: z.string(),
  status: z.enum(['in_review', 'approved', 'declined']),
  /** For the applicant, in the language of the application. */
  reason: passage([0, 1000]).default(''),
});
export type ApplicationDecision = z.infer<typeof applicationDecision>;

/** One line of text for people. */
function line([min, max]: readonly [number, number]) {
  return z
    .string()
    .transform((text) => wellFormed(text).replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(min).max(max));
}

/** Text of several lines. */
function passage([min, max]: readonly [number, number]) {
  return z
    .string()
    .transform((text) => wellFormed(text.replace(/\r\n?/g, '\n')).trim())
    .pipe(z.string().min(min).max(max));
}

/** No half characters and no control characters but line breaks: a database takes neither. */
function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD').replace(/[^\P{Cc}\n\t]/gu, ' ');
}
