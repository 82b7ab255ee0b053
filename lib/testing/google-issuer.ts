import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

export const GOOGLE_CLIENT = 'chaintide.apps.example';

/** Somebody who signs ID tokens as Google does, with their keys on a local address. */
export async function startGoogleIssuer() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const stranger = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const server: Server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const claims = (now: Date, changes: JWTPayload = {}): JWTPayload => {
    const seconds = Math.floor(now.getTime() / 1000);
    return {
      iss: issuer,
      aud: GOOGLE_CLIENT,
      sub: 'google-subject',
      email: 'Ada@Example.org',
      email_verified: true,
      name: 'Ada',
      iat: seconds,
      exp: seconds + 3600,
      ...changes,
    };
  };
  const sign = (payload: JWTPayload, key = privateKey) =>
    new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one' }).sign(key);
  return {
    settings: { clientId: GOOGLE_CLIENT, issuer, jwksUrl: `${issuer}/certs` },
    /** A token as Google would give it; a claim that is undefined is left out. */
    token: (now: Date, changes?: JWTPayload) => sign(claims(now, changes)),
    /** The same, signed by somebody else under the name of the issuer's key. */
    forged: (now: Date) => sign(claims(now), stranger.privateKey),
    /** Signed with the public key as if it were a shared secret. */
    confused: (now: Date) =>
      new SignJWT(claims(now))
        .setProtectedHeader({ alg: 'HS256', kid: 'one' })
        .sign(new TextEncoder().encode(JSON.stringify(jwk))),
    /** Signed by nobody. */
    unsigned: (now: Date) => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${part({ alg: 'none', kid: 'one' })}.${part(claims(now))}.`;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
