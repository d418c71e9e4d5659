import type { WorldModel } from '@diorama/world-model';

import { measureOverlaps } from './measure-overlaps.js';
import type { Overlap } from './measure-overlaps.js';
import { measurePassages } from './measure-passages.js';
import type { Passages } from './measure-passages.js';
import { measureSeating } from './measure-seating.js';
import type { FloatingObject } from './measure-seating.js';
import { listPlacedBodies } from './placed-body.js';

/** What is wrong with the geometry of a world, and how far a person walks in it. */
export interface GeometryFigures {
  readonly indoor: boolean;
  readonly objects: number;
  readonly overlaps: readonly Overlap[];
  readonly floating: readonly FloatingObject[];
  readonly passages: Passages;
}

/** Measures a world on its collider and its meshes. */
export function measureGeometry(model: WorldModel): GeometryFigures {
  const bodies = listPlacedBodies(model);
  return {
    indoor: model.indoor,
    objects: bodies.filter(({ isPlace }) => !isPlace).length,
    overlaps: measureOverlaps(model, bodies),
    floating: measureSeating(model, bodies),
    passages: measurePassages(model, bodies),
  };
}
