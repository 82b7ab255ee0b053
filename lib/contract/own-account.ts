import { z } from 'zod';
import { USER_LEVELS } from './constants';
import { defineEndpoint } from './endpoint';
import { locale } from './locale';
import { id, isoTime, pageInput, pageOutput } from './paging';
import { emailAddress, oneTimeCode } from './sign-in';
import { typedLine } from './typed-text';

export const NICKNAME_MAX = 24;
export const BIO_MAX = 200;

/** What a level asks for beside the one below; `count` of `wanted` where it can be counted. */
export const levelStep = z.object({
  key: z.enum(['email', 'days', 'articles', 'column', 'documents', 'contract']),
  wanted: z.number().int(),
  count: z.number().int(),
  is_met: z.boolean(),
});

export const userInfo = z.object({
  id,
  nickname: z.string(),
  avatar_img: z.string(),
  bio: z.string(),
  /** '' where the account has none. */
  email: z.string(),
  /** Masked, such as `+86 138****5678`; '' where the account has none. */
  mobile: z.string(),
  role: z.enum(['reader', 'editor', 'admin']),
  /** 1 novice … 6 branch company (silent-areas: Users and levels). */
  level: z.number().int().min(1).max(USER_LEVELS),
  /** What the next level asks; empty at the top. */
  next_level: z.array(levelStep),
  has_password: z.boolean(),
  has_google: z.boolean(),
  real_name: z.enum(['none', 'pending', 'approved', 'refused']),
  unread_notices: z.number().int(),
  follow_count: z.number().int(),
  collect_count: z.number().int(),
  /** The author that the account writes as, or null. */
  author_id: id.nullable(),
  locale,
  created_time: isoTime,
});
export type UserInfo = z.infer<typeof userInfo>;

export const getUserInfo = defineEndpoint({
  name: 'getUserInfo',
  method: 'POST',
  auth: 'signedIn',
  summary: 'One’s own account.',
  input: z.object({}),
  output: userInfo,
  errors: [],
});

export const toUserInfo = defineEndpoint({
  name: 'toUserInfo',
  method: 'POST',
  auth: 'signedIn',
  summary: 'What the header shows of oneself: name, e-mail address, picture, role.',
  input: z.object({}),
  output: z.object({
    id,
    name: z.string(),
    email: z.string(),
    avatar: z.string(),
    /** Who is of the desk has the way to it in their menu. */
    role: z.enum(['reader', 'editor', 'admin']),
    unread_notices: z.number().int(),
  }),
  errors: [],
});

export const publicUser = z.object({
  id,
  nickname: z.string(),
  avatar_img: z.string(),
  bio: z.string(),
  level: z.number().int().min(1).max(USER_LEVELS),
  author_id: id.nullable(),
});

export const getUserInformation = defineEndpoint({
  name: 'getUserInformation',
  method: 'POST',
  auth: 'public',
  summary: 'What everybody may know of an account.',
  input: z.object({ id }),
  output: publicUser,
  errors: ['notFound'],
});

export const editUserInfo = defineEndpoint({
  name: 'editUserInfo',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Changes one’s own name, text, picture or language; what is left out stays.',
  input: z.object({
    nickname: typedLine(1, NICKNAME_MAX).optional(),
    bio: typedLine(0, BIO_MAX).optional(),
    /** Address that `upload` answered with to the same account, or '' for none. */
    avatar_img: z.string().max(2048).optional(),
    locale: locale.optional(),
  }),
  output: userInfo,
  errors: ['nameReserved', 'notPermitted', 'tooManyRequests'],
});

export const sessionItem = z.object({
  id,
  /** Such as `Chrome · Android`; '' where the browser did not say. */
  device: z.string(),
  network: z.string(),
  created_time: isoTime,
  last_time: isoTime,
  is_current: z.boolean(),
});

export const sessionList = defineEndpoint({
  name: 'sessionList',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Where one is signed in, the latest first.',
  input: z.object({}),
  output: z.object({ list: z.array(sessionItem) }),
  errors: [],
});

