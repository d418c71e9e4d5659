import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';

import { createArena } from './building/arena.js';
import { createBuilding } from './building/building.js';
import { createMast } from './building/mast.js';

import { BRIDGE_KINDS } from './civil/bridges.js';
import { WALL_KINDS } from './civil/walls.js';
import { createKinds } from './kinds.js';
import { ANCIENT_KINDS } from './monuments/ancient.js';
import { LANDMARK_KINDS } from './monuments/landmarks.js';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  'ancient-monument': createKinds(ANCIENT_KINDS),
  landmark: createKinds(LANDMARK_KINDS),
  arena: createArena,
  bridge: createKinds(BRIDGE_KINDS),
  building: createBuilding,
  wall: createKinds(WALL_KINDS),
  mast: createMast,
};
