import Cookies from 'js-cookie';
import { forgetPendingAct } from './ask-to-sign-in';
import { forgetKept } from './session-cache';

/** Cookies of a signed-in reader: token, user id, masked mobile (spec section 3). */
const READER_COOKIES = ['token', 'user_id', 'mobile'] as const;
/** As long as a session may sleep; the server ends it when it likes. */
const COOKIE_DAYS = 30;

/** Keeps what a sign-in gave. */
export function keepReader({ token, id, mobile }: { token: string; id: number; mobile: string }) {
  const values = { token, user_id: String(id), mobile };
  for (const name of READER_COOKIES) {
    // An account without a phone has no such cookie; an older one's goes.
    if (values[name] === '') {
      Cookies.remove(name, { path: '/' });
      continue;
    }
    Cookies.set(name, values[name], {
      path: '/',
      expires: COOKIE_DAYS,
      sameSite: 'lax',
      secure: location.protocol === 'https:',
    });
  }
}

/** Beginning of the names under which the session keeps what is the reader's own. */
export const READER_KEPT = 'reader:';

/** Forgets the reader: token and stored ids (spec section 4), and what the session kept of them. */
export function forgetReader(): void {
  for (const name of READER_COOKIES) Cookies.remove(name, { path: '/' });
  forgetKept(READER_KEPT);
  forgetPendingAct();
}
