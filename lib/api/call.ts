import type { CallInput, CallOutput, EndpointName } from '../contract/endpoints';
import type { Locale } from '../i18n/locales';
import { getDatabase } from '../db/client';
import { identify } from '../domains/accounts/public';
import { systemClock } from '../platform/clock';
import { env } from '../platform/env';
import { execute } from './execute';
import { callRemote } from './remote';

/** Who calls from outside: what the request said, nothing of it believed yet. */
export interface RemoteCaller {
  locale: Locale;
  token?: string | undefined;
  address?: string | undefined;
  userAgent?: string | undefined;
  /** Their browser asks not to be counted (Global Privacy Control, DNT). */
  wantsNoTracking?: boolean | undefined;
}

const VISITOR = { actor: { kind: 'visitor' }, refusal: undefined } as const;

/**
 * Calls the product from the server: the embedded back end in this process, or
 * with `API_HOST` set an existing one over HTTP. Both give equal values.
 * @param caller language, the caller's own token (passed on to an existing back
 *   end), and the address that the call came from, where it came over the network.
 * @throws CodedError
 */
export async function call<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  caller: RemoteCaller,
): Promise<CallOutput<Name>> {
  const { locale, token, address, userAgent, wantsNoTracking } = caller;
  const host = env().API_HOST;
  if (host) return callRemote(name, input, { host, locale, token });
  const { actor, refusal } = token
    ? await identify(getDatabase(), token, systemClock.now())
    : VISITOR;
  return execute(name, input, { locale, actor, refusal, address, userAgent, wantsNoTracking });
}
