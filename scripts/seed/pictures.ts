import sharp from 'sharp';
import type { PictureKey } from './content/seed-shapes';
import * as charts from './pictures/chart-pictures';
import * as deep from './pictures/deep-pictures';
import { randomOf } from './pictures/drawing';
import * as faces from './pictures/faces';
import * as forms from './pictures/form-pictures';
import type { Scene } from './pictures/motifs';
import { POSTER, WIDE } from './pictures/motifs';
import * as patternPosters from './pictures/pattern-posters';
import * as seas from './pictures/sea-pictures';
import * as shores from './pictures/shore-pictures';
import * as skies from './pictures/sky-pictures';
import * as stagePosters from './pictures/stage-posters';

const WEBP_QUALITY = 80;
const WEBP_EFFORT = 2;

const ARTICLE_SCENES: readonly Scene[] = [
  seas.moonrise,
  seas.harbour,
  seas.beam,
  forms.orbits,
  charts.islands,
  forms.blockPier,
  forms.ledger,
  skies.network,
  shores.bridge,
  shores.stoneGarden,
  shores.terraces,
  forms.nautilus,
  seas.regatta,
  charts.tideChart,
  deep.mangrove,
  seas.mooring,
  deep.shoal,
  skies.rain,
  shores.skyline,
  skies.starTrails,
  charts.compassRose,
  deep.paperBoats,
  skies.turbines,
  forms.seigaiha,
];

const POSTER_SCENES: readonly Scene[] = [
  stagePosters.amphitheatre,
  stagePosters.junk,
  stagePosters.eclipse,
  patternPosters.tiles,
  patternPosters.blockSwell,
  stagePosters.rays,
  stagePosters.kites,
  patternPosters.globe,
  patternPosters.dam,
  patternPosters.viaduct,
];

const FACE_SCENES: readonly Scene[] = [
  faces.tideMark,
  faces.lamp,
  faces.nightBoat,
  faces.ledgerReader,
  faces.blockStack,
  faces.watcher,
  faces.gauge,
  faces.scales,
  faces.circle,
  faces.archBridge,
  faces.newcomer,
  faces.wind,
];

interface Plate {
  key: PictureKey;
  scene: Scene;
  width: number;
  height: number;
}

const plates: ReadonlyMap<string, Plate> = new Map(
  [
    ...ARTICLE_SCENES.map((scene, index) => ({ key: keyOf('tide', index), scene, ...WIDE })),
    ...POSTER_SCENES.map((scene, index) => ({
      key: keyOf('event', index),
      scene,
      ...POSTER,
    })),
    ...FACE_SCENES.map((scene, index) => ({ key: keyOf('face', index), scene, ...faces.FACE })),
  ].map((plate): [string, Plate] => [plate.key, plate]),
);

/** All picture keys: `tide-01`…`24` (1680×1040), `event-01`…`10` (1280×720), `face-01`…`12` (480×480). */
export const seedPictureKeys: readonly PictureKey[] = [...plates.values()].map(({ key }) => key);

/**
 * Draws one picture of the sample newsroom.
 * In: a key of `seedPictureKeys`. Out: WebP bytes, the same for the same key on every run with the
 * same sharp. Throws for a key that nobody drew.
 */
export async function renderSeedPicture(key: string): Promise<Buffer> {
  return sharp(Buffer.from(drawSeedPicture(key)))
    .webp({ quality: WEBP_QUALITY, effort: WEBP_EFFORT })
    .toBuffer();
}

/** The picture as an SVG document, before it is made into pixels. Throws as `renderSeedPicture`. */
export function drawSeedPicture(key: string): string {
  const plate = plates.get(key);
  if (!plate) throw new Error(`no seed picture has the key ${key}`);
  const { width, height, scene } = plate;
  const frame = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${scene(randomOf(key))}</svg>`;
}

function keyOf<Kind extends string>(kind: Kind, index: number): `${Kind}-${string}` {
  return `${kind}-${String(index + 1).padStart(2, '0')}`;
}
