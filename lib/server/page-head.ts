import type { RenderMark } from '../platform/process-registry';
import type { RenderedResponse } from './finished-page';

const HEAD_END = '</head>';

/**
 * Writes into a page's head what the page gave for it past React. A page that turned out to be
 * missing says nothing of itself.
 */
export function withHead(response: RenderedResponse, head: RenderMark['head']): RenderedResponse {
  if (head === undefined || response.status !== 200) return response;
  const { body } = response;
  const at = body.indexOf(HEAD_END);
  if (at < 0) return response;
  const given = Buffer.from([...head.values()].join(''));
  return { ...response, body: Buffer.concat([body.subarray(0, at), given, body.subarray(at)]) };
}
