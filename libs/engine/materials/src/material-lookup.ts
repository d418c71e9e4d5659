import type { FinishName } from './finish-material.js';
import type { MaterialName } from './material-table.js';
import type { ModelSurfaceName } from './model-material.js';

/** What a part of a mesh is made of: a material of the table, a finish of the catalogue, or a surface of a model. */
export type SurfaceName = MaterialName | FinishName | ModelSurfaceName;

/** How a mesh finds its materials: names become indices; what lies on its tops replaces theirs. */
export interface MaterialLookup {
  indexOf(name: SurfaceName): number;
  /** Snow or moss that settles on the material's upward faces, or null. */
  settling(name: SurfaceName): SurfaceTopLayer | null;
}

/** What lies on upward faces. */
export interface SurfaceTopLayer {
  readonly material: MaterialName;
  /** Faces whose normal rises more than this are covered. */
  readonly minUp: number;
  /** Share of such faces, 0 to 1. */
  readonly share: number;
  /** Whether it lies on large faces too, such as roofs: those are covered whole or not at all. */
  readonly onLarge: boolean;
}
