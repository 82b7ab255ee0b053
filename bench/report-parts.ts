import { shown, table } from './figures';
import type { ArchiveResult } from './newsroom-archive';
import type { MillionResult } from './million-pages';
import type { StreamResult } from './open-streams';
import type { ReservationSpeed } from './reservations';
import type { SearchSpeed } from './search-speed';
import type { BenchResults } from './targets';
import type { WritingResult } from './writing';

/* Parts of the report that stand by themselves: `npm run bench -- --only <part>` shows one. */

/** The part on open streams, which `--only streams` shows alone. */
export function streamParts(streams: readonly StreamResult[]): string[] {
  if (streams.length === 0) return [];
  return [
    '## Open streams',
    'Mean time of an answer in ms (p99) with four connections, without and with the streams open.',
    table(
      ['Page', 'Streams', 'Alone', 'Beside them', 'Ratio', 'KB a stream', 'Lost'],
      streams.map((result) => [
        result.page,
        shown(result.streams),
        `${shown(result.aloneMs)} (${shown(result.p99AloneMs)})`,
        `${shown(result.besideMs)} (${shown(result.p99BesideMs)})`,
        shown(result.ratio),
        shown(result.kbPerStream ?? NaN),
        shown(result.lost),
      ]),
    ),
  ];
}

/** The part on maps and lists of a large site, which `--only million` shows alone. */
export function millionParts(pages: readonly MillionResult[]): string[] {
  const [first] = pages;
  if (!first) return [];
  return [
    '## Maps and lists of a large site',
    `The built site on PostgreSQL with ${shown(first.articles)} articles: each address once, one at ` +
      'a time, none kept from before; pages of lists from the first to the last.',
    table(
      ['Of', 'Asked', 'p50 ms', 'p99 ms', 'Slowest, ms'],
      pages.map(({ kind, asked, p50Ms, p99Ms, slowestMs }) => [
        kind,
        shown(asked),
        shown(p50Ms),
        shown(p99Ms),
        shown(slowestMs),
      ]),
    ),
  ];
}

/** The part on the newsroom's archive, which `--only archive` shows. */
export function archiveParts(archives: readonly ArchiveResult[]): string[] {
  if (archives.length === 0) return [];
  return [
    '## The newsroom as an archive',
    'The built site on PostgreSQL; the zip is taken whole while a reader asks for lists.',
    table(
      [
        'Articles',
        'Seconds',
        'First byte, ms',
        'Zip, MB',
        'RSS before',
        'Peak',
        'Slowest list, ms',
      ],
      archives.map((result) => [
        shown(result.articles),
        shown(result.seconds),
        shown(result.firstByteMs),
        shown(result.sizeMb),
        shown(result.rssBeforeMb ?? NaN),
        shown(result.peakMb ?? NaN),
        shown(result.slowestPageMs),
      ]),
    ),
  ];
}

/** The part on searches, which `--only search` shows alone; nothing where none were made. */
export function searchParts(search: readonly SearchSpeed[]): string[] {
  const [first] = search;
  if (!first) return [];
  return [
    '## Searches',
    `Whole calls among ${shown(first.rows)} articles on PostgreSQL.`,
    table(
      ['Looked for', 'Median, ms', '95 of 100 within, ms'],
      search.map(({ query, medianMs, p95Ms }) => [query, shown(medianMs), shown(p95Ms)]),
    ),
  ];
}

/** The part on seats, which `--only reservations` shows alone. */
export function reservationParts(reservations: readonly ReservationSpeed[]): string[] {
  if (reservations.length === 0) return [];
  return [
    '## Reservations',
    'Seats of one event, each by another buyer, twenty at the same time; a free ticket is paid and ' +
      'made in the same transaction. “Bare” counts up one row and writes another in a transaction.',
    table(
      ['Database', 'Tickets', 'Reservations', 'A second', 'p50 ms', 'p99 ms', 'Ours / bare'],
      reservations.map((speed) => [
        speed.database,
        speed.tickets,
        shown(speed.reservations),
        shown(speed.perSecond),
        shown(speed.p50Ms),
        shown(speed.p99Ms),
        shown(speed.ratioToBare),
      ]),
    ),
  ];
}

/** The part on writing, which `--only writing` shows alone. */
export function writingParts(writings: readonly WritingResult[]): string[] {
  if (writings.length === 0) return [];
  return [
    '## Writing',
    'A key typed amid a long article in the built editor in Chromium: from the key until its frame ' +
      'is drawn and the page is free for the next one. Publishing: from the call until the list ' +
      'of flashes shows it, the slowest of ten.',
    table(
      ['Characters', 'Keys', 'p50 ms', 'p95 ms', 'p99 ms', 'Publish → reader, ms'],
      writings.map((writing) => [
        shown(writing.characters),
        shown(writing.keys),
        shown(writing.keyP50Ms),
        shown(writing.keyP95Ms),
        shown(writing.keyP99Ms),
        shown(writing.publishMs),
      ]),
    ),
  ];
}

/** The part on pages that were never made before, which `--only cold` shows alone. */
export function coldParts({ cold }: Pick<BenchResults, 'cold'>): string[] {
  const row = (name: string, figures: typeof cold.ours) => [
    name,
    shown(figures.requests),
    shown(figures.requestsPerSecond),
    figures.requestsPerCpuSecond === undefined ? '–' : shown(figures.requestsPerCpuSecond),
    shown(figures.p50Ms),
    shown(figures.p99Ms),
  ];
  return [
    '## Articles never seen before',
    'Each address once, in three languages, four at a time, on PGlite; in turns with it “bare Next” ' +
      `renders the same text for each request. Ours / bare Next: ${shown(cold.ratioToBareNext)}.`,
    table(
      ['', 'Requests', 'A second', 'A CPU second', 'p50 ms', 'p99 ms'],
      [row('Ours', cold.ours), row('Bare Next', cold.bareNext)],
    ),
  ];
}

/** The part on the server's memory, which `--only memory` shows alone. */
export function memoryParts({ memory }: Pick<BenchResults, 'memory'>): string[] {
  if (memory.length === 0) return [];
  return [
    '## Memory of the server',
    'Resident MB (2^20 bytes) of a fresh server, then after it has shown each address once.',
    table(
      ['Database', 'URLs', 'At start', 'Afterwards', 'Peak'],
      memory.map(({ database, urls, atStart, afterwards }) => [
        database,
        shown(urls),
        shown(atStart.rssMb),
        shown(afterwards.rssMb),
        shown(afterwards.peakMb),
      ]),
    ),
  ];
}
