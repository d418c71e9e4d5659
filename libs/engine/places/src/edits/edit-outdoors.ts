import type { Scene } from '@diorama/domain';
import { scatterThings } from '@diorama/placement';
import type { GroundRegion, PlacementContext, ScatterRule, UnplacedObject } from '@diorama/placement';
import { getThing } from '@diorama/things';

import { applyEdits } from './apply-edits.js';
import { OutdoorEdits } from './outdoor-edits.js';

interface EditedLand {
  /** All that stands before the edits. */
  readonly context: PlacementContext;
  /** The same before the place strewed anything. */
  readonly bare: PlacementContext;
  /** What the place strews. */
  readonly rules: readonly ScatterRule[];
  readonly scene: Scene;
}

/** Makes the edits of an outdoor scene, and lets what the place strews grow where objects stood. */
export function editOutdoors({ context, bare, rules, scene }: EditedLand): void {
  const edits = new OutdoorEdits(context, bare, scene);
  applyEdits(edits, scene);
  if (edits.vacated.length > 0) regrow(context, rules, edits.vacated);
}

/** Strews over the discs where objects stood, and nowhere else. */
function regrow(context: PlacementContext, rules: readonly ScatterRule[], vacated: readonly UnplacedObject[]): void {
  const discs = vacated.map(({ kind, x, z, scale }) => ({ x, z, radius: getThing(kind).footprint * scale }));
  const isVacated: GroundRegion = (x, z, radius) => discs.some((disc) => Math.hypot(disc.x - x, disc.z - z) + radius <= disc.radius);
  const patch = context.fork(context.footprints.copy((middle) => isVacated(middle.x, middle.z, 0)));
  patch.keepOnlyStanding();
  const before = new Set(patch.placed);
  scatterThings(patch, rules, isVacated);
  for (const thing of patch.placed) if (!before.has(thing)) context.insert(thing);
}
