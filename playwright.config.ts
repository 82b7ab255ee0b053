import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { defineConfig, devices, type ReporterDescription } from '@playwright/test';
import { findBrowser } from './e2e/browser/find-browser';
import { startMailServer } from './e2e/mail/mail-server';

/*
 * The production build with the sample newsroom in a folder of its own, or the
 * site at BASE_URL. This file is read once more in each worker: what the first
 * reading decides, the others find in the environment.
 */
const deployed = process.env.BASE_URL?.replace(/\/+$/, '');
const port = deployed ? '' : (process.env.E2E_PORT ??= String(await freePort()));
const dataFolder = deployed ? '' : (process.env.E2E_DATA_DIR ??= makeDataFolder());
const baseURL = deployed ?? `http://127.0.0.1:${port}`;
if (!deployed && !process.env.E2E_SMTP_URL) {
  const mail = await startMailServer();
  process.env.E2E_SMTP_URL = mail.url;
  process.env.E2E_MAIL_DIR = mail.folder;
}
const { executablePath, args, env } = await findBrowser();

const reporter: ReporterDescription[] = [['list']];
if (process.env.E2E_JSON) reporter.push(['json', { outputFile: process.env.E2E_JSON }]);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // Patience for a machine that is slow and busy, spent by tests that fail alone. How fast the
  // product is, the bench measures.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter,
  use: {
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args, env: { ...inherited(), ...env } },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      // Every row, what readers use on a telephone, and tests that say that they belong there.
      grep: /\b(?:article|flash|home|reading-modes|sweep|widgets)\.spec\.ts|@telephone\b/,
      grepInvert: /\bdesk-flash\.spec\.ts/,
    },
  ],
  ...(deployed
    ? {}
    : {
        webServer: {
          command: 'npm start',
          url: `${baseURL}/api/health`,
          timeout: 10 * 60_000,
          stdout: 'pipe',
          stderr: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          env: {
            ...inherited(),
            PORT: port,
            DATA_DIR: dataFolder,
            SITE_URL: baseURL,
            // Empty counts as absent, and keeps what a settings file says out.
            DATABASE_URL: '',
            SMS_GATEWAY_URL: '',
            GOOGLE_CLIENT_ID: '',
            API_HOST: '',
            HOST: '',
            LOG_LEVEL: 'warn',
            GALLERY: 'on',
            TRUSTED_PROXIES: '1',
            SMTP_URL: process.env.E2E_SMTP_URL ?? '',
          },
        },
      }),
});

function inherited(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(entries);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port: free } = server.address() as AddressInfo;
      server.close(() => resolve(free));
    });
  });
}

/** Made by the first reading, and taken away when its process ends, after the server. */
function makeDataFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'chaintide-e2e-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
