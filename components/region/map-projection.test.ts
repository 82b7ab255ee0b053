import { LAND_ROWS } from './land-rows';
import { labelSides, landPath, MAP_HEIGHT, MAP_WIDTH, mapPoint } from './map-projection';

/** Whether the cell of a place is land in the rows. */
function isLand(latitude: number, longitude: number): boolean {
  const { x, y } = mapPoint(latitude, longitude);
  const [column, row] = [Math.floor(x / 8), Math.floor(y / 8)];
  return (LAND_ROWS[row] ?? '').split(' ').some((run) => {
    const [first = 0, length = 0] = run.split('.').map((part) => parseInt(part, 36));
    return column >= first && column < first + length;
  });
}

describe('the map', () => {
  it.each([
    ['Brasília', -15.8, -47.9, true],
    ['Beijing', 39.9, 116.4, true],
    ['Alice Springs', -23.7, 133.9, true],
    ['Chukotka, beyond the date line', 67, -174, true],
    ['the middle of the Pacific', 0, -150, false],
    ['the middle of the Atlantic', 30, -40, false],
  ])('has %s where it is', (_name, latitude, longitude, expected) => {
    expect(isLand(latitude, longitude)).toBe(expected);
  });

  it('puts every place inside its frame', () => {
    for (const [latitude, longitude] of [
      [74, -168],
      [-54, 179.9],
      [0, 0],
      [22.3, -180],
    ] as const) {
      const { x, y } = mapPoint(latitude, longitude);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(MAP_WIDTH);
      expect(y).toBeLessThanOrEqual(MAP_HEIGHT);
    }
  });

  it('is small enough to be in a page', () => {
    expect(landPath()).toMatch(/^(?:M[\d.]+ [\d.]+h[\d.]+)+$/);
    expect(landPath().length).toBeLessThan(6_000);
  });

  it('sets no label over another place, and none twice on one spot', () => {
    const at = (name: string, latitude: number, longitude: number) => ({
      name,
      latitude,
      longitude,
    });
    const europe = [
      at('欧盟', 50.8, 4.4),
      at('英国', 51.5, -0.1),
      at('瑞士', 47.2, 8.5),
      at('挪威', 59.9, 10.8),
    ];
    const sides = labelSides(europe);
    expect(sides).not.toContain(null);
    expect(sides[1]).toBe('left');
    const crowd = Array.from({ length: 5 }, () => at('A place', 0, 0));
    expect(labelSides(crowd)).toEqual(['right', 'left', 'above', 'below', null]);
    expect(labelSides([at('At the edge of the world', 0, -169)])).toEqual(['left']);
  });
});
