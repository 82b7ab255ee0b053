export interface DayBarsProps {
  /** One number a day, the oldest first. */
  counts: readonly number[];
  /** What it shows, for who does not see it; left out where the numbers stand beside it. */
  label?: string | undefined;
  height?: number;
}

const STEP = 4;
const BAR = 3;

/** Days as bars on one line, the highest as high as the picture. */
export function DayBars({ counts, label, height = 28 }: DayBarsProps) {
  const most = Math.max(1, ...counts);
  const width = counts.length * STEP;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="block h-7 w-full text-tide"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {counts.map((count, at) => {
        const tall = count === 0 ? 1 : Math.max(2, (count / most) * height);
        return (
          <rect
            key={at}
            x={at * STEP}
            y={height - tall}
            width={BAR}
            height={tall}
            fill="currentColor"
            opacity={count === 0 ? 0.3 : 1}
          />
        );
      })}
    </svg>
  );
}
