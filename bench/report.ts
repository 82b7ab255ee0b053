import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shown, table } from './figures';
import type { LoadFigures } from './hot-pages';
import {
  coldParts,
  memoryParts,
  millionParts,
  reservationParts,
  searchParts,
  streamParts,
  writingParts,
} from './report-parts';
import { judge, type BenchResults } from './targets';

const FOLDER = path.join('bench', 'results');

/** Writes a run's results for machines (<date>.json) and for people (latest.md). */
export function writeResults(results: BenchResults): string[] {
  mkdirSync(FOLDER, { recursive: true });
  const numbers = path.join(FOLDER, `${results.takenAt.slice(0, 10)}.json`);
  const report = path.join(FOLDER, 'latest.md');
  writeFileSync(numbers, `${JSON.stringify({ ...results, targets: judge(results) }, null, 2)}\n`);
  writeFileSync(report, reportOf(results));
  return [numbers, report];
}

/** The results as Markdown. */
export function reportOf(results: BenchResults): string {
  const { machine, skipped } = results;
  const parts = [
    `# Bench, ${results.takenAt.slice(0, 10)}`,
    ...(results.isQuick
      ? ['**A `--quick` run: it shows that the bench works, its numbers are not to be trusted.**']
      : []),
    `${machine.cores} × ${machine.cpu}, ${machine.memoryGb} GB, ${machine.system}, Node ${machine.node}. ` +
      `Load before: ${machine.loadBefore.join(', ')}. Everything was measured in one run; the ratios ` +
      'say more than the numbers, which belong to this machine.',
    '## Targets',
    table(
      ['Target', 'Measured', ''],
      judge(results).map(({ target, measured, verdict }) => [target, measured, verdict]),
    ),
    ...(skipped.length > 0
      ? [`Not measured:\n\n${skipped.map((line) => `- ${line}`).join('\n')}`]
      : []),
    ...hotParts(results),
    ...streamParts(results.streams),
    ...coldParts(results),
    ...weightParts(results),
    ...memoryParts(results),
    ...depthParts(results),
    ...millionParts(results.millionPages),
    ...searchParts(results.search),
    ...reservationParts(results.reservations),
    ...writingParts([results.writing]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Finished pages, a table of requests a second and one by CPU time. */
export function hotParts({ hot }: Pick<BenchResults, 'hot'>): string[] {
  const cell = (figures: LoadFigures) =>
    `${shown(figures.requestsPerSecond)} (${shown(figures.p50Ms)} / ${shown(figures.p99Ms)})`;
  const perCpu = ({ requestsPerCpuSecond }: LoadFigures) => shown(requestsPerCpuSecond ?? NaN);
  return [
    '## Finished pages',
    'Requests a second (p50 / p99 in ms), autocannon, 32 connections, gzip. “node:http” sends the ' +
      'same bytes and headers from memory; “bare Next” is a static page with one article’s text.',
    table(
      ['Page', 'Bytes', 'Ours', 'node:http', 'Bare Next', 'Ours / node:http', 'Ours / bare Next'],
      hot.map((result) => [
        result.page,
        shown(result.bytes),
        cell(result.ours),
        cell(result.plain),
        cell(result.bareNext),
        shown(result.ratioToPlain),
        shown(result.ratioToBareNext),
      ]),
    ),
    'Requests per second of the server’s own CPU time, which neither the load generator nor other ' +
      'work on the machine narrows. Of this ratio and the one above, the lower one is judged.',
    table(
      ['Page', 'Ours', 'node:http', 'Bare Next', 'Ours / node:http'],
      hot.map(({ page, ours, plain, bareNext, cpuRatioToPlain }) => [
        page,
        perCpu(ours),
        perCpu(plain),
        perCpu(bareNext),
        shown(cpuRatioToPlain ?? NaN),
      ]),
    ),
  ];
}

function weightParts({ weights }: BenchResults): string[] {
  const kilobytes = (bytes: number) => shown(bytes / 1000);
  return [
    '## Page weights',
    'KB (1,000 bytes) after gzip; scripts that the HTML names for a modern browser.',
    table(
      ['Page', 'Language', 'HTML', 'JS', 'JS above bare Next', 'CSS'],
      weights.map((weight) => [
        weight.page,
        weight.locale,
        kilobytes(weight.htmlBytes),
        kilobytes(weight.jsBytes),
        kilobytes(weight.jsAboveBareBytes),
        kilobytes(weight.cssBytes),
      ]),
    ),
  ];
}

function depthParts({ listDepth }: BenchResults): string[] {
  if (listDepth.length === 0) return [];
  return [
    '## Depth of a list',
    'A million articles on PostgreSQL, 25 a page, each page with its total.',
    table(
      ['Read', 'Median ms', 'p99 ms', 'Against the first page'],
      listDepth.map(({ read, medianMs, p99Ms, ratioToFirstPage }) => [
        read,
        shown(medianMs),
        shown(p99Ms),
        shown(ratioToFirstPage),
      ]),
    ),
  ];
}
