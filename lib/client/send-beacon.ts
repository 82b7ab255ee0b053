import type { CallInput, EndpointName } from '../contract/endpoints';

/** Posts to a call whose answer nobody waits for; it is sent to its end though the page is left. */
export function sendBeacon<Name extends EndpointName>(name: Name, input: CallInput<Name>): void {
  const url = `/api/${name}`;
  const text = JSON.stringify(input);
  const body = new Blob([text], { type: 'application/json' });
  if (navigator.sendBeacon?.(url, body)) return;
  const headers = { 'content-type': 'application/json' };
  void fetch(url, { method: 'POST', headers, body: text, keepalive: true }).catch(() => undefined);
}
