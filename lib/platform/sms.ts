/** One text message. */
export interface TextMessage {
  /** E.164 with its `+`. */
  to: string;
  text: string;
  /** The same for the same letter, for a gateway that takes each once. */
  id: string;
}

/** Takes text messages away: to a gateway, or into a folder. */
export interface SmsSender {
  /** @throws Error when the gateway does not take it; the caller tries again. */
  send(message: TextMessage): Promise<void>;
}

const TIMEOUT_MS = 15_000;

/**
 * Posts `{to, text, id}` as JSON to a gateway, with `Authorization: Bearer <key>` where
 * there is a key; any answer of 2xx counts as taken.
 */
export function gatewaySender(url: string, key: string | undefined): SmsSender {
  return {
    send: async (message) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The SMS gateway answered ${response.status}.`);
    },
  };
}
