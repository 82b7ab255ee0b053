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

/**
 * The browser of the tests: CHROMIUM_PATH, an installed one, Playwright's own,
 * else the one that comes with the packages, with fonts for Chinese.
 * E2E_BROUGHT_BROWSER=1 asks for the last at once.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const { CHROMIUM_PATH, E2E_BROUGHT_BROWSER } = process.env;
  if (CHROMIUM_PATH) return { executablePath: CHROMIUM_PATH, args: ARGS, env: {} };
  const found = E2E_BROUGHT_BROWSER
    ? undefined
    : [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
  if (found) return { executablePath: found, args: ARGS, env: {} };
  const { executablePath, env } = await bringBrowser();
  return { executablePath, args: ARGS, env };
}
