import type { Scene } from '@diorama/domain';
import { createRandomStream, hashStreamName } from '@diorama/random';

/** The middle of the cave's floor and the half sizes of the room's box in it, metres. */
export const CAVE_FLOOR_BOX = { x: 0, z: -2.9, halfX: 5.6, halfZ: 7.4 } as const;
/** Height above the floor that stays free in the box. */
export const CAVE_CLEAR_HEIGHT = 3;

/** What of a cave goes by its seed. */
export interface CavePlan {
  readonly seed: number;
  /** Of the roof above the floor, metres. */
  readonly height: number;
  /** How rough the rock is against the usual. */
  readonly relief: number;
  /** Azimuth clockwise from -z seen from the middle, half of its width as an angle, and its height in metres. */
  readonly mouth: { readonly azimuth: number; readonly halfAngle: number; readonly height: number };
  /** The hole in the roof. */
  readonly skylight: { readonly x: number; readonly z: number; readonly radius: number };
  /** The pool below the skylight, or null where the scene has no water. */
  readonly pool: CavePool | null;
  /** 1 where the pool lies on the right. */
  readonly side: 1 | -1;
}

/** An ellipse on the floor. */
export interface CavePool {
  readonly x: number;
  readonly z: number;
  readonly radiusX: number;
  readonly radiusZ: number;
}

/** Draws the plan of a cave; equal scenes have equal plans. */
export function planCave(scene: Scene): CavePlan {
  const random = createRandomStream(scene.seed, hashStreamName('cave plan'));
  const side = random.pick([-1, 1] as const);
  const [x, z] = [side * random.range(2.3, 2.9), random.range(-5.1, -4.3)];
  const pool = { x: x + side * 0.2, z, radiusX: random.range(1.9, 2.3), radiusZ: random.range(2.1, 2.6) };
  return {
    seed: random.integer(0, 1e6),
    height: random.range(6.4, 7.3),
    relief: 0.6 + 0.4 * scene.relief,
    mouth: { azimuth: -side * random.range(0.1, 0.24), halfAngle: random.range(0.27, 0.33), height: random.range(3.3, 3.9) },
    skylight: { x, z, radius: random.range(0.85, 1.15) },
    pool: scene.water === 'none' ? null : pool,
    side,
  };
}
