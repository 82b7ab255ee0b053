/**
 * The error table: each code of spec section 8 with one meaning, and the plain
 * HTTP-like codes for the rest. `key` names the sentence in messages/errors.
 *
 * - 1005  the account behind the token can't be used (deleted, blocked): shown for 5 s
 * - 10100 signing in is needed and no token was sent
 * - 10200 the token is no longer known (ended, expired): the client signs out
 * - 10300 signed in, but this is not yours to do
 * - 5006  the thing asked for is not there (never was, or was withdrawn)
 * - 10500 the page is older than the server: the client reloads
 */
export const ERRORS = {
  invalidInput: { code: 400, status: 400 },
  signInRequired: { code: 10100, status: 401 },
  sessionEnded: { code: 10200, status: 401 },
  accountUnavailable: { code: 1005, status: 403 },
  notPermitted: { code: 10300, status: 403 },
  wrongCredentials: { code: 401, status: 401 },
  wrongPassword: { code: 401, status: 401 },
  wrongCode: { code: 422, status: 422 },
  nameReserved: { code: 422, status: 422 },
  passwordLength: { code: 422, status: 422 },
  passwordCommon: { code: 422, status: 422 },
  passwordsDiffer: { code: 422, status: 422 },
  addressTaken: { code: 409, status: 409 },
  noSuchAccount: { code: 422, status: 422 },
  upgradeExpired: { code: 422, status: 422 },
  googleRefused: { code: 401, status: 401 },
  googleUnavailable: { code: 503, status: 503 },
  wechatUnavailable: { code: 503, status: 503 },
  feedbackLength: { code: 422, status: 422 },
  manuscriptConflict: { code: 409, status: 409 },
  manuscriptState: { code: 409, status: 409 },
  manuscriptIncomplete: { code: 422, status: 422 },
  reviewLocked: { code: 409, status: 409 },
  levelTooLow: { code: 10300, status: 403 },
  secondStepRequired: { code: 10300, status: 403 },
  wrongSecondStep: { code: 422, status: 422 },
  eventState: { code: 409, status: 409 },
  eventConflict: { code: 409, status: 409 },
  eventIncomplete: { code: 422, status: 422 },
  reasonNeeded: { code: 422, status: 422 },
  ticketTypeSold: { code: 409, status: 409 },
  codeTaken: { code: 409, status: 409 },
  ticketsSoldOut: { code: 409, status: 409 },
  ticketsNotYet: { code: 409, status: 409 },
  ticketsEnded: { code: 409, status: 409 },
  ticketLimit: { code: 409, status: 409 },
  ticketInUse: { code: 409, status: 409 },
  codeWrong: { code: 422, status: 422 },
  codeSpent: { code: 409, status: 409 },
  orderState: { code: 409, status: 409 },
  holdEnded: { code: 409, status: 409 },
  refundClosed: { code: 409, status: 409 },
  paymentsOff: { code: 409, status: 409 },
  paymentFailed: { code: 502, status: 502 },
  realNamePending: { code: 409, status: 409 },
  pictureTooLarge: { code: 413, status: 413 },
  pictureTooSmall: { code: 422, status: 422 },
  pictureWrongType: { code: 415, status: 415 },
  pictureTooManyPixels: { code: 413, status: 413 },
  pictureUnreadable: { code: 422, status: 422 },
  notFound: { code: 5006, status: 404 },
  articleNotFound: { code: 5006, status: 404 },
  flashNotFound: { code: 5006, status: 404 },
  eventNotFound: { code: 5006, status: 404 },
  orderNotFound: { code: 5006, status: 404 },
  applicationNotFound: { code: 5006, status: 404 },
  contentWithdrawn: { code: 5006, status: 410 },
  pageOutdated: { code: 10500, status: 409 },
  unknownCall: { code: 404, status: 404 },
  methodNotAllowed: { code: 405, status: 405 },
  conflict: { code: 409, status: 409 },
  contentExists: { code: 409, status: 409 },
  contentInUse: { code: 409, status: 409 },
  votingClosed: { code: 409, status: 409 },
  tooLarge: { code: 413, status: 413 },
  unsupportedMedia: { code: 415, status: 415 },
  jsonBodyOnly: { code: 415, status: 415 },
  tooManyRequests: { code: 429, status: 429 },
  passwordLimited: { code: 429, status: 429 },
  internal: { code: 500, status: 500 },
  upstreamFailed: { code: 502, status: 502 },
  upstreamTimeout: { code: 504, status: 504 },
} as const satisfies Record<string, { code: number; status: number }>;

export type ErrorKey = keyof typeof ERRORS;

/** What is wrong with one field of an input: texts and lists have a length, numbers a height. */
export type FieldFault =
  'required' | 'tooShort' | 'tooLong' | 'notNumber' | 'tooLow' | 'tooHigh' | 'invalid';

/**
 * An error that a reader may see: its key picks the sentence in the reader's
 * language, `details` are the sentence's arguments or the fields that were wrong.
 */
export class CodedError extends Error {
  readonly key: ErrorKey;
  readonly details: Readonly<Record<string, string | number>>;
  /** The fields of the input that were wrong, by path; for `invalidInput` alone. */
  readonly fields: Readonly<Record<string, FieldFault>> | undefined;

  constructor(
    key: ErrorKey,
    details: Record<string, string | number> = {},
    cause?: unknown,
    fields?: Record<string, FieldFault>,
  ) {
    super(`${key} ${JSON.stringify(details)}`, { cause });
    this.name = 'CodedError';
    this.key = key;
    this.details = details;
    this.fields = fields;
  }

  get code(): number {
    return ERRORS[this.key].code;
  }

  get status(): number {
    return ERRORS[this.key].status;
  }
}

/**
 * True for a `CodedError`, also one made by another bundle of the same process
 * (pages, route handlers and the outer server are bundled apart).
 */
export function isCodedError(error: unknown): error is CodedError {
  return error instanceof Error && error.name === 'CodedError' && 'key' in error;
}

/** Whether an error says that something was done too often; it tells how long to wait. */
export function isLimit({ key }: Pick<CodedError, 'key'>): boolean {
  return key === 'tooManyRequests' || key === 'passwordLimited';
}
