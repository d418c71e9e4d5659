import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';

import { createArena } from './building/arena.js';
import { createBuilding } from './building/building.js';
import { createMast } from './building/mast.js';

import { BRIDGE_KINDS } from './civil/bridges.js';
import { PART_KINDS } from './civil/parts.js';
import { WALL_KINDS } from './civil/walls.js';
import { createKinds } from './kinds.js';
import { ANCIENT_KINDS } from './monuments/ancient.js';
import { LANDMARK_KINDS } from './monuments/landmarks.js';
import { DWELLING_KINDS } from './places/dwellings.js';
import { GARDEN_KINDS } from './places/garden.js';
import { PLAY_KINDS } from './places/play.js';
import { STREET_KINDS } from './places/street.js';
import { RELIC_KINDS } from './relics/relics.js';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  'ancient-monument': createKinds(ANCIENT_KINDS),
  landmark: createKinds(LANDMARK_KINDS),
  arena: createArena,
  bridge: createKinds(BRIDGE_KINDS),
  building: createBuilding,
  'building-part': createKinds(PART_KINDS),
  'garden-structure': createKinds(GARDEN_KINDS),
  'street-furniture': createKinds(STREET_KINDS),
  playground: createKinds(PLAY_KINDS),
  'ancient-relic': createKinds(RELIC_KINDS),
  dwelling: createKinds(DWELLING_KINDS),
  wall: createKinds(WALL_KINDS),
  mast: createMast,
};
