import { earlierFlashes } from './flashes-earlier';
import { freshFlashes } from './flashes-fresh';
import { todayFlashes } from './flashes-today';
import { yesterdayFlashes } from './flashes-yesterday';
import type { SeedFlash } from './seed-shapes';

/** All sample flashes, newest first. */
export const seedFlashes: readonly SeedFlash[] = [
  ...freshFlashes,
  ...todayFlashes,
  ...yesterdayFlashes,
  ...earlierFlashes,
];
