import type { AtlasPlace } from '@/lib/contract/microsites';
import { hourLines, labelSides, landPath, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './map-projection';

export interface WorldMapProps {
  places: readonly Pick<AtlasPlace, 'key' | 'name' | 'latitude' | 'longitude' | 'route_id'>[];
  /** What the drawing shows, for those who do not see it. */
  label: string;
}

/** The world in dots under the lines of the hours, with the places of the atlas on it. */
export function WorldMap({ places, label }: WorldMapProps) {
  const sides = labelSides(places);
  return (
    <div className="world-map" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`} fill="none" aria-hidden="true">
        <path
          className="world-hours"
          d={hourLines()
            .map(({ x }) => `M${x} 0V${MAP_HEIGHT}`)
            .join('')}
        />
        <path className="world-land" d={landPath()} />
        {[false, true].map((isPage) => (
          <path
            key={String(isPage)}
            className={isPage ? 'world-point is-page' : 'world-point'}
            d={places
              .filter(({ route_id }) => (route_id !== null) === isPage)
              .map(({ latitude, longitude }) => mapPoint(latitude, longitude))
              .map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}h0`)
              .join('')}
          />
        ))}
      </svg>
      {places.map(({ key, name, latitude, longitude }, at) => {
        const { x, y } = mapPoint(latitude, longitude);
        return (
          <span
            key={key}
            className="world-label"
            data-side={sides[at] ?? undefined}
            hidden={sides[at] === null}
            style={{
              left: `${((x / MAP_WIDTH) * 100).toFixed(2)}%`,
              top: `${((y / MAP_HEIGHT) * 100).toFixed(2)}%`,
            }}
          >
            {name}
          </span>
        );
      })}
    </div>
  );
}
