import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';

import { createArena } from './building/arena.js';
import { createBuilding } from './building/building.js';
import { createMast } from './building/mast.js';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  arena: createArena,
  building: createBuilding,
  mast: createMast,
};