export const endSession = defineEndpoint({
  name: 'endSession',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Ends one of one’s own sessions, or with `others` all but this one.',
  input: z.union([z.object({ id }), z.object({ others: z.literal(true) })]),
  output: z.object({ ended_sessions: z.number().int() }),
  errors: [],
});

export const exportUserData = defineEndpoint({
  name: 'exportUserData',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Everything that is kept of one’s own account.',
  input: z.object({}),
  output: z.object({ made_time: isoTime, account: z.record(z.string(), z.unknown()) }),
  errors: ['tooManyRequests'],
});

export const deleteAccount = defineEndpoint({
  name: 'deleteAccount',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Deletes one’s own account for good, proven by the password or a code to its e-mail address or phone.',
  input: z.object({
    password: z.string().min(1).max(200).optional(),
    code: oneTimeCode.optional(),
  }),
  output: z.object({}),
  errors: ['wrongPassword', 'wrongCode', 'tooManyRequests', 'notPermitted'],
});

export const accountNotice = z.object({
  id,
  /** Key of the kind, such as `welcome`. */
  kind: z.string(),
  /** In the caller's language. */
  title: z.string(),
  text: z.string(),
  /** Path that it leads to, or ''. */
  href: z.string(),
  is_read: z.boolean(),
  time: isoTime,
});

export const accountNoticeList = defineEndpoint({
  name: 'accountNoticeList',
  method: 'POST',
  auth: 'signedIn',
  summary: 'What the product told one, the latest first.',
  input: z.object({ ...pageInput, unread: z.boolean().default(false) }),
  output: pageOutput(accountNotice).extend({ unread: z.number().int() }),
  errors: [],
});

export const readAccountNotices = defineEndpoint({
  name: 'readAccountNotices',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Marks notices as read: those named, or all.',
  input: z.union([
    z.object({ ids: z.array(id).min(1).max(50) }),
    z.object({ all: z.literal(true) }),
  ]),
  output: z.object({ unread: z.number().int() }),
  errors: [],
});

export const REAL_NAME_DOCUMENTS = ['id_card', 'passport', 'organisation'] as const;

export const realNameState = z.object({
  status: z.enum(['none', 'pending', 'approved', 'refused']),
  /** All but the first character hidden. */
  name: z.string(),
  reason: z.string(),
  submitted_time: isoTime.nullable(),
  decided_time: isoTime.nullable(),
});

export const getRealName = defineEndpoint({
  name: 'getRealName',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Where one’s verification by name stands.',
  input: z.object({}),
  output: realNameState,
  errors: [],
});

export const submitRealName = defineEndpoint({
  name: 'submitRealName',
  method: 'POST',
  auth: 'signedIn',
  summary:
    'Asks for verification by name. What is sent is stored sealed and opened by the desk alone.',
  bodyMaxBytes: 8 * 1024 * 1024,
  input: z.object({
    document: z.enum(REAL_NAME_DOCUMENTS),
    name: typedLine(2, 60),
    number: typedLine(4, 40),
    /** Picture of the document as base64. */
    picture: z.base64().min(1).max(7_000_000),
    agreed: z.literal(true),
  }),
  output: realNameState,
  errors: [
    'realNamePending',
    'notPermitted',
    'pictureWrongType',
    'pictureTooManyPixels',
    'pictureUnreadable',
    'pictureTooLarge',
    'tooManyRequests',
  ],
});

export const submitFeedback = defineEndpoint({
  name: 'submitFeedback',
  method: 'POST',
  auth: 'public',
  summary: 'Sends feedback of 5 to 500 words; the same client_key again is no second one.',
  bodyMaxBytes: 32 * 1024,
  input: z.object({
    client_key: z.uuid(),
    /** Hidden from people; what is in it was put there by a machine. */
    website: z.string().max(500).default(''),
    text: z.string().max(8_000),
    /** Address for an answer. */
    email: z.union([z.literal(''), emailAddress]).default(''),
    page: z.string().max(1024).default(''),
  }),
  output: z.object({ reference: z.string(), submitted_time: isoTime, expected_time: isoTime }),
  errors: ['feedbackLength', 'conflict', 'tooManyRequests'],
});
