import { angleBetween } from '@diorama/world-model';

import type { Ground } from './ground.js';

/** Whether a point `height` metres above the ground can be seen from the origin, past the ground and under no water. */
export function isVisibleFromSpawn(ground: Ground, x: number, z: number, height: number): boolean {
  const distance = Math.hypot(x, z);
  const target = ground.heightAt(x, z) + height;
  const steps = Math.ceil(distance / 1.2);
  for (let k = 1; k < steps; k++) {
    const share = k / steps;
    if (ground.heightAt(x * share, z * share) > target * share) return false;
  }
  return true;
}

const OUTLINES_MAX = 24;

/** What stands in the viewer's sight so far, so that one thing does not hide another. */
export class Sightlines {
  private readonly seen: ThingOutline[] = [];
  private lowest = Infinity;

  /** Metres of the lowest thing in sight; Infinity where nothing is. */
  get leastHeight(): number {
    return this.lowest;
  }

  /** Keeps an outline in sight; those past the first 24 are left out. */
  add(thing: ThingOutline): void {
    if (this.seen.length >= OUTLINES_MAX) return;
    this.seen.push(thing);
    this.lowest = Math.min(this.lowest, thing.height);
  }

  /** Whether a thing would hide, for the most part, one that stands further away. */
  isHiddenBy(thing: ThingOutline): boolean {
    return this.seen.some((other) => other.distance > thing.distance && hides(thing, other, SIDES.brought));
  }

  /** Whether a thing would be hidden by a nearer one, or hide a farther one, for the most part. */
  conflicts(thing: ThingOutline): boolean {
    return this.seen.some((other) =>
      other.distance < thing.distance ? hides(other, thing, SIDES.asked) : hides(thing, other, SIDES.asked),
    );
  }
}

/** A thing as a rectangle that faces the viewer; metres. */
export interface ThingOutline {
  readonly azimuth: number;
  readonly distance: number;
  readonly halfWidth: number;
  readonly height: number;
}

/** Share of the half width of a farther thing that a nearer one leaves free: what is asked for, and what the place brings. */
const SIDES = { asked: 0.35, brought: 0.7 } as const;

/** Whether the nearer thing covers the middle of the farther one, up to a share of its half width, and more than half of its height. */
function hides(near: ThingOutline, far: ThingOutline, side: number): boolean {
  const apart = Math.abs(angleBetween(far.azimuth, near.azimuth));
  const covered = Math.atan(near.halfWidth / near.distance) + side * Math.atan(far.halfWidth / far.distance);
  // Both seen from 1.6 m above the ground.
  const top = (outline: ThingOutline): number => (outline.height - 1.6) / outline.distance;
  return apart < covered && top(near) > top(far) - 0.5 * (far.height / far.distance);
}
