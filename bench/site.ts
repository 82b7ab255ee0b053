import { askServer } from '@/lib/platform/control-socket';
import type { CommandResult } from '@/lib/api/newsroom-commands';
import { LOCALES } from '@/lib/i18n/locales';
import { href } from '@/lib/routes/href';
import { servingProcess } from './process-figures';
import { scratchFolder, startServer, type ChildServer } from './processes';
import { sampleArticle } from './sample-articles';

const BATCH = 50;

/** A data folder with the sample newsroom and the bench's articles in it. */
export interface FilledSite {
  /** A fresh server on it: nothing is kept from the one before. */
  start(): Promise<ChildServer>;
  articleIds: number[];
}

/**
 * Makes a data folder, on PGlite or on an empty PostgreSQL database, and brings
 * `articles` articles in through the running server, as `npm run import` does.
 */
export async function fillSite(articles: number, databaseUrl = ''): Promise<FilledSite> {
  const dataDir = scratchFolder('data');
  const start = async () => {
    const server = await startServer({
      args: () => ['scripts/start.mjs'],
      // Readers of many networks are played from one machine.
      settings: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, TRUSTED_PROXIES: '1' },
      readyPath: '/api/health',
    });
    return { ...server, pid: servingProcess(server.pid) };
  };
  const server = await start();
  try {
    return { start, articleIds: await importSamples(dataDir, articles) };
  } finally {
    await server.stop();
  }
}

/**
 * Article addresses in all three languages, each once; the languages of one
 * article stand far apart, so that none profits from another's reading.
 */
export function articlePaths(ids: readonly number[]): string[] {
  const paths: string[] = [];
  for (let round = 0; round < LOCALES.length; round += 1) {
    for (const [place, id] of ids.entries()) {
      const locale = LOCALES[(place + round) % LOCALES.length] ?? 'zh-Hans';
      paths.push(href('gw_detail', { locale, param: id }));
    }
  }
  return paths;
}

async function importSamples(dataDir: string, articles: number): Promise<number[]> {
  const sections = (await askServer(dataDir, 'listSections', {})) as CommandResult<'listSections'>;
  const section = sections[0]?.key;
  if (!section) throw new Error('The sample newsroom has no sections.');
  const now = new Date();
  const ids: number[] = [];
  for (let first = 0; first < articles; first += BATCH) {
    const size = Math.min(BATCH, articles - first);
    const batch = Array.from({ length: size }, (_, i) => sampleArticle(first + i, section, now));
    const outcomes = (await askServer(dataDir, 'importArticles', {
      articles: batch,
    })) as CommandResult<'importArticles'>;
    for (const { id, reason } of outcomes) {
      if (id === null) throw new Error(`An article was not imported: ${reason}`);
      ids.push(id);
    }
  }
  return ids;
}
