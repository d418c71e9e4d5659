import type { WorldModel } from '@diorama/world-model';

import { listPlacedBodies } from './placed-body.js';

/** Texts that are equal where worlds have the same size, openings, kinds of objects or places of objects. */
export interface PlanDescription {
  readonly size: string;
  readonly openings: string;
  readonly kinds: string;
  readonly places: string;
}

/** Metres around the start within which objects are part of a plan. */
const REACH = 40;

/** Describes the plan of a world to a centimetre, so that plans of seeds can be compared. */
export function describePlan(model: WorldModel): PlanDescription {
  const near = listPlacedBodies(model).filter(({ min, max }) => Math.hypot((min[0] + max[0]) / 2, (min[2] + max[2]) / 2) < REACH);
  const objects = near.filter(({ isPlace, semantic }) => !isPlace && semantic !== 'plant');
  const floor = near.find(({ isPlace, semantic }) => isPlace && semantic === 'floor');
  const rounded = (metres: number): string => metres.toFixed(2);
  return {
    size: floor === undefined ? '' : [...floor.min, ...floor.max].map(rounded).join(' '),
    openings: (model.openings ?? []).map(({ kind, x, z, width }) => [kind, ...[x, z, width].map(rounded)].join(' ')).join(', '),
    kinds: objects
      .map(({ name }) => name)
      .toSorted()
      .join(', '),
    places: objects.map(({ name, min }) => [name, rounded(min[0]), rounded(min[2])].join(' ')).join(', '),
  };
}
