import type { Vector } from './pose.js';

/** The disc of the ground within which a world is detailed; metres. */
export interface WalkLimit {
  readonly x: number;
  readonly z: number;
  readonly radius: number;
}

/** Metres before the limit over which a walker slows down, and metres beyond it that are left for the last, slowest steps. */
const SLOWING = { before: 2.5, beyond: 0.5 } as const;
/** Metres per second with which a walker at rest beyond the limit is pushed back, for each metre beyond it. */
const PUSH_RATE = 0.8;

/** A velocity near the limit, and whether the limit takes more than half of its outward part. */
interface LimitedVelocity {
  readonly velocity: Vector;
  readonly isHalted: boolean;
}

/**
 * Slows the part of a walker's velocity that leads out of the limit, to a stop a little beyond it, and pushes a walker gently back who
 * stands there. A walker who was put down further away stays free to walk inwards and sideways.
 */
export function limitWalk(position: Vector, velocity: Vector, { x, z, radius }: WalkLimit): LimitedVelocity {
  const [dx, dz] = [position.x - x, position.z - z];
  const distance = Math.hypot(dx, dz);
  const left = radius + SLOWING.beyond - distance;
  if (left >= SLOWING.before + SLOWING.beyond) return { velocity, isHalted: false };
  const out = { x: dx / distance, z: dz / distance };
  const outward = velocity.x * out.x + velocity.z * out.z;
  const share = Math.min(1, Math.max(0, left / (SLOWING.before + SLOWING.beyond)));
  const change = outward > 0 ? outward * (share - 1) : -pushBack(distance - radius);
  return {
    velocity: { x: velocity.x + out.x * change, y: velocity.y, z: velocity.z + out.z * change },
    isHalted: outward > 0 && share < 0.5,
  };
}

/** Metres per second; none inside the limit, nor far beyond it, where only a link leads. */
const pushBack = (beyond: number): number => (beyond > 0.01 && beyond <= 2 * SLOWING.beyond ? PUSH_RATE * beyond : 0);
