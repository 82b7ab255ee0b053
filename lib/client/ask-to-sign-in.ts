import { LOGIN_EVENT, type LoginRequest } from './login-event';

/** What a visitor wanted to do, to be done once they have signed in. */
export interface PendingAct {
  /** Such as `collect`, `like`, `follow`. */
  act: string;
  /** What it was to be done to, such as `article`. */
  type: string;
  id: number;
}

const KEY = 'pendingAct';
/** Long enough for a code by mail; later nobody expects it any more. */
const LIFE_MS = 15 * 60_000;

/** Opens the login dialog, and keeps what is to be done afterwards. */
export function askToSignIn(pending?: PendingAct, request: LoginRequest = {}): void {
  try {
    if (pending) sessionStorage.setItem(KEY, JSON.stringify({ ...pending, at: Date.now() }));
    else forgetPendingAct();
  } catch {
    // A browser that keeps nothing: the reader presses once more.
  }
  document.dispatchEvent(new CustomEvent<LoginRequest>(LOGIN_EVENT, { detail: request }));
}

/** Lets go of an act that was to be done after signing in. */
export function forgetPendingAct(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing could be kept either.
  }
}

/** The act that waits for exactly this thing; it is given once. */
export function takePendingAct(wanted: PendingAct): boolean {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      (PendingAct & { at: number }) | null;
    if (!kept || Date.now() - kept.at > LIFE_MS) return false;
    const { act, type, id } = kept;
    if (act !== wanted.act || type !== wanted.type || id !== wanted.id) return false;
    sessionStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}
