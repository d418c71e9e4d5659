import type { RandomStream } from '@diorama/random';
import { getThing } from '@diorama/things';
import type { TrailCourse } from '@diorama/terrain';

import { chooseThingVariant, isInsideWorld } from './placement-context.js';
import type { PlacementContext } from './placement-context.js';

/** A place beside a trail, metres along it and to its right. */
export interface TrailsidePosition {
  readonly along: number;
  readonly aside: number;
  readonly size: number;
  /** Radians that it is turned from facing the trail towards the viewer's end of it; 0 where left out. */
  readonly turn?: number;
}

/** Puts things beside a trail, their fronts towards it, where the ground is free and dry. */
export class TrailsidePlacer {
  constructor(
    protected readonly context: PlacementContext,
    protected readonly trail: TrailCourse,
    protected readonly random: RandomStream,
  ) {}

  /** Whether it was put there: not where the prompt forbids it, nor where there is no room. */
  put(kind: string, place: TrailsidePosition): boolean {
    const { context } = this;
    const { x, z } = this.trail.pointAt(place.along, place.aside);
    const radius = getThing(kind).footprint * place.size;
    const variant = chooseThingVariant(kind, false, this.random);
    if (context.plan.scene.without.includes(kind) || context.plan.scene.density === 0) return false;
    if (!isInsideWorld(x, z, radius) || !context.isFree(x, z, radius) || !context.isDry(x, z, radius + 0.5)) return false;
    const across = this.trail.bearingAt(place.along) + (place.aside > 0 ? -Math.PI / 2 : Math.PI / 2);
    context.put({ kind, x, z, turn: Math.PI - across + Math.sign(place.aside) * (place.turn ?? 0), scale: place.size, variant });
    return true;
  }
}
