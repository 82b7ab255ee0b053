import type { DrawCover } from './cover-pen';
import { COVER, area, disc, line, ring } from './cover-pen';
import { COLOURS, blend, range } from './drawing';

const { width: W, height: H } = COVER;

export const grid: DrawCover = (variant, t) => {
  if (variant === 0 || variant === 3) {
    const columns = variant === 0 ? 5 : 7;
    const gap = W / (columns + 1);
    const pillars = range(columns).map((index) => {
      const x = Math.round(gap * (index + 1));
      const isWarm = index === columns - 2;
      const shaft = isWarm ? t.warm : index % 2 === 0 ? t.light : t.mid;
      return (
        area(`M${x - 26} 196h52v234h-52z`, shaft) +
        line(`M${x - 10} 206v214M${x + 10} 206v214`, t.ground, 4)
      );
    });
    const roof =
      variant === 0
        ? area('M60 150L420 40 780 150z', t.mid) + disc(420, 112, 22, t.pale)
        : area('M60 112h720v38H60z', t.mid);
    return `${roof}${area('M60 160h720v26H60z', t.pale)}${pillars.join('')}${area('M60 438h720v20H60zM30 464h780v56H30z', t.mid)}`;
  }
  if (variant === 1 || variant === 4) {
    const side = variant === 1 ? 104 : 65;
    const columns = Math.ceil(W / side);
    const rows = H / side;
    const lines = `M${range(columns)
      .map((index) => `${index * side} 0v${H}`)
      .join('M')}M${range(rows)
      .map((index) => `0 ${index * side}h${W}`)
      .join('M')}`;
    const cell = (column: number, row: number, fill: string) =>
      area(`M${column * side} ${row * side}h${side}v${side}h-${side}z`, fill);
    const filled = range(variant === 1 ? 10 : 18).map((index) =>
      cell(
        (index * 5 + 3) % columns,
        (index * 3 + Math.floor(index / 4)) % rows,
        index % 3 === 0 ? t.light : t.mid,
      ),
    );
    return filled.join('') + cell(columns - 3, 1, t.warm) + line(lines, t.shade, 3);
  }
  const rows = range(9).map((index) => {
    const y = 92 + index * 42;
    const length = [420, 460, 380, 440, 300, 450, 410, 460, 240][(index + variant) % 9] ?? 400;
    return `M${variant === 2 ? 250 : 150} ${y}h${length}`;
  });
  const x = variant === 2 ? 200 : 100;
  return (
    area(`M${x} 40h600v480H${x}z`, t.mid) +
    area(`M${x + 500} 40l100 100H${x + 500}z`, t.shade) +
    line(rows.join(''), t.light, 10, ' stroke-linecap="round"') +
    ring(x + 470, 400, 62, t.warm, 10) +
    ring(x + 470, 400, 42, t.warm, 4)
  );
};

export const blocks: DrawCover = (variant, t) => {
  const edge = [84, 92, 104, 76, 112, 66][variant] ?? 70;
  const w = Math.round(edge * 0.866);
  const h = edge / 2;
  const cube = (x: number, y: number, isWarm: boolean) => {
    const top = isWarm ? t.warm : t.pale;
    return (
      area(`M${x} ${y}l${-w} ${-h}v${-edge}l${w} ${h}z`, isWarm ? COLOURS.signal : t.mid) +
      area(`M${x} ${y}l${w} ${-h}v${-edge}l${-w} ${h}z`, isWarm ? '#A32C19' : t.shade) +
      area(`M${x} ${y - edge}l${-w} ${-h} ${w} ${-h} ${w} ${h}z`, isWarm ? top : t.light)
    );
  };
  const places: [number, number][] =
    [
      range(6).map((index): [number, number] => [120 + index * 124, 440 - index * 44]),
      range(9).map((index): [number, number] => [
        420 + ((index % 3) - Math.floor(index / 3)) * (w + 5),
        250 + ((index % 3) + Math.floor(index / 3)) * (h + 3),
      ]),
      [
        [470, 330],
        [380, 382],
        [560, 382],
        [470, 434],
      ] satisfies [number, number][],
      range(8).map((index): [number, number] => [
        84 + index * 96,
        330 + Math.round(Math.sin(index * 1.1) * 96),
      ]),
      [
        [420, 400 - h],
        [420 - w, 400],
        [420 + w, 400],
        [420, 400 + h],
        [420, 400 - edge],
      ] satisfies [number, number][],
      range(10).map((index): [number, number] => [
        150 + (index % 5) * 136,
        index < 5 ? 210 + (index % 2) * 36 : 420 + (index % 2) * 36,
      ]),
    ][variant] ?? [];
  const joints =
    variant === 0 || variant === 3
      ? line(`M${places.map(([x, y]) => `${x} ${y - edge / 2}`).join('L')}`, t.mid, 6)
      : '';
  const floor = range(12)
    .map((index) => `M${-360 + index * 120} 0l900 520M${120 + index * 120} 0l-900 520`)
    .join('');
  const warmAt = [3, 4, 3, 4, 4, 6][variant] ?? 3;
  const cubes = places.map(([x, y], index) => cube(Math.round(x), Math.round(y), index === warmAt));
  return line(floor, t.mid, 2, ' opacity=".5"') + joints + cubes.join('');
};

