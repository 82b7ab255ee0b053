import type { MarketUnit } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import {
  drawSeries,
  nearestPlace,
  PLOT_HEIGHT,
  PLOT_WIDTH,
  type ChartKind,
  type ChartPoint,
  type Drawing,
  type Place,
} from './chart-geometry';
import { dayLabel, placed, roomOf } from './chart-labels';
import { axisText, dayText, figureText } from './market-numbers';

const DAY_MS = 86_400_000;
/** A page of days for Page Up and Page Down. */
const LEAP = 7;

/**
 * Reads a drawn chart out: a line at the pointer, or at the day that the arrow keys chose,
 * with its value; and shows a shorter span of it. The values are those of its table.
 * @param days a span that was asked for before this was loaded
 */
export function readChart(chart: HTMLElement, signal: AbortSignal, days?: number): void {
  const plot = chart.querySelector<HTMLElement>('.chart-plot');
  const points = pointsOf(chart);
  if (!plot || points.length === 0) return;
  const kind = chart.dataset.marketChart as ChartKind;
  const unit = chart.dataset.unit as MarketUnit;
  const locale = chart.dataset.locale as Locale;
  const range = unit === 'index' ? { from: 0, to: 100 } : undefined;
  const cursor = cursorIn(plot);
  let drawing = drawSeries(points, kind, range) as Drawing;
  let chosen = drawing.places.length - 1;

  const say = (at: number) => {
    const place = drawing.places[at];
    if (!place) return '';
    return `${dayText(place.at, locale)} · ${figureText(place.value, unit, locale)}`;
  };

  function choose(at: number): void {
    chosen = Math.min(Math.max(at, 0), drawing.places.length - 1);
    const place = drawing.places[chosen];
    if (!place || !plot) return;
    cursor.line.hidden = false;
    cursor.line.style.left = `${place.x * 100}%`;
    cursor.line.dataset.side = place.x > 0.5 ? 'right' : 'left';
    cursor.dot.style.top = `${place.y * 100}%`;
    cursor.text.textContent = say(chosen);
  }

  function tellSlider(): void {
    if (!plot) return;
    plot.setAttribute('aria-valuemin', '1');
    plot.setAttribute('aria-valuemax', String(drawing.places.length));
    plot.setAttribute('aria-valuenow', String(chosen + 1));
    plot.setAttribute('aria-valuetext', say(chosen));
  }

  function show(days: number): void {
    const since = (points.at(-1)?.at ?? 0) - days * DAY_MS;
    const shown = points.filter((point) => point.at > since);
    drawing = drawSeries(shown, kind, range) as Drawing;
    redraw(chart, drawing, { unit, locale });
    cursor.line.hidden = true;
    chosen = drawing.places.length - 1;
    tellSlider();
    for (const button of chart.querySelectorAll<HTMLElement>('[data-span]')) {
      button.setAttribute('aria-pressed', String(Number(button.dataset.span) === days));
    }
  }

  function follow(event: PointerEvent): void {
    const box = (plot as HTMLElement).getBoundingClientRect();
    if (box.width > 0) choose(nearestPlace(drawing.places, (event.clientX - box.left) / box.width));
  }

  function press(event: KeyboardEvent): void {
    const end = drawing.places.length - 1;
    const to: Record<string, number> = {
      ArrowLeft: chosen - 1,
      ArrowDown: chosen - 1,
      ArrowRight: chosen + 1,
      ArrowUp: chosen + 1,
      PageDown: chosen - LEAP,
      PageUp: chosen + LEAP,
      Home: 0,
      End: end,
    };
    if (event.key === 'Escape') cursor.line.hidden = true;
    const at = to[event.key];
    if (at === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(at);
    tellSlider();
  }

  plot.setAttribute('role', 'slider');
  tellSlider();
  plot.addEventListener('pointermove', follow, { signal });
  plot.addEventListener('pointerdown', follow, { signal });
  plot.addEventListener('pointerleave', () => (cursor.line.hidden = true), { signal });
  plot.addEventListener('blur', () => (cursor.line.hidden = true), { signal });
  plot.addEventListener('focus', () => plot.matches(':focus-visible') && choose(chosen), {
    signal,
  });
  plot.addEventListener('keydown', press, { signal });
  chart.addEventListener(
    'click',
    (event) => {
      const span = (event.target as Element).closest<HTMLElement>('[data-span]')?.dataset.span;
      if (span) show(Number(span));
    },
    { signal },
  );
  if (days !== undefined) show(days);
  if (document.activeElement === plot && plot.matches(':focus-visible')) choose(chosen);
  signal.addEventListener('abort', () => cursor.line.remove());
}

function pointsOf(chart: HTMLElement): ChartPoint[] {
  const points: ChartPoint[] = [];
  for (const row of chart.querySelectorAll('.chart-table tbody tr')) {
    const at = Date.parse(row.querySelector('time')?.dateTime ?? '');
    const value = Number(row.querySelector('data')?.value);
    if (Number.isFinite(at) && Number.isFinite(value)) points.push({ at, value });
  }
  return points.reverse();
}

function cursorIn(plot: HTMLElement) {
  const line = document.createElement('div');
  line.className = 'chart-cursor';
  line.hidden = true;
  line.setAttribute('aria-hidden', 'true');
  const dot = document.createElement('i');
  const text = document.createElement('output');
  line.append(dot, text);
  plot.append(line);
  return { line, dot, text };
}

/** Draws anew what ChartPlot drew, for a shorter span. */
function redraw(
  chart: HTMLElement,
  drawing: Drawing,
  { unit, locale }: { unit: MarketUnit; locale: Locale },
): void {
  const { stroke, fill, ticks, days, min, max, last, places } = drawing;
  const set = (selector: string, d: string) =>
    chart.querySelector(`.chart-plot ${selector}`)?.setAttribute('d', d);
  set('.chart-grid', ticks.map(({ y }) => `M0 ${y * PLOT_HEIGHT}H${PLOT_WIDTH}`).join(''));
  set('.chart-fill', fill);
  set('.chart-line', stroke);
  const words = chart.querySelector('.chart-words');
  if (!words) return;
  const word = (className: string, at: { x?: number; y?: number }, text = '') => {
    const span = document.createElement('span');
    span.className = className;
    Object.assign(span.style, placed(at));
    span.textContent = text;
    return span;
  };
  const mark = (place: Place, name: 'max' | 'min', title: string | undefined) => {
    const span = word('chart-mark', place, `${title} ${figureText(place.value, unit, locale)}`);
    const { edge, side } = roomOf(place, name);
    if (edge) span.dataset.edge = edge;
    span.dataset.side = side;
    return span;
  };
  const span = last.at - (places[0]?.at ?? 0);
  words.replaceChildren(
    ...ticks.map(({ value, y }) => word('chart-tick', { y }, axisText(value, unit, locale))),
    ...days.map(({ at, x }) => word('chart-day', { x }, dayLabel(at, span, locale))),
    ...(min.value === max.value
      ? []
      : [
          mark(max, 'max', chart.dataset.highest),
          mark(min, stroke ? 'min' : 'max', chart.dataset.lowest),
        ]),
    word('chart-last', last),
  );
}
