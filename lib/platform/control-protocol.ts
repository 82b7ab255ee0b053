import { lstatSync, readlinkSync } from 'node:fs';
import http from 'node:http';

/** Who holds a data folder. */
export type ClaimRole = 'server' | 'command';

export interface ClaimHolder {
  pid: number;
  role: ClaimRole;
}

/** The other side refused or failed at a command; `code` is its own where it gave one. */
export class CommandError extends Error {
  override name = 'CommandError';
  constructor(
    message: string,
    readonly code: string | undefined,
  ) {
    super(message);
  }
}

/** One line of a command's answer: progress as often as it likes, then how it ended. */
export type AnswerLine =
  | { progress: unknown }
  | { ok: true; result: unknown }
  | { ok: false; error: { message: string; code?: string } };

/** Bound of a command's input. */
export const COMMAND_INPUT_MAX_BYTES = 64 * 1024 * 1024;

const ANSWER_TIMEOUT_MS = 2_000;
const NOBODY_LISTENS = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

/** Where a link points; undefined where there is none, or something that is no link. */
export function linkTarget(linkPath: string): string | undefined {
  try {
    return lstatSync(linkPath).isSymbolicLink() ? readlinkSync(linkPath) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Who listens at a socket; `silent` is one that takes the call and does not answer. */
export function probe(socketPath: string): Promise<ClaimHolder | 'dead' | 'silent'> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { socketPath, path: '/', agent: false, timeout: ANSWER_TIMEOUT_MS },
      (response) => {
        readAll(response, 10_000).then(
          (body) => resolve(JSON.parse(body.toString()) as ClaimHolder),
          () => resolve('silent'),
        );
      },
    );
    request.on('timeout', () => {
      request.destroy();
      resolve('silent');
    });
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (NOBODY_LISTENS.has(error.code ?? '')) resolve('dead');
      else if (error.code === 'EACCES' || error.code === 'EPERM') reject(error);
      else resolve('silent');
    });
  });
}

/** A whole body. @throws Error when it holds more than `maxBytes`. */
export async function readAll(stream: http.IncomingMessage, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`More than ${maxBytes} bytes were sent.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
