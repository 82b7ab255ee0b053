import { writeFileSync } from 'node:fs';
import { countSource } from '@/lib/domains/importing/read-source';
import { parseDate } from '@/lib/domains/importing/lenient-date';
import { runImport, type ImportPlan, type ReportLine } from '@/lib/domains/importing/run-import';
import { installedStore } from '@/lib/platform/installed-store';
import { commandLine } from './command-line';
import { importSummary } from './import-summary';
import { openSink, type NewsroomSink } from './newsroom-sink';
import { progressLine } from './progress-line';

const USAGE = `Usage: npm run import -- <folder, file or address> [options]
  --section <key>        section for articles whose source names none that exists (technology)
  --date <yyyy-mm-dd>    date of articles that carry none (the moment of their first import)
  --source-name <name>   name of the source in credits and keys
  --link-base <address>  where the source is published; {lang} stands for its language folder
  --report <file>        writes the whole report as JSON
  --allow-private        lets an address be on a private network`;

const { values, positionals } = commandLine(USAGE, {
  allowPositionals: true,
  options: {
    section: { type: 'string', default: 'technology' },
    date: { type: 'string' },
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
  const isStopped = stopsOnInterrupt();
  const startedAt = Date.now();
  const sink = await openSink();
  const lines: ReportLine[] = [];
  try {
    console.log(`Importing ${from} ${sink.description}.`);
    const total = await countSource(from);
    const report = progressLine();
    let done = 0;
    for await (const step of runImport(await planFor(from, sink, isStopped))) {
      lines.push(...step.lines);
      done = step.done;
      report('articles', done, Math.max(done, total));
    }
    // The total is an estimate; what was read to its end is done.
    if (done < total && !isStopped()) report('articles', done, done);
  } finally {
    await sink.close();
  }
  printReport(lines, Date.now() - startedAt, isStopped());
}

async function planFor(
  place: string,
  sink: NewsroomSink,
  isStopped: () => boolean,
): Promise<ImportPlan> {
  const sections = await sink.run('listSections', {});
  const { section, date } = values;
  const undatedAt = date === undefined ? null : parseDate(date);
  if (date !== undefined && (!undatedAt || Date.parse(undatedAt) > Date.now())) {
    throw new Error(`"${date}" is no date that has come.`);
  }
  if (!sections.some(({ key }) => key === section)) {
    const keys = sections.map(({ key }) => key).join(', ');
    throw new Error(
      `There is no section "${section}". Those there are: ${keys || 'none; run npm run seed'}.`,
    );
  }
  return {
    place,
    source: {
      ...(values['source-name'] ? { sourceName: values['source-name'] } : {}),
      ...(values['link-base'] ? { linkBase: values['link-base'] } : {}),
      allowPrivateAddresses: values['allow-private'],
    },
    section,
    ...(undatedAt ? { undatedAt } : {}),
    sections,
    store: installedStore(),
    sink: {
      importArticles: (articles) => sink.run('importArticles', { articles }),
      importArchived: (articles) => sink.run('importArchived', { articles }),
      importRecords: (records) => sink.run('importRecords', { records }),
    },
    isStopped,
  };
}

function printReport(lines: readonly ReportLine[], elapsedMs: number, wasStopped: boolean): void {
  const failed = lines.filter(({ outcome }) => outcome === 'failed');
  for (const { source, reasons } of failed) {
    console.error(`  failed: ${source}: ${reasons.join('; ')}`);
  }
  for (const sentence of importSummary(lines, elapsedMs, Boolean(values.report)))
    console.log(sentence);
  if (wasStopped) console.log('Stopped before the end; the same command goes on where it stopped.');
  if (values.report) writeFileSync(values.report, `${JSON.stringify(lines, null, 2)}\n`);
  if (failed.length > 0 || wasStopped) process.exitCode = 1;
}

/** The first Ctrl-C ends after the batch at hand; nothing is left half. */
function stopsOnInterrupt(): () => boolean {
  let isStopped = false;
  process.once('SIGINT', () => {
    isStopped = true;
  });
  return () => isStopped;
}
