import path from 'node:path';
import { z } from 'zod';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Settings that hold, or may hold, what nobody should read in a log. */
const SECRET_NAMES = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'SECRET_KEY',
  'SMTP_URL',
  'SMS_GATEWAY_URL',
  'SMS_GATEWAY_KEY',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'BAIDU_PUSH_TOKEN',
  'WECHAT_APP_SECRET',
]);

/** What a bucket needs to be reached; all of them or none. */
const S3_NAMES = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** What Stripe needs to be reached and believed. */
const STRIPE_NAMES = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const;

const port = wholeNumber(1, 65_535);

const envSchema = z
  .object({
    /** Port that the server listens on. */
    PORT: port.default(3000),
    /** Address that the server listens on. */
    HOST: z.string().default('0.0.0.0'),
    /** Folder of everything that the product writes. */
    DATA_DIR: z.string().default('.data'),
    /** PostgreSQL instead of the embedded database. */
    DATABASE_URL: address(
      ['postgres:', 'postgresql:'],
      'postgres://user:password@host:5432/name',
    ).optional(),
    /** Public origin; canonical addresses are made of it, never of a request's headers. */
    SITE_URL: address(['http:', 'https:'], 'https://example.org')
      .refine(isBareOrigin, { error: 'an origin without a path, such as https://example.org' })
      .transform((value) => new URL(value).origin)
      .optional(),
    /** Redis that counts the limits of several servers together. */
    REDIS_URL: address(['redis:', 'rediss:'], 'redis://user:password@host:6379/0').optional(),
    /** Proxies of one's own in front, whose X-Forwarded-For is believed. */
    TRUSTED_PROXIES: wholeNumber(0, 16).default(0),
    /** Back end that answers the calls instead of the embedded one. */
    API_HOST: address(['http:', 'https:'], 'https://api.example.org')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    /** Least grave kind of line in the log; tests are silent unless told otherwise. */
    LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
    NODE_ENV: oneOf(['production', 'development', 'test'] as const).default('production'),
    /** `on` serves the gallery of parts outside development too, for the tests that look at it. */
    GALLERY: oneOf(['on'] as const).optional(),
    /** Where the data section's figures come from: a file, or a source over HTTP. */
    MARKET_PROVIDER: oneOf(['file', 'http'] as const).default('file'),
    /** File of figures; the sample's where absent. */
    MARKET_FILE: z.string().optional(),
    /** Address of a source that answers as CoinGecko's API v3 does. */
    MARKET_API_URL: address(['http:', 'https:'], 'https://api.example.org/api/v3').default(
      'https://api.coingecko.com/api/v3',
    ),
    MARKET_API_KEY: z.string().optional(),
    /** Seconds between two readings of the source. */
    MARKET_REFRESH_SECONDS: wholeNumber(30, 43_200).default(300),
    /** Key of digests and of what is stored sealed; made once in DATA_DIR where absent. */
    SECRET_KEY: z
      .string()
      .min(32, { error: 'at least 32 characters that nobody can guess' })
      .optional(),
    /** Whether every member of staff needs the second step of the sign-in, or who set it up. */
    STAFF_SECOND_STEP: oneOf(['optional', 'required'] as const).default('optional'),
    /** Mail server; without it mails are kept in DATA_DIR/outbox. */
    SMTP_URL: address(['smtp:', 'smtps:'], 'smtps://user:password@mail.example.org').optional(),
    /** Address that mails come from, `Name <address>` or the address alone. */
    MAIL_FROM: z
      .string()
      .regex(/^[^<>\r\n]*<?[^\s<>@]+@[^\s<>@]+>?$/, { error: 'a mail address' })
      .optional(),
    /** Gateway that text messages are posted to; without it they are kept in DATA_DIR/outbox. */
    SMS_GATEWAY_URL: address(['http:', 'https:'], 'https://sms.example.org/send').optional(),
    SMS_GATEWAY_KEY: z.string().optional(),
    /** Client id of Google sign-in; without it there is no such button. */
    GOOGLE_CLIENT_ID: z.string().optional(),
    /** Issuer of the ID tokens, and where its keys are. */
    GOOGLE_ISSUER: address(['http:', 'https:'], 'https://accounts.google.com').default(
      'https://accounts.google.com',
    ),
    GOOGLE_JWKS_URL: address(
      ['http:', 'https:'],
      'https://www.googleapis.com/oauth2/v3/certs',
    ).default('https://www.googleapis.com/oauth2/v3/certs'),
    /** Bucket that pictures are kept in, instead of DATA_DIR/files; path-style addresses. */
    S3_ENDPOINT: address(['http:', 'https:'], 'https://s3.example.org')
      .transform((value) => value.replace(/\/+$/, ''))
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'the name of a bucket' })
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    /** Host of uploaded pictures whose addresses are rewritten to MEDIA_PUBLIC_HOST. */
    MEDIA_TEST_HOST: z
      .string()
      .regex(/^[a-z0-9.-]+(:\d{1,5})?$/i, { error: 'a host such as media.test.example.org' })
      .transform((value) => value.toLowerCase())
      .optional(),
    /** Public host of uploaded pictures; this site itself where absent. */
    MEDIA_PUBLIC_HOST: address(['http:', 'https:'], 'https://media.example.org')
      .refine(isBareOrigin, {
        error: 'an origin without a path, such as https://media.example.org',
      })
      .transform((value) => new URL(value).origin)
      .optional(),
    /**
     * Who takes money for tickets: a page that says that it is none, Stripe, or nobody. Where none
     * is named it is the sandbox, but on a public https address nobody: a forgotten setting would
     * give paid tickets away.
     */
    PAYMENT_PROVIDER: oneOf(['sandbox', 'stripe', 'none'] as const).optional(),
    STRIPE_SECRET_KEY: z.string().optional(),
    /** Signing secret of the webhook at /api/payments/stripe. */
    STRIPE_WEBHOOK_SECRET: z.string().optional(),
    /** Another address of the API than Stripe's own, for tests. */
    STRIPE_API_URL: address(['http:', 'https:'], 'https://api.stripe.com').optional(),
    /** Hub that is told of every change of a feed (WebSub); feeds name it. None where absent. */
    WEBSUB_HUB_URL: address(['http:', 'https:'], 'https://hub.example.org/').optional(),
    /** Key of IndexNow, served at /<key>.txt; changed addresses are told only where there is one. */
    INDEXNOW_KEY: z
      .string()
      .regex(/^[A-Za-z0-9-]{8,128}$/, { error: '8 to 128 letters, digits or hyphens' })
      .optional(),
    INDEXNOW_URL: address(['http:', 'https:'], 'https://api.indexnow.org/indexnow').default(
      'https://api.indexnow.org/indexnow',
    ),
    /** Token of Baidu's link submission; new addresses are told only where there is one. */
    BAIDU_PUSH_TOKEN: z.string().optional(),
    BAIDU_PUSH_URL: address(['http:', 'https:'], 'http://data.zz.baidu.com/urls').default(
      'http://data.zz.baidu.com/urls',
    ),
    /** WeChat's official account whose signature lets pages set their own share card. */
    WECHAT_APP_ID: z.string().optional(),
    WECHAT_APP_SECRET: z.string().optional(),
    WECHAT_API_URL: address(['http:', 'https:'], 'https://api.weixin.qq.com')
      .transform((value) => value.replace(/\/+$/, ''))
      .default('https://api.weixin.qq.com'),
    /** Hours between two looks at the links of the tools; none are taken where absent. */
    TOOL_CHECK_HOURS: wholeNumber(1, 24).optional(),
    /** Bytes that finished pages may hold in memory, in MB (2^20). */
    PAGE_CACHE_MB: wholeNumber(1, 65_536).default(48),
  })
  .superRefine((values, context) => {
    if (values.PAYMENT_PROVIDER !== 'stripe') return;
    for (const name of STRIPE_NAMES.filter((wanted) => values[wanted] === undefined)) {
      const message = 'a value, as PAYMENT_PROVIDER is stripe';
      context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .superRefine((values, context) => {
    const given = S3_NAMES.filter((name) => values[name] !== undefined);
    if (given.length === 0) return;
    for (const name of S3_NAMES.filter((wanted) => !given.includes(wanted))) {
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `a value, as ${given.join(', ')} ${given.length === 1 ? 'has' : 'have'} one`,
      });
    }
  })
  .transform((values) => ({
    ...values,
    DATA_DIR: path.resolve(values.DATA_DIR),
    LOG_LEVEL:
      values.LOG_LEVEL ?? (values.NODE_ENV === 'test' ? ('silent' as const) : ('info' as const)),
    SITE_URL: values.SITE_URL ?? `http://localhost:${values.PORT}`,
    PAYMENT_PROVIDER: values.PAYMENT_PROVIDER ?? unnamedPayments(values.SITE_URL),
  }));

/** Who takes money where nobody was named for it. */
function unnamedPayments(site: string | undefined): 'sandbox' | 'none' {
  return site?.startsWith('https:') ? 'none' : 'sandbox';
}

/** The settings, parsed. `DATA_DIR` is absolute; `SITE_URL` is an origin without a final slash. */
export type Env = z.output<typeof envSchema>;

/** Thrown by `parseEnv`: one message that names every wrong value and what is expected there. */
export class EnvError extends Error {
  override name = 'EnvError';
}

let parsed: Env | undefined;

/**
 * The settings of this process, read once. The only reader of `process.env`.
 * @throws EnvError naming every wrong value.
 */
export function env(): Env {
  parsed ??= parseEnv(process.env);
  return parsed;
}

/** True in `npm run dev`. */
export function isDevelopment(): boolean {
  return env().NODE_ENV === 'development';
}

/** True where /gallery is there: in `npm run dev`, and where a test run asks for it. */
export function isGalleryShown(): boolean {
  return isDevelopment() || env().GALLERY === 'on';
}

/**
 * Reads settings from a record of strings; an empty value counts as absent.
 * @throws EnvError naming every wrong value and what is expected. What may hold a
 * password is not repeated in it.
 */
export function parseEnv(record: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}${shown(name, given[name])}: expected ${issue.message}`;
  });
  throw new EnvError(`Some settings are wrong:\n${[...new Set(lines)].join('\n')}`);
}

function shown(name: string, value: string | undefined): string {
  const mayHoldPassword = SECRET_NAMES.has(name);
  return mayHoldPassword || value === undefined ? '' : `=${JSON.stringify(value)}`;
}

function wholeNumber(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }));
}

function oneOf<const T extends readonly [string, ...string[]]>(values: T) {
  return z.enum(values, { error: `one of ${values.join(', ')}` });
}

function address(protocols: readonly string[], example: string) {
  const error = `an address such as ${example}`;
  return z.string().refine((value) => protocols.includes(urlOf(value)?.protocol ?? ''), { error });
}

function isBareOrigin(value: string): boolean {
  const url = urlOf(value);
  return url === undefined || (url.pathname === '/' && !url.search && !url.hash && !url.username);
}

function urlOf(value: string): URL | undefined {
  return URL.canParse(value) ? new URL(value) : undefined;
}
