import { RetryLaterError } from './jobs';

/** Answer of a service that was told of something. */
export interface Told {
  status: number;
  body: string;
}

const BODY_MAX = 2_000;

/** The service took nothing of what it was told. */
export class NotToldError extends Error {
  override name = 'NotToldError';
}

/**
 * Posts to a service that wants to hear of changes. @param name of the service, for the log;
 * its address may hold a token and is told nowhere.
 * @throws RetryLaterError where it names a time, NotToldError for every other refusal.
 */
export async function tellService(
  name: string,
  request: { url: string; type: string; body: string; signal: AbortSignal },
): Promise<Told> {
  const { url, type, body, signal } = request;
  let response: Response;
  try {
    const headers = { 'content-type': type };
    response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  } catch {
    throw new NotToldError(`${name} could not be reached.`);
  }
  const text = (await response.text()).slice(0, BODY_MAX);
  if (response.ok) return { status: response.status, body: text };
  const message = `${name} answered ${response.status}.`;
  const seconds = Number(response.headers.get('retry-after'));
  // Where it names no time, the job's own pauses are the better ones: they begin small.
  if ((response.status === 429 || response.status === 503) && seconds > 0) {
    throw new RetryLaterError(message, Math.min(seconds, 86_400));
  }
  throw new NotToldError(message);
}
