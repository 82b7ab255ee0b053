import type { DrawCover } from './cover-pen';
import { COVER, area, disc, line, ring, wave } from './cover-pen';
import { blend, range } from './drawing';

const { height: H } = COVER;

export const waves: DrawCover = (variant, t) => {
  const moon = [
    [640, 130, 64],
    [180, 140, 54],
    [430, 110, 46],
    [690, 210, 92],
    [300, 180, 70],
    [560, 150, 56],
  ][variant] as [number, number, number];
  const half = [140, 105, 168, 120, 210, 84][variant] ?? 140;
  if (variant % 2 === 0) {
    const bands = range(5).map((index) =>
      area(
        `${wave(-index * 46 - 20, 230 + index * 64, half, 30 + index * 9)}V${H + 40}H-300z`,
        [t.light, t.mid, blend(t.mid, t.ground, 0.5), t.ground, t.shade][index] ?? t.shade,
      ),
    );
    return disc(...moon, t.warm) + ring(moon[0], moon[1], moon[2] + 22, t.mid, 3) + bands.join('');
  }
  const lines = range(13).map((index) =>
    line(
      wave(-index * 31 - 20, 150 + index * 32, half, 14 + index * 4),
      index % 4 === 1 ? t.pale : index % 2 === 0 ? t.light : t.mid,
      index % 4 === 1 ? 5 : 4,
    ),
  );
  return disc(...moon, t.warm) + lines.join('');
};

export const ripples: DrawCover = (variant, t) => {
  const centres = [
    [[250, 300]],
    [[600, 210]],
    [
      [210, 190],
      [640, 360],
    ],
    [[420, 470]],
    [
      [740, 90],
      [100, 430],
    ],
    [
      [180, 370],
      [430, 160],
      [690, 350],
    ],
  ][variant] as [number, number][];
  const isAlone = centres.length === 1;
  const gap = isAlone ? 52 : 38;
  const count = isAlone ? 11 : centres.length === 2 ? 8 : 6;
  const pool = ([x, y]: [number, number]) =>
    range(count)
      .toReversed()
      .map((index) =>
        isAlone
          ? disc(
              x,
              y,
              46 + index * gap,
              index % 2 === 0 ? blend(t.mid, t.ground, index / count) : t.ground,
            )
          : ring(x, y, 40 + index * gap, index % 3 === 1 ? t.light : t.mid, 8),
      )
      .join('');
  const rims = isAlone
    ? centres.map(
        ([x, y]) => ring(x, y, 46 + 2 * gap, t.light, 5) + ring(x, y, 46 + 5 * gap, t.light, 3),
      )
    : [];
  const hearts = centres.map(([x, y], index) =>
    disc(x, y, index === 0 ? 26 : 15, index === 0 ? t.warm : t.pale),
  );
  return centres.map(pool).join('') + rims.join('') + hearts.join('');
};

export const orbits: DrawCover = (variant, t) => {
  const [x, y] = ([
    [420, 260],
    [560, 230],
    [300, 300],
    [420, 470],
    [640, 330],
    [240, 210],
  ][variant] ?? [420, 260]) as [number, number];
  const tilt = [-18, 24, -32, 0, 12, -8][variant] ?? 0;
  const flat = [0.4, 0.3, 0.46, 0.62, 1, 0.5][variant] ?? 0.4;
  const paths = range(6).map((index) => {
    const rx = 96 + index * 66;
    const dash = index % 3 === 1 ? ' stroke-dasharray="4 14"' : '';
    return `<ellipse rx="${rx}" ry="${Math.round(rx * flat)}" fill="none" stroke="${index % 2 === 0 ? t.light : t.mid}" stroke-width="${index % 2 === 0 ? 5 : 4}"${dash}/>`;
  });
  const bodies = range(6).map((index) => {
    const angle = 0.7 + index * 2.1 + variant;
    const rx = 96 + index * 66;
    const at = [Math.cos(angle) * rx, Math.sin(angle) * rx * flat] as const;
    return disc(
      at[0],
      at[1],
      [13, 22, 11, 30, 16, 20][index] ?? 14,
      index === 3 ? t.warm : index % 2 === 0 ? t.pale : t.light,
    );
  });
  return `<g transform="translate(${x} ${y})rotate(${tilt})">${paths.join('')}${disc(0, 0, 54, t.mid)}${disc(0, 0, 34, t.pale)}${bodies.join('')}</g>`;
};

export const quill: DrawCover = (variant, t) => {
  if (variant === 1 || variant === 4) {
    const mark = (x: number, y: number, s: number, fill: string) =>
      area(
        `M${x} ${y}a${s} ${s} 0 1 1 ${s * 2} 0q0 ${s * 1.5} ${-s * 1.5} ${s * 2.1}l${-s * 0.34} ${-s * 0.5}q${s * 0.8} ${-s * 0.3} ${s * 0.9} ${-s * 0.66}a${s} ${s} 0 0 1 ${-s * 1.06} ${-s * 0.94}z`,
        fill,
      );
    const s = variant === 1 ? 100 : 70;
    const left = variant === 1 ? 180 : 420;
    const rules = range(6).map(
      (index) =>
        `M${variant === 1 ? 60 : 70} ${variant === 1 ? 60 + index * 80 : 80 + index * 72}h${variant === 1 ? 720 : 260 - (index % 3) * 50}`,
    );
    return (
      line(rules.join(''), t.mid, 5, ' stroke-linecap="round"') +
      mark(left, 210, s, t.light) +
      mark(left + s * 2.4, 210, s, t.warm)
    );
  }
  const [turn, x, y] = ([
    [32, 470, 500],
    [0, 0, 0],
    [58, 220, 470],
    [-28, 400, 500],
    [0, 0, 0],
    [12, 560, 510],
  ][variant] ?? [32, 470, 500]) as [number, number, number];
  const barbs = range(13).map((index) => {
    const at = -110 - index * 26;
    const reach = Math.round(92 * Math.sin(((index + 2) / 16) * Math.PI));
    return `M0 ${at}q${-reach * 0.4} ${-20} ${-reach} ${-64}M0 ${at}q${reach * 0.4} ${-16} ${reach * 0.86} ${-58}`;
  });
  const feather =
    area('M0-90Q-150-260-50-430Q-10-500 20-520Q60-440 92-350Q130-220 0-90z', t.mid) +
    line(barbs.join(''), t.light, 5, ' stroke-linecap="round"') +
    line('M0 0Q-14-260 20-520', t.pale, 7, ' stroke-linecap="round"') +
    area('M-9-34L0 30 9-34z', t.warm);
  const ink = line(
    `M40 ${y - 2}q60 -40 120 0t120 0 120 0 120 0 120 0 120 0`,
    t.light,
    5,
    ' stroke-linecap="round"',
  );
  return `${line(
    range(4)
      .map((index) => `M40 ${90 + index * 96}h760`)
      .join(''),
    t.mid,
    3,
  )}${ink}<g transform="translate(${x} ${y - 20})rotate(${turn})">${feather}</g>`;
};
