import type { MaterialName } from './material-table.js';

/** How a mesh finds its materials: names become indices; what lies on its tops replaces theirs. */
export interface MaterialLookup {
  indexOf(name: MaterialName): number;
  /** Snow or moss that settles on the material's upward faces, or null. */
  settling(name: MaterialName): SurfaceTopLayer | null;
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
