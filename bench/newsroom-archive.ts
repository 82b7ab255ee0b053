import { href } from '@/lib/routes/href';
import { fillInBulk } from './million-pages';
import { withOwnDatabase } from './postgres';
import { memoryOf } from './process-figures';
import { fillSite } from './site';
import { callSite, signInStaff } from './staff-session';

/** Taking everything a newsroom has as one zip. */
export interface ArchiveResult {
  articles: number;
  /** From the link that is followed until the last byte. */
  seconds: number;
  /** Until the first byte. */
  firstByteMs: number;
  /** Of the zip, 2^20 bytes. */
  sizeMb: number;
  /** Resident memory of the server, 2^20 bytes; undefined but on Linux. */
  rssBeforeMb: number | undefined;
  peakMb: number | undefined;
  /** Of a page that nobody had asked for, while the archive was made. */
  slowestPageMs: number;
}

const BETWEEN_PAGES_MS = 500;

/** An admin takes the archive of a newsroom of so many articles; a reader reads meanwhile. */
export async function benchArchive(serverUrl: string, articles: number): Promise<ArchiveResult> {
  return withOwnDatabase(serverUrl, async (databaseUrl) => {
    const site = await fillSite(0, databaseUrl);
    const { articles: total } = await fillInBulk(databaseUrl, articles);
    const server = await site.start();
    try {
      const token = await signInStaff(site.dataDir, server, 'admin');
      const before = memoryOf(server.pid);
      const { url } = await callSite<{ url: string }>(server, token, 'requestExport', {
        scope: 'newsroom',
      });
      const reading = new AbortController();
      const pages = readMeanwhile(server.origin, reading.signal);
      const taken = await take(new URL(url, server.origin));
      reading.abort();
      return {
        articles: total,
        ...taken,
        rssBeforeMb: before?.rssMb,
        peakMb: memoryOf(server.pid)?.peakMb,
        slowestPageMs: await pages,
      };
    } finally {
      await server.stop();
    }
  });
}

async function take(url: URL) {
  const began = performance.now();
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`No archive: ${response.status}`);
  let firstByteMs = NaN;
  let bytes = 0;
  for await (const part of response.body) {
    if (bytes === 0) firstByteMs = performance.now() - began;
    bytes += part.length;
  }
  return { seconds: (performance.now() - began) / 1000, firstByteMs, sizeMb: bytes / 2 ** 20 };
}

/** Asks for one list after another, each page once. @returns the longest that one took, in ms. */
async function readMeanwhile(origin: string, signal: AbortSignal): Promise<number> {
  let slowest = 0;
  for (let page = 1; !signal.aborted; page += 1) {
    const began = performance.now();
    await (await fetch(origin + href('home_wz', { locale: 'zh-Hans', page }))).text();
    slowest = Math.max(slowest, performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PAGES_MS));
  }
  return slowest;
}
