import type { SpawnPoint, Vec3 } from '@diorama/world-model';

/** Half of the horizontal field of view, degrees, and width over height. */
const HALF_WIDTH_DEGREES = 37.5;
const ASPECT = 16 / 9;
const HALF_WIDTH = Math.tan((HALF_WIDTH_DEGREES * Math.PI) / 180);
const HALF_HEIGHT = HALF_WIDTH / ASPECT;

/** The perspective view that a world opens with. Picture coordinates run from -1 (left, bottom) to 1 (right, top). */
export class FirstView {
  private readonly sine: number;
  private readonly cosine: number;

  constructor({ azimuth }: Pick<SpawnPoint, 'azimuth'>) {
    const angle = (azimuth * Math.PI) / 180;
    [this.sine, this.cosine] = [Math.sin(angle), Math.cos(angle)];
  }

  /** The direction of a point of the picture, of length 1. */
  directionOf(u: number, v: number): Vec3 {
    const [right, up] = [u * HALF_WIDTH, v * HALF_HEIGHT];
    const length = Math.hypot(right, up, 1);
    return [(right * this.cosine + this.sine) / length, up / length, (right * this.sine - this.cosine) / length];
  }

  /** The point of the picture in which a direction is seen; null outside of the picture. */
  project([x, y, z]: Vec3): { readonly u: number; readonly v: number } | null {
    const depth = x * this.sine - z * this.cosine;
    if (depth <= 0) return null;
    const [u, v] = [(x * this.cosine + z * this.sine) / (depth * HALF_WIDTH), y / (depth * HALF_HEIGHT)];
    return Math.abs(u) <= 1 && Math.abs(v) <= 1 ? { u, v } : null;
  }
}