export const steps: DrawCover = (variant, t) => {
  const count = [6, 9, 5, 7, 8, 6][variant] ?? 6;
  const run = Math.round(W / count);
  if (variant % 3 === 2) {
    const terraces = range(count).map((index) =>
      area(
        `M0 ${150 + index * 70}q${210 + index * 30} ${-70 + index * 6} 420 0t420 ${10 - index * 4}V${H}H0z`,
        [t.pale, t.light, blend(t.light, t.mid, 0.5), t.mid, blend(t.mid, t.ground, 0.5), t.shade][
          index
        ] ?? t.shade,
      ),
    );
    return disc(variant === 2 ? 640 : 190, 92, 46, t.warm) + terraces.join('');
  }
  const isDown = variant === 3;
  const rise = Math.round(360 / count);
  const stairs = range(count).map((index) => {
    const place = isDown ? count - 1 - index : index;
    const top = H - 60 - rise * index;
    const x = place * run;
    return (
      area(
        `M${x} ${top}h${run + 1}V${H}h${-run - 1}z`,
        index % 2 === 0 ? t.mid : blend(t.mid, t.light, 0.5),
      ) + area(`M${x} ${top}h${run + 1}v14h${-run - 1}z`, t.pale)
    );
  });
  const last = isDown ? run / 2 : W - run / 2;
  const top = H - 60 - rise * (count - 1);
  const flag =
    variant === 0 || variant === 3
      ? line(`M${Math.round(last)} ${top}v-92`, t.pale, 6) +
        area(`M${Math.round(last)} ${top - 92}l54 20-54 22z`, t.warm)
      : disc(last, top - 34, 34, t.warm);
  return stairs.join('') + flag;
};

export const shield: DrawCover = (variant, t) => {
  const outline = (x: number, y: number, s: number) =>
    `M${x} ${y - s}L${Math.round(x + s * 0.84)} ${Math.round(y - s * 0.62)}V${Math.round(y + s * 0.12)}Q${Math.round(x + s * 0.8)} ${Math.round(y + s * 0.78)} ${x} ${Math.round(y + s * 1.1)}Q${Math.round(x - s * 0.8)} ${Math.round(y + s * 0.78)} ${Math.round(x - s * 0.84)} ${Math.round(y + s * 0.12)}V${Math.round(y - s * 0.62)}z`;
  const lock = (x: number, y: number, s: number) =>
    disc(x, y - s * 0.2, s * 0.3, t.warm) +
    area(`M${x - s * 0.13} ${y - s * 0.1}h${s * 0.26}l${s * 0.1} ${s * 0.6}h${-s * 0.46}z`, t.warm);
  if (variant === 1 || variant === 4) {
    const [x, y] = variant === 1 ? [580, 250] : [260, 270];
    const arcs = range(6).map((index) => {
      const r = 60 + index * 40;
      const dash = Math.round(r * (2.2 + ((index * 7) % 5) * 0.6));
      return `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${index % 2 === 0 ? t.light : t.mid}" stroke-width="16" stroke-linecap="round" stroke-dasharray="${dash} ${Math.round(r * 6.29 - dash)}" transform="rotate(${index * 67 + variant * 20} ${x} ${y})"/>`;
    });
    return arcs.join('') + lock(x, y, 50);
  }
  if (variant === 2) {
    const rows = range(3).flatMap((row) =>
      range(5).map((column) => ({
        x: 126 + column * 168 - (row % 2) * 84,
        y: 96 + row * 164,
        isWarm: row === 1 && column === 3,
      })),
    );
    return rows
      .map(
        ({ x, y, isWarm }) =>
          area(outline(x, y, 62), isWarm ? t.warm : t.mid) +
          area(outline(x, y, 32), isWarm ? t.ground : t.light),
      )
      .join('');
  }
  const [x, y, s] = ([
    [420, 250, 210],
    [0, 0, 0],
    [0, 0, 0],
    [620, 270, 250],
    [0, 0, 0],
    [230, 260, 230],
  ][variant] ?? [420, 250, 210]) as [number, number, number];
  const nested = range(4).map((index) =>
    area(outline(x, y, s - index * 44), [t.mid, t.ground, t.light, t.shade][index] ?? t.mid),
  );
  return (
    line(outline(x, y, s + 44), t.mid, 4) +
    line(outline(x, y, s + 84), t.mid, 3) +
    nested.join('') +
    lock(x, y, 54)
  );
};
