import type { Vec3 } from '@diorama/world-model';

/** Samples along a side of the height field. */
export const GROUND_SIZE = 1024;
/** Metres between them. */
export const GROUND_CELL = 0.33;
/** Nothing of an outdoor world lies beyond this, metres. */
export const WORLD_RADIUS = 166;

const MIDDLE = (GROUND_SIZE - 1) / 2;

/** The shape of the ground while a world is being laid out: heights that can be read anywhere and levelled. */
export class Ground {
  readonly heights = new Float32Array(GROUND_SIZE * GROUND_SIZE);

  /** y of the ground at a place, metres; the edge's beyond the field. */
  heightAt(x: number, z: number): number {
    const u = Math.min(GROUND_SIZE - 1.001, Math.max(0, x / GROUND_CELL + MIDDLE));
    const v = Math.min(GROUND_SIZE - 1.001, Math.max(0, z / GROUND_CELL + MIDDLE));
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [u - i, v - j];
    const at = j * GROUND_SIZE + i;
    const h = this.heights;
    const near = (h[at] as number) * (1 - s) + (h[at + 1] as number) * s;
    const far = (h[at + GROUND_SIZE] as number) * (1 - s) + (h[at + GROUND_SIZE + 1] as number) * s;
    return near * (1 - t) + far * t;
  }

  /** Unit normal of the ground over a span of about a metre. */
  normalAt(x: number, z: number): Vec3 {
    const step = 0.6;
    const dx = (this.heightAt(x + step, z) - this.heightAt(x - step, z)) / (2 * step);
    const dz = (this.heightAt(x, z + step) - this.heightAt(x, z - step)) / (2 * step);
    const length = Math.hypot(dx, 1, dz);
    return [-dx / length, 1 / length, -dz / length];
  }

  /** Rise over run of the ground about a place, over a disc of this radius. */
  steepnessAt(x: number, z: number, radius: number): number {
    const around = [this.heightAt(x + radius, z), this.heightAt(x - radius, z), this.heightAt(x, z + radius), this.heightAt(x, z - radius)];
    return (Math.max(...around) - Math.min(...around)) / (2 * radius);
  }

  /** Makes a disc level at `height` and blends it into the ground over `margin` metres beyond it. */
  level(place: { x: number; z: number; radius: number; margin: number }, height: number): void {
    const reach = place.radius + place.margin;
    const [i0, i1] = this.span(place.x, reach);
    const [j0, j1] = this.span(place.z, reach);
    for (let j = j0; j <= j1; j++) {
      for (let i = i0; i <= i1; i++) {
        const distance = Math.hypot((i - MIDDLE) * GROUND_CELL - place.x, (j - MIDDLE) * GROUND_CELL - place.z);
        const t = Math.min(1, Math.max(0, (reach - distance) / place.margin));
        const at = j * GROUND_SIZE + i;
        this.heights[at] = (this.heights[at] as number) + (height - (this.heights[at] as number)) * t * t * (3 - 2 * t);
      }
    }
  }

  private span(center: number, reach: number): readonly [number, number] {
    const low = Math.floor((center - reach) / GROUND_CELL + MIDDLE);
    const high = Math.ceil((center + reach) / GROUND_CELL + MIDDLE);
    return [Math.max(0, low), Math.min(GROUND_SIZE - 1, high)];
  }
}

/** Calls `visit` with index, x and z of every sample that can be seen, row by row. */
export function forEachGroundSample(visit: (index: number, x: number, z: number) => void): void {
  const reach = (WORLD_RADIUS + 2) ** 2;
  for (let j = 0; j < GROUND_SIZE; j++) {
    const z = (j - MIDDLE) * GROUND_CELL;
    for (let i = 0; i < GROUND_SIZE; i++) {
      const x = (i - MIDDLE) * GROUND_CELL;
      if (x * x + z * z <= reach) visit(j * GROUND_SIZE + i, x, z);
    }
  }
}
