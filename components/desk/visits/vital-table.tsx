import clsx from 'clsx';
import { VISIT_DEVICES, VITALS, type VitalFigure, type VitalName } from '@/lib/contract/tracking';
import type { DeskWords } from '../desk-words';

export interface VitalTableProps {
  figures: readonly VitalFigure[];
  words: DeskWords<'visits'>;
  pages: Readonly<Record<string, string>>;
}

/** Up to the first good, over the second poor (web.dev/articles/defining-core-web-vitals-thresholds). */
const THRESHOLDS: Record<VitalName, readonly [number, number]> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1_800, 3_000],
  TTFB: [800, 1_800],
};
const RATING_CLASSES = {
  good: 'text-ink',
  fair: 'font-semibold',
  poor: 'font-semibold text-signal',
};

/** The 75th percentile of each measure by kind of page and device. */
export function VitalTable({ figures, words, pages }: VitalTableProps) {
  const names = [...new Set(figures.map(({ page }) => page))];
  const rows = names.flatMap((page) =>
    VISIT_DEVICES.map((device) => ({
      page,
      device,
      found: figures.filter((figure) => figure.page === page && figure.device === device),
    })).filter(({ found }) => found.length > 0),
  );
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-labelledby="vitals">
      <table className="w-full text-15">
        <thead className="text-13 text-ink-2">
          <tr className="border-b border-hairline">
            <th scope="col" className="py-2 text-start font-normal">
              {words.page}
            </th>
            {VITALS.map((vital) => (
              <th key={vital} scope="col" className="px-2 text-end font-normal">
                {vital}
              </th>
            ))}
            <th scope="col" className="text-end font-normal">
              {words.visits}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ page, device, found }) => (
            <tr key={`${page} ${device}`} className="border-b border-hairline">
              <th scope="row" className="min-w-28 py-2 text-start font-normal">
                {pages[page] ?? page} · {words.devices[device]}
              </th>
              {VITALS.map((vital) => (
                <VitalCell
                  key={vital}
                  figure={found.find((figure) => figure.vital === vital)}
                  words={words}
                />
              ))}
              <td className="text-end text-ink-2 tabular">
                {Math.max(...found.map(({ visits }) => visits))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VitalCell({
  figure,
  words,
}: Pick<VitalTableProps, 'words'> & { figure?: VitalFigure | undefined }) {
  if (!figure) return <td className="px-2 text-end text-ink-2">–</td>;
  const { vital, p75 } = figure;
  const [good, poor] = THRESHOLDS[vital];
  const rating = p75 <= good ? 'good' : p75 <= poor ? 'fair' : 'poor';
  return (
    <td className={clsx('px-2 text-end whitespace-nowrap tabular', RATING_CLASSES[rating])}>
      {vital === 'CLS' ? p75.toFixed(3) : `${p75} ms`}
      <span className="block text-12 font-normal text-ink-2">{words.ratings[rating]}</span>
    </td>
  );
}
