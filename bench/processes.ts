import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const START_TIMEOUT_MS = 10 * 60_000;
const STOP_TIMEOUT_MS = 20_000;
const POLL_MS = 100;

/** Settings that a shell or a .env file may hold and no run may depend on; empty is unset. */
const NEUTRAL_SETTINGS: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  HOST: '127.0.0.1',
  DATABASE_URL: '',
  API_HOST: '',
  SITE_URL: '',
  PAGE_CACHE_MB: '',
  LOG_LEVEL: '',
  // The builder of the pages looks for node there.
  PATH: path.dirname(process.execPath),
};

/** A server in a process of its own. */
export interface ChildServer {
  pid: number;
  origin: string;
  stop(): Promise<void>;
}

interface ServerStart {
  /** Arguments of node; the port is told by PORT as well. */
  args: (port: number) => readonly string[];
  settings?: Record<string, string>;
  cwd?: string;
  /** Path that answers 200 once the server is ready. */
  readyPath: string;
}

const living = new Set<ChildProcess>();
const scratch = mkdtempSync(path.join(os.tmpdir(), 'chaintide-bench-'));
let lastNumber = 0;

/** An empty folder that is gone after `cleanUp`. */
export function scratchFolder(name: string): string {
  return mkdtempSync(path.join(scratch, `${name}-`));
}

/**
 * Starts a server on a free port, given to it as PORT, and waits until it answers.
 * @throws Error with the end of its output when it ends or stays silent.
 */
export async function startServer(start: ServerStart): Promise<ChildServer> {
  const port = await freePort();
  const args = start.args(port);
  const { child, logFile } = launch(args, { ...start.settings, PORT: String(port) }, start.cwd);
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(`${origin}${start.readyPath}`))) {
    if (hasEnded(child) || Date.now() > until) {
      await stopChild(child);
      throw new Error(`${args.join(' ')} did not start:\n${tailOf(logFile)}`);
    }
    await pause(POLL_MS);
  }
  return { pid: child.pid ?? 0, origin, stop: () => stopChild(child) };
}

/**
 * Runs a node program to its end.
 * @throws Error with the end of its output when it fails.
 */
export async function runProgram(args: readonly string[], cwd: string): Promise<void> {
  const { child, logFile } = launch(args, {}, cwd);
  const code = await ended(child);
  if (code !== 0) throw new Error(`${args.join(' ')} failed:\n${tailOf(logFile)}`);
}

/**
 * Runs one of bench/*-child.mjs: JSON in by standard input, JSON out by standard output.
 * @throws Error when it fails.
 */
export async function askChild<T>(file: string, input: unknown): Promise<T> {
  const child = spawn(process.execPath, [path.join('bench', file)], {
    env: NEUTRAL_SETTINGS,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  living.add(child);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stdin.end(JSON.stringify(input));
  const code = await ended(child);
  if (code !== 0) throw new Error(`${file} failed with code ${code}.`);
  return JSON.parse(output) as T;
}

/** Ends every child that still runs and removes every scratch folder. */
export async function cleanUp(): Promise<void> {
  await Promise.all([...living].map(stopChild));
  rmSync(scratch, { recursive: true, force: true });
}

function launch(args: readonly string[], settings: Record<string, string>, cwd?: string) {
  lastNumber += 1;
  const logFile = path.join(scratch, `${lastNumber}.log`);
  const log = openSync(logFile, 'w');
  const child = spawn(process.execPath, args, {
    ...(cwd ? { cwd } : {}),
    env: { ...NEUTRAL_SETTINGS, ...settings },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  living.add(child);
  return { child, logFile };
}

function ended(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      living.delete(child);
      resolve(code ?? 1);
    });
  });
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (!hasEnded(child)) {
    const exit = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    await exit;
    clearTimeout(timer);
  }
  living.delete(child);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: 'manual', headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.status === 200;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function tailOf(logFile: string): string {
  return readFileSync(logFile, 'utf8').slice(-4_000);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
