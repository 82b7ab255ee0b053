import Cookies from 'js-cookie';

/*
 * Who reads here, by cookie. Apart from what signs in and out (reader-session): every page asks
 * this, and few do more.
 */

/** Whether the browser holds a token; whether the server still knows it is another question. */
export function isSignedIn(): boolean {
  return Boolean(Cookies.get('token'));
}

/** The reader's own id, or undefined for a visitor. */
export function readerId(): number | undefined {
  const id = Number(Cookies.get('user_id'));
  return Number.isInteger(id) && id > 0 ? id : undefined;
}
