import { startGoogleIssuer } from '../testing/google-issuer';
import { googleVerifier } from './google-identity';

const now = new Date('2026-11-02T02:00:00.000Z');
let google: Awaited<ReturnType<typeof startGoogleIssuer>>;
beforeAll(async () => {
  google = await startGoogleIssuer();
});
afterAll(() => google.close());

const verify = async (token: string | Promise<string>, at = now) =>
  googleVerifier(google.settings).verify(await token, at);
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('googleVerifier', () => {
  it('believes what the issuer signed, and reads of it who that is', async () => {
    const identity = { subject: 'google-subject', email: 'ada@example.org', name: 'Ada' };
    expect(await verify(google.token(now))).toEqual(identity);
    expect(await verify(google.token(now), later(3599))).toEqual(identity);
    expect(await verify(google.token(now, { name: undefined }))).toEqual({ ...identity, name: '' });
  });

  it.each([
    ['another audience', { aud: 'another.apps.example' }],
    ['another issuer', { iss: 'https://accounts.example.org' }],
    ['Google’s name where the issuer is another', { iss: 'accounts.google.com' }],
    ['no expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'ada' }],
    ['an address that Google did not verify', { email_verified: false }],
    ['nothing said of the address', { email_verified: undefined }],
    ['a word for the truth', { email_verified: 'true' }],
    ['a beginning in the future', { nbf: Math.floor(now.getTime() / 1000) + 600 }],
  ])('refuses a token with %s', async (_what, changes) => {
    const refused = verify(google.token(now, changes));
    await expect(refused).rejects.toMatchObject({ reason: 'refused' });
  });

  it('refuses what is expired, unsigned, signed by another, by a shared key, or no token', async () => {
    const refusal = { reason: 'refused' };
    await expect(verify(google.token(now), later(3700))).rejects.toMatchObject(refusal);
    await expect(verify(google.unsigned(now))).rejects.toMatchObject(refusal);
    await expect(verify(google.forged(now))).rejects.toMatchObject(refusal);
    await expect(verify(google.confused(now))).rejects.toMatchObject(refusal);
    await expect(verify('a.b.c')).rejects.toMatchObject(refusal);
  });

  it('takes both of Google’s names where Google is the issuer', async () => {
    const settings = { ...google.settings, issuer: 'https://accounts.google.com' };
    const { verify: verifyGoogle } = googleVerifier(settings);
    for (const iss of ['accounts.google.com', 'https://accounts.google.com']) {
      const token = await google.token(now, { iss });
      await expect(verifyGoogle(token, now)).resolves.toMatchObject({ name: 'Ada' });
    }
  });

  it('says that it can not tell where the keys are out of reach, or none', async () => {
    const token = await google.token(now);
    const closed = await startGoogleIssuer();
    closed.close();
    for (const jwksUrl of [closed.settings.jwksUrl, 'http://127.0.0.1:1/certs']) {
      const { verify: verifyBlind } = googleVerifier({ ...google.settings, jwksUrl });
      await expect(verifyBlind(token, now)).rejects.toMatchObject({ reason: 'unavailable' });
    }
  });
});
