import { z } from 'zod';
import { PHONE_CODE_DEFAULT } from './constants';
import { defineEndpoint } from './endpoint';
import { id } from './paging';

/** What a code is asked for; the mail says it, and one of a scene is good for that scene alone. */
export const CODE_SCENES = [
  'login',
  'register',
  'reset',
  'bind',
  'rebind',
  'upgrade',
  'delete',
] as const;
export type CodeScene = (typeof CODE_SCENES)[number];

/** Types of `login` (spec section 7). */
export const LOGIN_TYPES = {
  phonePassword: 1,
  phoneCode: 2,
  emailCode: 3,
  emailPassword: 4,
  emailRegister: 5,
} as const;

const EMAIL_MAX = 254;
/** Longer than any password that is taken, short enough to be hashed by the thousand. */
const TYPED_MAX = 200;

export const emailAddress = z.string().trim().toLowerCase().max(EMAIL_MAX).pipe(z.email());
/** A number as people type it: blanks, hyphens and brackets are of no account. */
export const phoneNumber = z
  .string()
  .max(40)
  .transform((text) => text.normalize('NFKC').replace(/[\s().-]/g, ''))
  .pipe(z.string().regex(/^\d{4,15}$/));
export const phoneCode = z
  .string()
  .trim()
  .regex(/^\+?\d{1,4}$/)
  .transform((text) => text.replace('+', ''))
  .default(PHONE_CODE_DEFAULT);
/** As typed; blanks around it are dropped, full-width digits are digits. */
export const oneTimeCode = z
  .string()
  .max(40)
  .transform((text) => text.normalize('NFKC').replace(/\s/g, ''))
  .pipe(z.string().min(1));
/** A code that came by mail; the login payload names both (spec section 7). */
const maybeCode = z.preprocess(
  // An empty field is one that was not filled in; the other name may hold the code.
  (value) => (typeof value === 'string' && value.trim() === '' ? undefined : value),
  oneTimeCode.optional(),
);
const mailedCode = { emailCode: maybeCode.optional(), code: maybeCode.optional() };
const hasMailedCode = (input: { emailCode?: string | undefined; code?: string | undefined }) =>
  input.emailCode !== undefined || input.code !== undefined;
const NO_MAILED_CODE = { path: ['emailCode'] };
/** Its length is judged by the verb, as a person counts characters. */
const password = z.string().min(1).max(TYPED_MAX);
/** Tells one browser from another, so that signing in again there leaves one session. */
const uuid = z.uuid().optional();
const scene = z.enum(CODE_SCENES).optional();

export const codeReceipt = z.object({
  /** Seconds until another one may be asked for. */
  resend_seconds: z.number().int(),
  /** Seconds that the code is good for. */
  expires_seconds: z.number().int(),
});
export type CodeReceipt = z.infer<typeof codeReceipt>;

