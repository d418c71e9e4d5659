import { clamp } from '@diorama/world-model';
import type { GroundPoint } from '@diorama/world-model';

/** A line that winds over the ground: a trail, a river, the floor of a canyon. */
interface CourseShape {
  /** Radians clockwise from -z. */
  readonly bearing: number;
  /** Metres to the right of the origin at which it passes. */
  readonly offset: number;
  /** How far it swings to either side, metres. */
  readonly swing: number;
  /** Metres from one swing to the next. */
  readonly wavelength: number;
  /** Radians: where in a swing it is beside the origin. */
  readonly phase: number;
}

export class TrailCourse {
  private readonly alongX: number;
  private readonly alongZ: number;
  private readonly start: number;

  constructor(private readonly shape: CourseShape) {
    this.alongX = Math.sin(shape.bearing);
    this.alongZ = -Math.cos(shape.bearing);
    this.start = this.swings(0);
  }

  /** Metres from the line, positive on its right. Exact where it runs straight, close where it bends. */
  offsetAt(x: number, z: number): number {
    const u = x * this.alongX + z * this.alongZ;
    const v = -x * this.alongZ + z * this.alongX;
    const slope = (this.lateral(u + 0.5) - this.lateral(u - 0.5)) / 1;
    return (v - this.lateral(u)) / Math.sqrt(1 + slope * slope);
  }

  /** Metres ahead of the place beside the origin, straight along the bearing. */
  alongAt(x: number, z: number): number {
    return x * this.alongX + z * this.alongZ;
  }

  /** Metres to the right of the straight bearing through the origin. */
  asideAt(x: number, z: number): number {
    return -x * this.alongZ + z * this.alongX;
  }

  /** The point that lies `along` metres ahead of the one beside the origin and `aside` metres to the right of the line. */
  pointAt(along: number, aside: number): GroundPoint {
    const v = this.lateral(along) + aside;
    return { x: along * this.alongX - v * this.alongZ, z: along * this.alongZ + v * this.alongX };
  }

  /** Direction of the line at `along`, radians clockwise from -z. */
  bearingAt(along: number): number {
    const slope = this.lateral(along + 0.5) - this.lateral(along - 0.5);
    return this.shape.bearing + Math.atan(slope);
  }

  /** Metres to the right of the straight bearing through the origin at which the line runs, `u` metres ahead. */
  lateral(u: number): number {
    return this.shape.offset + this.swings(u) - this.start;
  }

  private swings(u: number): number {
    const { swing, wavelength, phase } = this.shape;
    if (swing === 0) return 0; // a straight street is asked at each sample of the ground
    const turn = (2 * Math.PI * u) / wavelength;
    return swing * (Math.sin(turn + phase) + 0.35 * Math.sin(2.3 * turn + 2.1 * phase));
  }
}

/** Metres from a place to the nearest point of a path, a line through its corners. */
export function distanceToPath(path: readonly (readonly [x: number, z: number])[], x: number, z: number): number {
  let nearest = Infinity;
  for (let k = 1; k < path.length; k++) {
    const [ax, az] = path[k - 1] as readonly [number, number];
    const [bx, bz] = path[k] as readonly [number, number];
    const [dx, dz] = [bx - ax, bz - az];
    const along = clamp(((x - ax) * dx + (z - az) * dz) / (dx * dx + dz * dz), 0, 1);
    nearest = Math.min(nearest, Math.hypot(x - ax - along * dx, z - az - along * dz));
  }
  return nearest;
}
