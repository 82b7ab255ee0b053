import type { MarketUnit } from '@/lib/contract/market';
import type { Locale } from '@/lib/i18n/locales';
import { PLOT_HEIGHT, PLOT_WIDTH, type Drawing, type Place } from './chart-geometry';
import { dayLabel, placed, roomOf } from './chart-labels';
import { axisText, figureText } from './market-numbers';

export interface ChartPlotProps {
  drawing: Drawing;
  unit: MarketUnit;
  locale: Locale;
  /** Id that the title and description are found by. */
  id: string;
  title: string;
  description: string;
  words: { highest: string; lowest: string };
}

/** A drawn series: the lines stretch with the page, the words beside them keep their size. */
export function ChartPlot(props: ChartPlotProps) {
  const { drawing, unit, locale, id, title, description, words } = props;
  const { stroke, fill, ticks, days, min, max, last } = drawing;
  const say = (value: number) => figureText(value, unit, locale);
  const grid = ticks.map(({ y }) => `M0 ${(y * PLOT_HEIGHT).toFixed(1)}H${PLOT_WIDTH}`).join('');
  return (
    <div className="chart-plot">
      <svg
        viewBox={`0 0 ${PLOT_WIDTH} ${PLOT_HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        <path className="chart-grid" d={grid} />
        {fill && <path className="chart-fill" d={fill} />}
        {stroke && <path className="chart-line" d={stroke} />}
      </svg>
      <div className="chart-words" aria-hidden="true">
        {ticks.map(({ value, y }) => (
          <span key={value} className="chart-tick" style={placed({ y })}>
            {axisText(value, unit, locale)}
          </span>
        ))}
        {days.map(({ at, x }) => (
          <span key={at} className="chart-day" style={placed({ x })}>
            {dayLabel(at, last.at - (drawing.places[0]?.at ?? 0), locale)}
          </span>
        ))}
        {min.value !== max.value && (
          <>
            <Mark place={max} name="max" text={`${words.highest} ${say(max.value)}`} />
            <Mark
              place={min}
              name={stroke ? 'min' : 'max'}
              text={`${words.lowest} ${say(min.value)}`}
            />
          </>
        )}
        <span className="chart-last" style={placed(last)} />
      </div>
    </div>
  );
}

function Mark({ place, name, text }: { place: Place; name: 'max' | 'min'; text: string }) {
  const { edge, side } = roomOf(place, name);
  return (
    <span className="chart-mark" data-edge={edge} data-side={side} style={placed(place)}>
      {text}
    </span>
  );
}
