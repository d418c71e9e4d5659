import type { BuildingSpec } from './structures-building.js';
import type { CivilSpec, MonumentSpec, PlaceSpec } from './structures-kinds.js';
import type { ArenaSpec, MastSpec } from './structures-works.js';

/** Parameters of the generators of structures. */
export type StructureSpec = ArenaSpec | BuildingSpec | CivilSpec | MastSpec | MonumentSpec | PlaceSpec;
