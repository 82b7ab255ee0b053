import { z } from 'zod';
import { APPLICATION_STATUSES } from './application-rules';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { REAL_NAME_DOCUMENTS } from './own-account';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { typedText } from './typed-text';

export const DECISION_REASON_MAX = 1_000;

export const realNameList = defineEndpoint({
  name: 'realNameList',
  method: 'POST',
  auth: 'editor',
  summary: 'Requests for verification by name that wait, the longest first; names masked.',
  input: z.object({}),
  output: z.object({
    list: z.array(z.object({ account_id: id, masked_name: z.string(), submitted_time: isoTime })),
  }),
  errors: [],
});

export const openRealName = defineEndpoint({
  name: 'openRealName',
  method: 'POST',
  auth: 'editor',
  summary: 'Opens what was sent with a request; who opened it is recorded.',
  input: z.object({ account_id: id }),
  output: z.object({
    account_id: id,
    document: z.enum(REAL_NAME_DOCUMENTS),
    name: z.string(),
    number: z.string(),
    /** The picture as a data: address; '' once the request is decided. */
    picture: z.string(),
  }),
  errors: ['notFound'],
});

export const decideRealName = defineEndpoint({
  name: 'decideRealName',
  method: 'POST',
  auth: 'editor',
  summary: 'Approves a request, or refuses it with a reason that the person is told.',
  input: z.object({
    account_id: id,
    decision: z.enum(['approved', 'refused']),
    reason: typedText(0, DECISION_REASON_MAX).default(''),
  }),
  output: z.object({}),
  errors: ['notFound', 'notPermitted', 'conflict'],
});

export const APPLICATION_KINDS = ['column', 'cooperation'] as const;
export const APPLICATION_FILTERS = ['open', 'decided', 'suspect'] as const;

export const applicationItem = z.object({
  reference: z.string(),
  kind: z.enum(APPLICATION_KINDS),
  status: z.enum(APPLICATION_STATUSES),
  /** Title of the column, or the service that is asked for. */
  title: z.string(),
  /** Who sent it, as they call themselves. */
  name: z.string(),
  email: z.string(),
  submitted_time: isoTime,
  /** When an answer was promised at the latest. */
  expected_time: isoTime,
  is_late: z.boolean(),
});
export type ApplicationItem = z.infer<typeof applicationItem>;

export const applicationList = defineEndpoint({
  name: 'applicationList',
  method: 'POST',
  auth: 'editor',
  summary:
    'Column applications or enquiries: those that are open the longest first, the others the latest first.',
  input: z.object({
    ...pageInput,
    kind: z.enum(APPLICATION_KINDS),
    filter: z.enum(APPLICATION_FILTERS).default('open'),
  }),
  output: pageOutput(applicationItem),
  errors: [],
});

const reference = z.string().trim().max(20);

export const openedApplication = applicationItem.extend({
  locale,
  /** What was answered, by field; lists as they were sent. */
  answers: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
  reason: z.string(),
  steps: z.array(z.object({ status: z.enum(APPLICATION_STATUSES), time: isoTime })),
  /** The account with the proven address of the application; null where there is none. */
  account: z
    .object({ id, nickname: z.string(), level: z.number().int(), has_column: z.boolean() })
    .nullable(),
});
export type OpenedApplication = z.infer<typeof openedApplication>;

export const openApplication = defineEndpoint({
  name: 'openApplication',
  method: 'POST',
  auth: 'editor',
  summary: 'One application with its answers, its steps and the account of its address.',
  input: z.object({ reference }),
  output: openedApplication,
  errors: ['applicationNotFound'],
});

export const decideApplicationRequest = defineEndpoint({
  name: 'decideApplicationRequest',
  method: 'POST',
  auth: 'editor',
  summary:
    'Takes an application into review, approves or declines it; the applicant is told by mail. An approved column application gives the account of its address a column and level 4, also when it is approved again after they registered.',
  input: z.object({
    reference,
    status: z.enum(['in_review', 'approved', 'declined']),
    reason: typedText(0, DECISION_REASON_MAX).default(''),
  }),
  output: openedApplication,
  errors: ['applicationNotFound', 'conflict'],
});

export const feedbackItem = z.object({
  reference: z.string(),
  text: z.string(),
  /** Address for an answer; '' where none is wanted. */
  email: z.string(),
  page: z.string(),
  locale,
  /** Who wrote it, where they were signed in. */
  person: z.object({ id, nickname: z.string() }).nullable(),
  time: isoTime,
});
export type FeedbackItem = z.infer<typeof feedbackItem>;

export const feedbackList = defineEndpoint({
  name: 'feedbackList',
  method: 'POST',
  auth: 'editor',
  summary: 'What readers told the desk, the latest first; what a machine seems to have sent apart.',
  input: z.object({ ...pageInput, suspect: z.boolean().default(false) }),
  output: pageOutput(feedbackItem),
  errors: [],
});

export const deskSummary = defineEndpoint({
  name: 'deskSummary',
  method: 'POST',
  auth: 'editor',
  summary:
    'How much waits for the desk: events, requests, applications, dead links, feedback and failures of a week.',
  input: z.object({}),
  output: z.object({
    /** Events that were handed in and not decided. */
    events: z.number().int(),
    /** Tools whose address no longer answers. */
    dead_links: z.number().int(),
    /** Jobs and letters that were given up in the last seven days. */
    failed_jobs: z.number().int(),
    real_names: z.number().int(),
    columns: z.number().int(),
    cooperation: z.number().int(),
    /** Feedback of the last seven days. */
    feedback: z.number().int(),
  }),
  errors: [],
});
