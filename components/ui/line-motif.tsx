import clsx from 'clsx';
import { drawMotif, MOTIF_HEIGHT, MOTIF_WIDTH, type MotifFamily } from './motif-lines';

export interface LineMotifProps {
  family: MotifFamily;
  seed: number;
  /** `cover` fills its box and is cut, `whole` is shown whole. */
  fit?: 'cover' | 'whole';
  className?: string | undefined;
}

/** A drawing in hairlines, the hand of a page that has no picture. Decorative. */
export function LineMotif({ family, seed, fit = 'cover', className }: LineMotifProps) {
  const { lines, accent, points } = drawMotif(family, seed);
  return (
    <svg
      className={clsx('line-motif', className)}
      viewBox={`0 0 ${MOTIF_WIDTH} ${MOTIF_HEIGHT}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      fill="none"
      aria-hidden="true"
    >
      <path className="is-line" d={lines} />
      <path className="is-accent" d={accent} />
      <path className="is-point" d={points} />
    </svg>
  );
}
