import { IMPORT_REASONS } from '@/lib/contract/import-reasons';
import type { ReportLine } from '@/lib/domains/importing/run-import';

/** Kinds of reasons that are named; a source with more has a report to read. */
const KINDS_NAMED = 6;

/**
 * What `npm run import` says at its end: how many articles became what, why some were
 * left alone, how many carry no date, and, where no report is written, how many have remarks that
 * it would list.
 */
export function importSummary(
  lines: readonly ReportLine[],
  elapsedMs: number,
  hasReport = false,
): string[] {
  const count = (outcome: ReportLine['outcome']) =>
    lines.filter((line) => line.outcome === outcome).length;
  const skipped = lines.filter(({ outcome }) => outcome === 'skipped');
  const here = lines.filter(({ outcome }) => !['failed', 'skipped'].includes(outcome));
  const isOfDate = (reason: string) => reason === IMPORT_REASONS.noDate;
  const undated = here.filter(
    ({ outcome, reasons }) => outcome === 'new' && reasons.some(isOfDate),
  ).length;
  const remarks = here.filter(({ reasons }) => !reasons.every(isOfDate)).length;
  return [
    `${count('new')} new, ${count('updated')} updated, ${count('unchanged')} unchanged, ` +
      `${count('failed')} failed, ${skipped.length} skipped in ${(elapsedMs / 1000).toFixed(1)} s.`,
    ...(skipped.length > 0 ? [`Skipped: ${kindsOf(skipped)}.`] : []),
    ...(undated > 0
      ? [
          `${undated} ${undated === 1 ? 'carries' : 'carry'} no date and ` +
            `${undated === 1 ? 'stands' : 'stand'} at the moment of this import: --date sets another.`,
        ]
      : []),
    ...(remarks > 0 && !hasReport
      ? [
          `${remarks} ${remarks === 1 ? 'has' : 'have'} remarks ` +
            '(left-out components, pictures not at hand): --report <file> lists them.',
        ]
      : []),
  ];
}

/** How many there are for each reason, the most frequent first; names behind a colon left out. */
function kindsOf(lines: readonly ReportLine[]): string {
  const kinds = new Map<string, number>();
  for (const { reasons } of lines) {
    const [kind = ''] = (reasons[0] ?? '').split(': ');
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const sorted = [...kinds].sort(([, left], [, right]) => right - left);
  const rest = sorted.slice(KINDS_NAMED).reduce((sum, [, number]) => sum + number, 0);
  return [
    ...sorted.slice(0, KINDS_NAMED).map(([kind, number]) => `${number} × ${kind}`),
    ...(rest > 0 ? [`${rest} for other reasons`] : []),
  ].join('; ');
}
