import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { bringBrowser } from './bring-browser';

/** A Chromium to start, and how. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** Set beside the environment of the process. */
  env: Record<string, string>;
}

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Small containers have no sandbox, no GPU and little shared memory. */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
];

/** Asked of Playwright by who wants to see the browser at work. */
const WINDOW_FLAGS = ['--headed', '--ui', '--debug'];

/**
 * The browser of the tests: CHROMIUM_PATH, else the one that comes with the packages, with
 * fonts for Chinese: its version is in the lock, and without a window of its own it starts in
 * half the time. Where a window is wanted, and where that one does not run (it is made for
 * Linux): Playwright's own or an installed one.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: ARGS, env: {} };
  // The workers are not told the flags.
  const isWindowed = (process.env.E2E_WINDOWED ??= String(
    process.argv.some((flag) => WINDOW_FLAGS.includes(flag)),
  ));
  if (isWindowed === 'false' && process.platform === 'linux' && process.arch === 'x64') {
    const { executablePath, env } = await bringBrowser();
    return { executablePath, args: ARGS, env };
  }
  const own = chromium.executablePath();
  const found = [own, ...INSTALLED].find((file) => existsSync(file));
  return { executablePath: found ?? own, args: ARGS, env: {} };
}
