/**
 * Covers of articles without a picture: one pattern a section, six variants, as small SVG files.
 * Deep mid-tones in the section's hue stand on light and dark pages alike, and white text on the
 * ground keeps AA contrast; one warm mark each, as in the pictures.
 */
import type { CoverPattern, SeedSection } from '../content/seed-shapes';
import { orbits, quill, ripples, waves } from './cover-currents';
import type { DrawCover } from './cover-pen';
import { COVER, tonesOf } from './cover-pen';
import { blocks, grid, shield, steps } from './cover-structures';

export const COVER_VARIANTS = 6;

const PATTERNS: Readonly<Record<CoverPattern, DrawCover>> = {
  waves,
  grid,
  ripples,
  blocks,
  orbits,
  steps,
  shield,
  quill,
};

/** One cover as an SVG document under 3 KB. `variant` is 1 to `COVER_VARIANTS`. */
export function drawSectionCover(section: SeedSection, variant: number): string {
  const { width, height } = COVER;
  const tones = tonesOf(section.hue);
  const ground = `<path fill="${tones.ground}" d="M0 0h${width}v${height}H0z"/>`;
  const body = PATTERNS[section.pattern](variant - 1, tones);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${ground}${body}</svg>\n`;
}
