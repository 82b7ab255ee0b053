import { z } from 'zod';

/** Where pages get the ticket that their signature is made with. */
export interface WechatTickets {
  /** @throws WechatError where WeChat gives none. */
  ticket(now: Date): Promise<string>;
}

/** WeChat did not answer, or not with what was asked of it. */
export class WechatError extends Error {
  override name = 'WechatError';
}

const TIMEOUT_MS = 5_000;
/** Both are good for 7200 s; a new one is asked for a little before. */
const SPARE_SECONDS = 300;
/** After a refusal nobody asks again for so long: the day's calls are counted. */
const REFUSED_MS = 10_000;

const lasting = z.object({ expires_in: z.number().int().positive() });
const tokenAnswer = lasting.extend({ access_token: z.string().min(1) });
const ticketAnswer = lasting.extend({ errcode: z.literal(0), ticket: z.string().min(1) });

/**
 * Tickets of an official account, kept as long as WeChat says (7200 s). The token is the
 * "stable" one, which several servers may ask for without ending each other's.
 */
export function wechatTickets(account: {
  apiUrl: string;
  appId: string;
  secret: string;
}): WechatTickets {
  const token = kept(async () => {
    const body = {
      grant_type: 'client_credential',
      appid: account.appId,
      secret: account.secret,
    };
    const answer = await ask(`${account.apiUrl}/cgi-bin/stable_token`, body, tokenAnswer);
    return { value: answer.access_token, seconds: answer.expires_in };
  });
  const ticket = kept(async (now) => {
    const query = new URLSearchParams({ access_token: await token(now), type: 'jsapi' });
    const answer = await ask(
      `${account.apiUrl}/cgi-bin/ticket/getticket?${query.toString()}`,
      undefined,
      ticketAnswer,
    );
    return { value: answer.ticket, seconds: answer.expires_in };
  });
  return { ticket };
}

/** A value that is asked for once for all who wait, and again when its time is over. */
function kept(read: (now: Date) => Promise<{ value: string; seconds: number }>) {
  let held: { value: Promise<string>; until: number } | undefined;
  return (now: Date): Promise<string> => {
    if (held && now.getTime() < held.until) return held.value;
    const reading = read(now);
    const entry = { value: reading.then(({ value }) => value), until: Infinity };
    held = entry;
    reading.then(
      ({ seconds }) => (entry.until = now.getTime() + (seconds - SPARE_SECONDS) * 1000),
      () => (entry.until = now.getTime() + REFUSED_MS),
    );
    return entry.value;
  };
}

async function ask<Answer>(
  url: string,
  body: object | undefined,
  answer: z.ZodType<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.parse(await response.json());
  } catch (error) {
    // The address holds a token: it must not be in a log.
    const reason = error instanceof z.ZodError ? 'refused' : 'did not answer';
    throw new WechatError(`WeChat ${reason}.`);
  }
}
