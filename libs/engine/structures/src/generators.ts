import type { StructureSpec, GeneratorTable } from '@diorama/catalogue';

import { createBuilding } from './building/building.js';

/** The generator of each name in `StructureSpec`. */
export const STRUCTURE_GENERATORS: GeneratorTable<StructureSpec> = {
  building: createBuilding,
};
