import clsx from 'clsx';
import { contourRings } from './contour-rings';

/** Contour lines in the place of a portrait. Decorative: the name stands beside it. */
export function SpeakerMark({ speaker, className }: { speaker: string; className?: string }) {
  return (
    <svg
      className={clsx('speaker-mark', className)}
      viewBox="0 0 96 96"
      fill="none"
      aria-hidden="true"
    >
      <path d={contourRings(speaker)} />
    </svg>
  );
}
