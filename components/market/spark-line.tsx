import type { MarketPoint } from '@/lib/contract/market';
import { drawSeries, PLOT_HEIGHT, PLOT_WIDTH } from './chart-geometry';

/** Prices that move by less are drawn as a level line: a stablecoin is no storm. */
const CALM = 0.01;

/** Thirty days in a stroke; the words beside it say the figure, so it is drawn for the eye alone. */
export function SparkLine({
  points,
  isPrice = false,
}: {
  points: readonly MarketPoint[];
  isPrice?: boolean;
}) {
  const values = points.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const isCalm = isPrice && high - low < high * CALM;
  const drawing = drawSeries(
    points.map(({ at, value }) => ({ at: Date.parse(at), value })),
    'area',
    isCalm ? { from: low * (1 - 2 * CALM), to: high * (1 + 2 * CALM) } : undefined,
  );
  if (!drawing || points.length < 2) return <span className="spark" />;
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="chart-fill" d={drawing.fill} />
      <path className="chart-line" d={drawing.stroke} />
    </svg>
  );
}
