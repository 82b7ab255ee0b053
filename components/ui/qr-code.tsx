import { encode } from 'uqr';

export interface QrCodeProps {
  /** What the code says; an absolute address. */
  text: string;
  /** Said in place of the picture. */
  label: string;
  className?: string | undefined;
}

/** A QR code as one drawn path, black on white in every theme so that every camera reads it. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { path, size } = drawingOf(text);
  return (
    <svg
      role="img"
      aria-label={label}
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  );
}

/** The same code stands on every page: it is worked out once a text. */
const drawn = new Map<string, { path: string; size: number }>();

function drawingOf(text: string): { path: string; size: number } {
  const known = drawn.get(text);
  if (known) return known;
  const { data, size } = encode(text, { border: 2, ecc: 'M' });
  const drawing = { path: runsOf(data), size };
  // Texts are addresses of our own, a handful a process.
  drawn.set(text, drawing);
  return drawing;
}

/** Dark modules as horizontal strokes, neighbours joined: a third of a rectangle each. */
function runsOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const line = row.map((dark) => (dark ? '1' : '0')).join('');
      return [...line.matchAll(/1+/g)]
        .map((run) => `M${run.index} ${y}.5h${run[0].length}`)
        .join('');
    })
    .join('');
}
