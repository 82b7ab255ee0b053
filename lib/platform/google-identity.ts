import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

/** What Google says of a person, and nothing that anybody else says. */
export interface GoogleIdentity {
  /** Google's own id of the account; never given to another. */
  subject: string;
  /** Lower case, proven to Google. */
  email: string;
  /** '' where Google tells none. */
  name: string;
}

export interface GoogleVerifier {
  /** @throws GoogleIdentityError */
  verify(idToken: string, now: Date): Promise<GoogleIdentity>;
}

/** `refused` for a token that proves nothing, `unavailable` where Google's keys can't be had. */
export class GoogleIdentityError extends Error {
  override name = 'GoogleIdentityError';
  constructor(
    readonly reason: 'refused' | 'unavailable',
    cause: unknown,
  ) {
    super(`The Google sign-in is ${reason}.`, { cause });
  }
}

interface GoogleSettings {
  clientId: string;
  issuer: string;
  jwksUrl: string;
}

const GOOGLE_ISSUER = 'https://accounts.google.com';
/** Google signs with RS256. Never an algorithm with a shared key, and never none. */
const ALGORITHMS = ['RS256', 'ES256'];
const KEYS_TIMEOUT_MS = 5_000;
/** Clocks of two machines differ. */
const TOLERANCE_SECONDS = 30;

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  email_verified: z.literal(true),
  name: z.string().catch(''),
});

/**
 * Verifies ID tokens as OpenID Connect Core 3.1.3.7 asks: signature by the issuer's own
 * keys, issuer, audience, expiry; and that the address in it is proven.
 */
export function googleVerifier({ clientId, issuer, jwksUrl }: GoogleSettings): GoogleVerifier {
  const keys = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  // Google's tokens name it with and without the scheme.
  const issuers = issuer === GOOGLE_ISSUER ? [issuer, 'accounts.google.com'] : [issuer];
  return {
    verify: async (idToken, now) => {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer: issuers,
          audience: clientId,
          algorithms: ALGORITHMS,
          requiredClaims: ['exp', 'sub'],
          clockTolerance: TOLERANCE_SECONDS,
          currentDate: now,
        });
        const { sub, email, name } = claimsSchema.parse(payload);
        return { subject: sub, email, name };
      } catch (error) {
        throw new GoogleIdentityError(isProof(error) ? 'refused' : 'unavailable', error);
      }
    },
  };
}

/** True where it is the token that is wrong, not the way to the keys. */
function isProof(error: unknown): boolean {
  if (error instanceof z.ZodError) return true;
  if (!(error instanceof errors.JOSEError)) return false;
  // What the address of the keys answers is no fault of the token.
  const { code } = error;
  return !['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'].includes(code);
}
