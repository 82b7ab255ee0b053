import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, renameSync, symlinkSync, unlinkSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import {
  COMMAND_INPUT_MAX_BYTES,
  CommandError,
  linkTarget,
  probe,
  readAll,
  type AnswerLine,
  type ClaimHolder,
  type ClaimRole,
} from './control-protocol';
import { dataPaths, ensureDataFolder } from './data-folder';

/**
 * What the process that holds the folder does on request. It may report lines of
 * progress; the signal is aborted when the asker goes away.
 * @returns what the asker gets; JSON only.
 */
export type CommandHandler = (
  input: unknown,
  report: (progress: unknown) => void,
  signal: AbortSignal,
) => Promise<unknown>;

export interface DataFolderClaim {
  /** Answers `POST /command/<name>` from now on. */
  handle(name: string, handler: CommandHandler): void;
  /** Lets the folder go; waits for nothing. */
  release(): Promise<void>;
}

/** Another living process holds the data folder. */
export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
  constructor(
    readonly dir: string,
    readonly holder: ClaimHolder | undefined,
  ) {
    const who = holder
      ? `process ${holder.pid} (${holder.role})`
      : 'a process that does not answer';
    super(`The data folder ${dir} is in use by ${who}.`);
  }
}

/** Longer paths do not fit into a Unix socket's address (104 bytes on macOS, 108 on Linux). */
const SOCKET_PATH_MAX_BYTES = 100;

/**
 * Takes the data folder for this process: one at a time may hold it. The claim is
 * a Unix socket (mode 0600) that `control.sock` in the folder points to; making
 * that link is what only one process can do, and a holder that died is noticed
 * because nobody listens there any more.
 * @throws DataFolderInUseError when a living process holds it.
 */
export async function claimDataFolder(dir: string, role: ClaimRole): Promise<DataFolderClaim> {
  const paths = ensureDataFolder(dir);
  const socketPath = ownSocketPath(paths.root);
  const handlers = new Map<string, CommandHandler>();
  const server = http.createServer((request, response) => {
    answer(request, response, role, handlers);
  });
  await listen(server, socketPath);
  chmodSync(socketPath, 0o600);

  try {
    await link(paths.root, paths.controlSocket, socketPath);
  } catch (error) {
    await close(server);
    throw error;
  }
  server.unref();

  return {
    handle: (name, handler) => void handlers.set(name, handler),
    release: async () => {
      if (linkTarget(paths.controlSocket) === socketPath) unlinkSync(paths.controlSocket);
      server.closeAllConnections();
      await close(server);
    },
  };
}

/** Finds the living process that holds a data folder, if there is one. */
export async function findServer(dir: string): Promise<ClaimHolder | undefined> {
  const target = linkTarget(dataPaths(dir).controlSocket);
  const found = target === undefined ? 'dead' : await probe(target);
  return found === 'dead' || found === 'silent' ? undefined : found;
}

/**
 * Has the process that holds the data folder do something.
 * @param onProgress called with each line that it reports meanwhile.
 * @returns what the handler returned.
 * @throws CommandError when it failed, is unknown, or the process ended before it was done.
 */
export async function askServer(
  dir: string,
  name: string,
  input: unknown,
  onProgress: (progress: unknown) => void = () => undefined,
): Promise<unknown> {
  const socketPath = linkTarget(dataPaths(dir).controlSocket);
  if (!socketPath) throw new CommandError(`No process holds the data folder ${dir}.`, undefined);
  const body = Buffer.from(JSON.stringify(input ?? null));
  if (body.length > COMMAND_INPUT_MAX_BYTES) {
    throw new CommandError(
      `"${name}" was given more than ${COMMAND_INPUT_MAX_BYTES} bytes.`,
      undefined,
    );
  }
  const response = await post(socketPath, `/command/${name}`, body);

  for await (const line of linesOf(response)) {
    const message = JSON.parse(line) as AnswerLine;
    if ('progress' in message) onProgress(message.progress);
    else if (message.ok) return message.result;
    else throw new CommandError(message.error.message, message.error.code);
  }
  throw new CommandError(`The server ended before "${name}" was done.`, undefined);
}

/** A name of its own for each claim, so that closing one never removes another's socket. */
function ownSocketPath(root: string): string {
  const name = `control-${process.pid}-${randomBytes(4).toString('hex')}.sock`;
  const inFolder = path.join(root, name);
  if (Buffer.byteLength(inFolder) <= SOCKET_PATH_MAX_BYTES) return inFolder;
  const hash = createHash('sha256').update(inFolder).digest('hex').slice(0, 24);
  return path.join(os.tmpdir(), `chaintide-${hash}.sock`);
}

async function link(root: string, linkPath: string, socketPath: string): Promise<void> {
  for (;;) {
    try {
      symlinkSync(socketPath, linkPath);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const target = linkTarget(linkPath);
    const holder = target === undefined ? 'dead' : await probe(target);
    if (holder === 'silent') throw new DataFolderInUseError(root, undefined);
    if (holder !== 'dead') throw new DataFolderInUseError(root, holder);
    removeStale(linkPath, target);
  }
}

/** Takes the dead link away by renaming, so that a link made meanwhile is put back, not lost. */
function removeStale(linkPath: string, deadTarget: string | undefined): void {
  const aside = `${linkPath}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(linkPath, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (linkTarget(aside) !== deadTarget) {
    renameSync(aside, linkPath);
    return;
  }
  unlinkSync(aside);
  if (deadTarget) unlinkIfThere(deadTarget);
}

function unlinkIfThere(file: string): void {
  try {
    unlinkSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function listen(server: http.Server, socketPath: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(socketPath, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function close(server: http.Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function answer(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  role: ClaimRole,
  handlers: ReadonlyMap<string, CommandHandler>,
): void {
  if (request.method === 'GET') {
    response.end(JSON.stringify({ pid: process.pid, role } satisfies ClaimHolder));
    return;
  }
  const name = /^\/command\/([\w-]+)$/.exec(request.url ?? '')?.[1];
  const handler = name === undefined ? undefined : handlers.get(name);
  const write = (line: AnswerLine) => void response.write(`${JSON.stringify(line)}\n`);
  const fail = (message: string, code?: string) =>
    write({ ok: false, error: { message, ...(code ? { code } : {}) } });

  void (async () => {
    response.setHeader('content-type', 'application/x-ndjson');
    try {
      if (request.method !== 'POST' || !handler) {
        request.resume();
        fail(`The server knows no command "${name ?? request.url}".`, 'unknown_command');
        return;
      }
      const gone = new AbortController();
      response.on('close', () => gone.abort());
      const body = await readAll(request, COMMAND_INPUT_MAX_BYTES);
      const input: unknown = JSON.parse(body.toString());
      const result = await handler(input, (progress) => write({ progress }), gone.signal);
      write({ ok: true, result: result ?? null });
    } catch (error) {
      const code = (error as { code?: unknown }).code;
      fail(
        error instanceof Error ? error.message : String(error),
        code === undefined ? undefined : String(code),
      );
    } finally {
      response.end();
    }
  })();
}

function post(socketPath: string, url: string, body: Buffer): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        socketPath,
        path: url,
        method: 'POST',
        agent: false,
        headers: { 'content-type': 'application/json', 'content-length': body.length },
      },
      resolve,
    );
    request.on('error', (error: NodeJS.ErrnoException) => {
      reject(new CommandError(`The server cannot be reached: ${error.message}`, error.code));
    });
    request.end(body);
  });
}

async function* linesOf(response: http.IncomingMessage): AsyncGenerator<string> {
  response.setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of response as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
  }
}
