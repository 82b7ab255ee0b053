import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { ImportOutcome, PreparedArticle } from '@/lib/contract/importing';
import type { SourceEvent } from '@/lib/domains/importing/import-document';
import { prepareArticle, type PrepareOptions } from '@/lib/domains/importing/prepare-article';
import { countSource, readSource } from '@/lib/domains/importing/read-source';
import { storePicture } from '@/lib/domains/media/public';
import { installedStore } from '@/lib/platform/installed-store';
import { readFile } from 'node:fs/promises';
import { openSink, type NewsroomSink } from './newsroom-sink';
import { progressLine } from './progress-line';

const USAGE = `Usage: npm run import -- <folder, file or address> [options]
  --section <key>        section for articles whose source names none that exists (technology)
  --source-name <name>   name of the source in credits and keys
  --link-base <address>  where the source is published; {lang} stands for its language folder
  --report <file>        writes the whole report as JSON
  --allow-private        lets an address be on a private network`;

/** Articles that are written in one go; what is written stays when the rest is broken off. */
const BATCH = 20;

interface ReportLine {
  source: string;
  outcome: ImportOutcome['outcome'] | 'skipped' | 'note';
  reasons: string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    section: { type: 'string', default: 'technology' },
    'source-name': { type: 'string' },
    'link-base': { type: 'string' },
    report: { type: 'string' },
    'allow-private': { type: 'boolean', default: false },
  },
});
const [place] = positionals;
if (!place) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await importFrom(place).catch((error: unknown) => {
    console.error(`Not imported: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  });
}

/** `npm run import`: brings articles in from outside; the same source again changes nothing. */
async function importFrom(from: string): Promise<void> {
  const sourceOptions = {
    ...(values['source-name'] ? { sourceName: values['source-name'] } : {}),
    ...(values['link-base'] ? { linkBase: values['link-base'] } : {}),
    allowPrivateAddresses: values['allow-private'],
  };
  const isStopped = stopsOnInterrupt();
  const startedAt = Date.now();
  const sink = await openSink();
  const lines: ReportLine[] = [];
  try {
    console.log(`Importing ${from} ${sink.description}.`);
    const total = await countSource(from);
    const report = progressLine();
    const prepare = await prepareOptions(sink);
    let batch: { article: PreparedArticle; notes: string[] }[] = [];
    let done = 0;
    for await (const event of readSource(from, sourceOptions)) {
      if (isStopped()) break;
      if (event.type === 'document') batch.push(await prepareArticle(event.document, prepare));
      else lines.push(lineOf(event));
      if (event.type !== 'note') done += 1;
      if (batch.length < BATCH) continue;
      lines.push(...(await writeBatch(sink, batch)));
      batch = [];
      report('articles', done, Math.max(done, total));
    }
    lines.push(...(await writeBatch(sink, batch)));
    report('articles', done, done);
  } finally {
    await sink.close();
  }
  printReport(lines, Date.now() - startedAt, isStopped());
}

async function prepareOptions(sink: NewsroomSink): Promise<PrepareOptions> {
  const sections = await sink.run('listSections', {});
  const fallback = values.section;
  if (!sections.some((section) => section.key === fallback)) {
    const keys = sections.map((section) => section.key).join(', ');
    throw new Error(
      `There is no section "${fallback}". Those there are: ${keys || 'none; run npm run seed'}.`,
    );
  }
  const store = installedStore();
  return {
    sectionFor: (hint) => {
      const wanted = hint?.toLowerCase();
      const found = sections.find(
        ({ key, names }) => key === wanted || names.some((name) => name?.toLowerCase() === wanted),
      );
      return found?.key ?? fallback;
    },
    storePicture: async (file) => {
      try {
        return await storePicture(store, await readFile(file));
      } catch {
        return null;
      }
    },
  };
}

async function writeBatch(
  sink: NewsroomSink,
  batch: readonly { article: PreparedArticle; notes: string[] }[],
): Promise<ReportLine[]> {
  if (batch.length === 0) return [];
  const outcomes = await sink.run('importArticles', {
    articles: batch.map(({ article }) => article),
  });
  return outcomes.map(({ sourceKey, outcome, reason }, place) => ({
    source: sourceKey,
    outcome,
    reasons: [...(reason ? [reason] : []), ...(batch[place]?.notes ?? [])],
  }));
}

function lineOf(event: Exclude<SourceEvent, { type: 'document' }>): ReportLine {
  const outcome = event.type === 'failure' ? 'failed' : event.type;
  return { source: event.source, outcome, reasons: [event.reason] };
}

function printReport(lines: readonly ReportLine[], elapsedMs: number, wasStopped: boolean): void {
  const count = (outcome: ReportLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const noted = lines.filter(({ outcome, reasons }) => outcome !== 'failed' && reasons.length > 0);
  for (const { source, reasons } of lines.filter((line) => line.outcome === 'failed')) {
    console.error(`  failed: ${source}: ${reasons.join('; ')}`);
  }
  console.log(
    `${count('new')} new, ${count('updated')} updated, ${count('unchanged')} unchanged, ` +
      `${count('failed')} failed, ${count('skipped')} skipped in ${(elapsedMs / 1000).toFixed(1)} s.`,
  );
  if (noted.length > 0 && !values.report) {
    console.log(
      `${noted.length} have remarks (left-out components, pictures not at hand): --report <file> lists them.`,
    );
  }
  if (wasStopped) console.log('Stopped before the end; the same command goes on where it stopped.');
  if (values.report) writeFileSync(values.report, `${JSON.stringify(lines, null, 2)}\n`);
  if (count('failed') > 0 || wasStopped) process.exitCode = 1;
}

/** The first Ctrl-C ends after the batch at hand; nothing is left half. */
function stopsOnInterrupt(): () => boolean {
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  return () => isStopped;
}
