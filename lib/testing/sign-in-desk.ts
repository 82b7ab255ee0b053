import { ENDPOINTS, type CallInput, type CallOutput } from '../contract/endpoints';
import type { Database } from '../db/client';
import { signInHandlers } from '../domains/accounts/sign-in-handlers';
import { identify } from '../domains/accounts/identify';
import type { CallContext, Letter } from '../domains/domain-context';
import { callContext } from './call-context';

type SignInCall = keyof typeof signInHandlers;

/** The calls of signing in on a database, with a post whose letters the test reads. */
export function signInDesk(db: Database) {
  const letters: Letter[] = [];
  const ctxOf = (changes: Partial<CallContext> = {}) =>
    callContext(db, {
      deliver: async (letter) => void letters.push(letter),
      ...changes,
    });
  const act = async <Name extends SignInCall>(
    name: Name,
    input: CallInput<Name>,
    ctx = ctxOf(),
  ): Promise<CallOutput<Name>> => {
    const handler = signInHandlers[name] as (ctx: CallContext, input: unknown) => Promise<unknown>;
    return ENDPOINTS[name].output.parse(
      await handler(ctx, ENDPOINTS[name].input.parse(input)),
    ) as CallOutput<Name>;
  };
  const codeTo = (address: string) => {
    const letter = letters.filter(({ to, kind }) => to === address && kind === 'code').at(-1);
    return String(letter?.params.code);
  };
  return {
    letters,
    ctxOf,
    act,
    /** The code that was sent last to an address. */
    codeTo,
    /** Asks for a code by mail and reads it. */
    mailCode: async (email: string, scene?: CallInput<'sendMailSms'>['scene']) => {
      await act('sendMailSms', { email, scene });
      return codeTo(email);
    },
    /** Asks for a code by text message to a number in China and reads it. */
    phoneCode: async (phone: string, scene?: CallInput<'sendSms'>['scene']) => {
      await act('sendSms', { phone, scene });
      return codeTo(`+86${phone}`);
    },
    /** A context of whoever holds a token. */
    as: async (token: string, changes: Partial<CallContext> = {}) => {
      const ctx = ctxOf(changes);
      const { actor } = await identify(db, token, ctx.now);
      return { ...ctx, actor };
    },
  };
}

let counter = 0;
/** Addresses that no other test has. */
export function freshEmail(): string {
  counter += 1;
  return `reader-${counter}-${process.pid}@example.org`;
}
export function freshPhone(): string {
  counter += 1;
  return `138${String(10_000_000 + counter)}`;
}