/** What a successful sign-in gives; the client keeps token, id and the masked number. */
export const signedIn = z.object({
  token: z.string(),
  id,
  /** Such as `138****5678`, or ''. */
  mobile: z.string(),
  /** True where the account was made by this very call. */
  is_new: z.boolean(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const sendMailSms = defineEndpoint({
  name: 'sendMailSms',
  method: 'POST',
  auth: 'public',
  summary: 'Sends a code by e-mail. Answers alike whether the address has an account.',
  input: z.object({ email: emailAddress, scene }),
  output: codeReceipt,
  errors: ['tooManyRequests'],
});

export const sendSms = defineEndpoint({
  name: 'sendSms',
  method: 'POST',
  auth: 'public',
  summary: 'Sends a code by text message.',
  input: z.object({ phone: phoneNumber, phone_code: phoneCode, scene }),
  output: codeReceipt,
  errors: ['tooManyRequests'],
});

export const getPhoneCode = defineEndpoint({
  name: 'getPhoneCode',
  method: 'POST',
  auth: 'public',
  summary: 'The same as sendSms, under the names of the login form.',
  input: z.object({ mobile: phoneNumber, phone_code: phoneCode, scene }),
  output: codeReceipt,
  errors: ['tooManyRequests'],
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  auth: 'public',
  summary:
    'Signs in: 1 phone and password, 2 phone and code, 3 e-mail and code, 4 e-mail and password; 5 registers an e-mail address.',
  input: z.discriminatedUnion('type', [
    z.object({ type: z.literal(1), mobile: phoneNumber, phone_code: phoneCode, password, uuid }),
    z.object({
      type: z.literal(2),
      mobile: phoneNumber,
      phone_code: phoneCode,
      code: oneTimeCode,
      uuid,
    }),
    z
      .object({ type: z.literal(3), email: emailAddress, ...mailedCode, uuid })
      .refine(hasMailedCode, NO_MAILED_CODE),
    z.object({ type: z.literal(4), email: emailAddress, password, uuid }),
    z
      .object({ type: z.literal(5), email: emailAddress, ...mailedCode, password, uuid })
      .refine(hasMailedCode, NO_MAILED_CODE),
  ]),
  output: signedIn,
  errors: [
    'wrongCredentials',
    'wrongCode',
    'passwordLength',
    'passwordCommon',
    'addressTaken',
    'accountUnavailable',
    'tooManyRequests',
    'passwordLimited',
  ],
});

export const googleLogin = defineEndpoint({
  name: 'googleLogin',
  method: 'POST',
  auth: 'public',
  summary:
    'Signs in with a Google account. Only what the verified id_token says is believed; the other fields are not.',
  input: z.object({
    id_token: z.string().min(1).max(8192),
    nickname: z.string().max(200).optional(),
    openid: z.string().max(200).optional(),
    avatar_img: z.string().max(2048).optional(),
    email: z.string().max(EMAIL_MAX).optional(),
    uuid,
  }),
  output: signedIn,
  errors: ['googleRefused', 'googleUnavailable', 'accountUnavailable', 'tooManyRequests'],
});

export const verifySms = defineEndpoint({
  name: 'verifySms',
  method: 'POST',
  auth: 'public',
  summary:
    'First step of the account upgrade: proves a phone by its account’s password or by a code. The ticket is good for the next two steps.',
  input: z
    .object({
      mobile: phoneNumber,
      phone_code: phoneCode,
      code: oneTimeCode.optional(),
      password: password.optional(),
    })
    .refine(({ code, password: typed }) => Boolean(code) !== Boolean(typed), { path: ['code'] }),
  output: z.object({
    id,
    ticket: z.string(),
    /** Address that the account has already, masked, or ''. */
    email: z.string(),
  }),
  errors: [
    'wrongCredentials',
    'wrongCode',
    'accountUnavailable',
    'tooManyRequests',
    'passwordLimited',
  ],
});

export const verifyEmailSms = defineEndpoint({
  name: 'verifyEmailSms',
  method: 'POST',
  auth: 'public',
  summary:
    'Binds an e-mail address by its code: to the account of the ticket (second step of the upgrade), or to one’s own; one’s own is changed by the password, or `old_code`, sent to the address that goes.',
  input: z.object({
    email: emailAddress,
    code: oneTimeCode,
    id: id.optional(),
    ticket: z.string().max(200).optional(),
    password: password.optional(),
    old_code: oneTimeCode.optional(),
  }),
  output: z.object({ email: z.string() }),
  errors: [
    'wrongPassword',
    'wrongCode',
    'addressTaken',
    'upgradeExpired',
    'signInRequired',
    'conflict',
    'tooManyRequests',
  ],
});

export const setPassword = defineEndpoint({
  name: 'setPassword',
  method: 'POST',
  auth: 'public',
  summary:
    'Sets the first password: of the account of the ticket (last step of the upgrade, which signs in), or of one’s own.',
  input: z.object({
    new_password1: password,
    new_password2: password,
    ticket: z.string().max(200).optional(),
    uuid,
  }),
  output: signedIn,
  errors: [
    'passwordLength',
    'passwordCommon',
    'passwordsDiffer',
    'upgradeExpired',
    'signInRequired',
    'conflict',
  ],
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Changes one’s password by the old one; all other sessions end.',
  input: z.object({ password, new_password1: password, new_password2: password }),
  output: z.object({ ended_sessions: z.number().int() }),
  errors: [
    'wrongPassword',
    'passwordLength',
    'passwordCommon',
    'passwordsDiffer',
    'tooManyRequests',
  ],
});

export const forgotPassword = defineEndpoint({
  name: 'forgotPassword',
  method: 'POST',
  auth: 'public',
  summary:
    'Sets a new password by a code that was sent to the e-mail address; all sessions end. `type` and `phone_code` are read and mean nothing.',
  input: z.object({
    email: emailAddress,
    code: oneTimeCode,
    new_password1: password,
    new_password2: password,
    phone_code: z.string().max(8).optional(),
    type: z.union([z.number(), z.string().max(8)]).optional(),
  }),
  output: z.object({}),
  errors: [
    'wrongCode',
    'noSuchAccount',
    'passwordLength',
    'passwordCommon',
    'passwordsDiffer',
    'accountUnavailable',
    'tooManyRequests',
  ],
});

export const logOut = defineEndpoint({
  name: 'logOut',
  method: 'POST',
  auth: 'public',
  summary:
    'Ends the session of the token; one that is not known is none any more, which is as good.',
  input: z.object({}),
  output: z.object({}),
  errors: [],
});
