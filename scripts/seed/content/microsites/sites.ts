import { atlasPlaces } from './atlas-places';
import { dataEraForum, forum2025 } from './forums-later';
import { forum2023, forum2024 } from './forums';
import { hkCeremony } from './hk-ceremony';
import { polkadot2024 } from './polkadot-2024';
import { hongKong, unitedStates } from './regions';
import type { SeedSite } from './site-shapes';

/** Every site of the sample newsroom, in the order of its lists. */
export function seedSites(now: Date): readonly SeedSite[] {
  return [
    polkadot2024,
    dataEraForum(now),
    forum2025,
    forum2024,
    forum2023,
    hkCeremony,
    hongKong,
    unitedStates,
    ...atlasPlaces,
  ];
}
