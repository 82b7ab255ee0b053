import type { SignedIn } from '../../contract/sign-in';
import { env } from '../../platform/env';
import { installedStore } from '../../platform/installed-store';
import { googleVerifier, type GoogleVerifier } from '../../platform/google-identity';
import type { Handlers } from '../handler';
import { bindEmail } from './bind-email';
import { deleteAccount } from './delete-account';
import { endSession, logOut } from './end-session';
import { exportAccount } from './export-account';
import { forgotPassword } from './forgot-password';
import { listSessions } from './list-sessions';
import { register } from './register';
import { resetPassword } from './reset-password';
import { sendCode } from './send-code';
import { setPassword } from './set-password';
import { signInByCode } from './sign-in-by-code';
import { signInByGoogle } from './sign-in-by-google';
import { signInByPassword } from './sign-in-by-password';
import { emailTarget, phoneTarget } from './target';
import { verifyPhone } from './verify-phone';

export const signInHandlers = {
  sendMailSms: (ctx, { email, scene }) => sendCode({ ctx, target: emailTarget(email), scene }),
  sendSms: async (ctx, { phone, phone_code, scene }) =>
    sendCode({ ctx, target: phoneTarget(phone_code, phone), scene }),
  getPhoneCode: async (ctx, { mobile, phone_code, scene }) =>
    sendCode({ ctx, target: phoneTarget(phone_code, mobile), scene }),
  login: (ctx, input) => signIn(ctx, input),
  googleLogin: (ctx, { id_token: idToken, uuid }) =>
    signInByGoogle({ ctx, input: { idToken, uuid }, verifier: google() }),
  verifySms: async (ctx, { mobile, phone_code: phoneCode, code, password }) => {
    const target = phoneTarget(phoneCode, mobile);
    return verifyPhone({ ctx, input: { target, phoneCode, code, password } });
  },
  verifyEmailSms: (ctx, input) => bindEmail({ ctx, input }),
  setPassword: (ctx, input) => setPassword({ ctx, input }),
  resetPassword: (ctx, input) => resetPassword({ ctx, input }),
  forgotPassword: (ctx, input) => forgotPassword({ ctx, input }),
  logOut: (ctx) => logOut({ ctx }),
  sessionList: (ctx) => listSessions({ ctx }),
  endSession: (ctx, input) => endSession({ ctx, input }),
  exportUserData: (ctx) => exportAccount({ ctx }),
  deleteAccount: (ctx, input) => deleteAccount({ ctx, input, documents: installedStore() }),
} satisfies Partial<Handlers>;

/** The five types of `login` (spec section 7). */
async function signIn(...[ctx, input]: Parameters<Handlers['login']>): Promise<SignedIn> {
  const { uuid } = input;
  switch (input.type) {
    case 1: {
      const target = phoneTarget(input.phone_code, input.mobile);
      return signInByPassword({ ctx, input: { target, password: input.password, uuid } });
    }
    case 2: {
      const { phone_code: phoneCode, code } = input;
      const target = phoneTarget(phoneCode, input.mobile);
      return signInByCode({ ctx, input: { target, code, phoneCode, uuid } });
    }
    case 3: {
      const target = emailTarget(input.email);
      return signInByCode({ ctx, input: { target, code: mailedCode(input), uuid } });
    }
    case 4: {
      const target = emailTarget(input.email);
      return signInByPassword({ ctx, input: { target, password: input.password, uuid } });
    }
    case 5: {
      const target = emailTarget(input.email);
      const { password } = input;
      return register({ ctx, input: { target, code: mailedCode(input), password, uuid } });
    }
  }
}

/** A code that came by mail, under either of its names; the contract wants one of them. */
function mailedCode({
  emailCode,
  code,
}: {
  emailCode?: string | undefined;
  code?: string | undefined;
}): string {
  return emailCode ?? code ?? '';
}

let verifier: GoogleVerifier | undefined;

/** Undefined where Google sign-in is not set up; it keeps Google's keys for a while. */
function google(): GoogleVerifier | undefined {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_ISSUER: issuer, GOOGLE_JWKS_URL: jwksUrl } = env();
  if (clientId === undefined) return undefined;
  verifier ??= googleVerifier({ clientId, issuer, jwksUrl });
  return verifier;
}
