import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { id } from './paging';

/** Recovery codes that a set-up gives. */
export const RECOVERY_CODES = 10;

/** Six digits of the app, or a recovery code, as people type them. */
const stepCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[0-9A-Z]{10})$/));
const appCode = z
  .string()
  .max(40)
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/));

export const secondStepState = z.object({
  /** `begun` while the first code is not proven. */
  state: z.enum(['none', 'begun', 'on']),
  /** Whether this installation wants one of every member of staff. */
  is_required: z.boolean(),
  /** Whether it was passed in this session. */
  is_passed: z.boolean(),
  recovery_left: z.number().int().min(0),
});
export type SecondStepState = z.infer<typeof secondStepState>;

export const getSecondStep = defineEndpoint({
  name: 'getSecondStep',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Where the second step of one’s own sign-in stands; for staff.',
  input: z.object({}),
  output: secondStepState,
  errors: ['notPermitted'],
});

export const beginSecondStep = defineEndpoint({
  name: 'beginSecondStep',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Makes a new secret for an authenticator app (TOTP, RFC 6238).',
  input: z.object({}),
  output: z.object({
    /** Base32, to be typed where no camera is. */
    secret: z.string(),
    /** The same as an otpauth address, for a QR code. */
    uri: z.string(),
  }),
  errors: ['notPermitted', 'conflict'],
});

export const confirmSecondStep = defineEndpoint({
  name: 'confirmSecondStep',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Proves the first code; answers with the recovery codes, this once.',
  input: z.object({ code: appCode }),
  output: z.object({ recovery_codes: z.array(z.string()).length(RECOVERY_CODES) }),
  errors: ['notPermitted', 'wrongSecondStep', 'conflict', 'tooManyRequests'],
});

export const passSecondStep = defineEndpoint({
  name: 'passSecondStep',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Passes the second step in this session, by a code of the app or a recovery code.',
  input: z.object({ code: stepCode }),
  output: secondStepState,
  errors: ['notPermitted', 'wrongSecondStep', 'conflict', 'tooManyRequests'],
});

export const removeSecondStep = defineEndpoint({
  name: 'removeSecondStep',
  method: 'POST',
  auth: 'signedIn',
  summary: 'Takes the second step off one’s own account, by a code; an admin off another’s.',
  input: z.union([z.object({ code: stepCode }), z.object({ account_id: id })]),
  output: z.object({}),
  errors: [
    'notPermitted',
    'notFound',
    'conflict',
    'secondStepRequired',
    'wrongSecondStep',
    'tooManyRequests',
  ],
});
