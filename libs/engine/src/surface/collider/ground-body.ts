import type { Heightfield } from '../../geometry/world-model.js';
import { heightAt } from './height-at.js';
import type { BodyList } from './body.js';
import { band, closeFan, openFan } from './body.js';

/** Metres between rings near the origin, and how far out that holds. */
const NEAR_SPACING = 0.12;
const NEAR_RADIUS = 8;
/** Share of the rings that go to the near part. */
const SECTORS_PER_RING = 1.7;
/** Metres by which the wall around the world rises above the highest ground at its foot, and how thick it is. */
const WALL_HEIGHT = 10;
const WALL_THICKNESS = 1;
/** Metres of solid ground below the lowest point. */
const DEPTH = 2;

/**
 * The ground as one closed body shaped like a bowl: terrain, a wall around it that nobody can climb, and a flat base. The
 * terrain is a polar grid, fine around the origin and coarser with distance; about `triangles` triangles in all.
 */
export function addGround(bodies: BodyList, field: Heightfield, worldRadius: number, triangles: number): void {
  const radius = Math.min(worldRadius, ((field.size - 1) / 2) * field.cell) - 2 * field.cell;
  const rings = Math.max(8, Math.round(Math.sqrt(triangles / (2 * SECTORS_PER_RING))));
  const sectors = Math.max(16, Math.round(SECTORS_PER_RING * rings));
  const radii = ringRadii(radius, rings);
  const centre = bodies.vertex(0, heightAt(field, 0, 0), 0);
  let lowest = Infinity;
  let rim = -Infinity;
  const starts: number[] = [];
  for (const r of radii) {
    const start = addRing(bodies, r, sectors, (x, z) => {
      const y = heightAt(field, x, z);
      lowest = Math.min(lowest, y);
      if (r === radii.at(-1)) rim = Math.max(rim, y);
      return y;
    });
    starts.push(start);
  }
  const top = rim + WALL_HEIGHT;
  const base = lowest - DEPTH;
  starts.push(addRing(bodies, radius, sectors, () => top));
  starts.push(addRing(bodies, radius + WALL_THICKNESS, sectors, () => top));
  starts.push(addRing(bodies, radius + WALL_THICKNESS, sectors, () => base));
  openFan(bodies, centre, starts[0] as number, sectors);
  for (let i = 1; i < starts.length; i++) band(bodies, starts[i - 1] as number, starts[i] as number, sectors);
  closeFan(bodies, starts.at(-1) as number, bodies.vertex(0, base, 0), sectors);
}

/** Radii from near the origin out to `radius`: evenly spaced at first, then growing by a constant factor. */
function ringRadii(radius: number, count: number): number[] {
  const near = Math.min(NEAR_RADIUS, radius / 2);
  const even = Math.min(Math.round(near / NEAR_SPACING), Math.floor(count / 2));
  const factor = (radius / near) ** (1 / (count - even));
  const radii: number[] = [];
  for (let i = 1; i <= even; i++) radii.push((near * i) / even);
  for (let i = even + 1; i < count; i++) radii.push(near * factor ** (i - even));
  radii.push(radius);
  return radii;
}

function addRing(bodies: BodyList, radius: number, sectors: number, height: (x: number, z: number) => number): number {
  let first = -1;
  for (let i = 0; i < sectors; i++) {
    const azimuth = (2 * Math.PI * i) / sectors;
    const x = radius * Math.sin(azimuth);
    const z = -radius * Math.cos(azimuth);
    const vertex = bodies.vertex(x, height(x, z), z);
    if (i === 0) first = vertex;
  }
  return first;
}
