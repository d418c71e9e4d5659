import type { BuildingSpec } from './structures-building.js';

/** Parameters of the generators of structures. */
export type StructureSpec = BuildingSpec;
