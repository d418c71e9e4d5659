import { SEMANTICS, smoothstep } from '@diorama/world-model';
import type { Heightfield, Prototype, Vec3, WorldModel } from '@diorama/world-model';

import type { InstanceBvh } from '../tracing/instance-bvh.js';

/** Samples along one horizon, in grid units from the place: near ones dense. */
const HORIZON_STEPS = [1, 2, 3, 5, 8, 13, 21, 34, 55] as const;
const HORIZON_AZIMUTHS = 8;
/** The horizon is scanned on every n-th sample. */
const COARSE = 6;
const PENUMBRA = 0.22;

/** What the terrain and the things on it take of the light, baked on the terrain's grid. */
export class TerrainLight {
  /** Height up to which the terrain shades each sample. */
  private readonly shadow: Float32Array;
  /** Share of the sky that hills leave open, at every COARSE-th sample. */
  private readonly hills: Float32Array;
  private readonly coarseSize: number;
  /** Share of the sky that things standing on the ground leave open. */
  private readonly things: Float32Array;
  private readonly half: number;

  constructor(
    private readonly field: Heightfield,
    towardsLight: Vec3,
    model: WorldModel,
    instances: InstanceBvh,
  ) {
    this.half = ((field.size - 1) / 2) * field.cell;
    this.shadow = sweepShadow(field, towardsLight);
    this.coarseSize = Math.floor((field.size - 1) / COARSE) + 1;
    this.hills = scanHorizons(field, this.coarseSize);
    this.things = new Float32Array(field.size * field.size).fill(1);
    model.instances.forEach((instance, i) => {
      const prototype = model.prototypes[instance.prototype] as Prototype;
      darken(this.things, field, instances.boxes.subarray(6 * i, 6 * i + 6), prototype);
    });
  }

  /** Share of the sun that the terrain lets through to a point, 0 to 1. */
  sun(x: number, y: number, z: number): number {
    const height = sample(this.shadow, this.field.size, (x + this.half) / this.field.cell, (z + this.half) / this.field.cell);
    return smoothstep(-PENUMBRA, PENUMBRA, y + 0.08 - height);
  }

  /** Share of the sky that is open over the ground at a place, 0 to 1. */
  openness(x: number, z: number): number {
    return this.hillOpenness(x, z) * this.thingOpenness(x, z);
  }

  /** As `openness`, without the hills. */
  thingOpenness(x: number, z: number): number {
    const { field, half } = this;
    return sample(this.things, field.size, (x + half) / field.cell, (z + half) / field.cell);
  }

  /** Height of the ground at a place. */
  height(x: number, z: number): number {
    const { field, half } = this;
    return sample(field.heights, field.size, (x + half) / field.cell, (z + half) / field.cell);
  }

  /** As `openness`, without the things that stand on the ground. */
  hillOpenness(x: number, z: number): number {
    const step = this.field.cell * COARSE;
    return sample(this.hills, this.coarseSize, (x + this.half) / step, (z + this.half) / step);
  }
}

function sample(grid: Float32Array, size: number, u: number, v: number): number {
  const side = size - 1.001;
  const x = u < 0 ? 0 : u > side ? side : u;
  const y = v < 0 ? 0 : v > side ? side : v;
  const column = Math.floor(x);
  const row = Math.floor(y);
  const at = row * size + column;
  const dx = x - column;
  const north = (grid[at] as number) * (1 - dx) + (grid[at + 1] as number) * dx;
  const south = (grid[at + size] as number) * (1 - dx) + (grid[at + size + 1] as number) * dx;
  return north + (south - north) * (y - row);
}

/**
 * Height of the shadow's upper edge over each sample: going away from the light, the edge falls by the light's slope from
 * the higher of the edge and the ground one step before.
 */
function sweepShadow({ size, cell, heights }: Heightfield, [x, y, z]: Vec3): Float32Array {
  const shadow = new Float32Array(size * size).fill(-1e6);
  const flat = Math.max(Math.abs(x), Math.abs(z));
  if (flat < 1e-3) return shadow;
  const alongX = Math.abs(x) >= Math.abs(z);
  const forward = (alongX ? x : z) > 0;
  const aside = (alongX ? z : x) / flat;
  const fall = (Math.max(0.01, y) * cell) / flat;
  // Grid index of a place: `step` counts away from the light, `lane` across.
  const index = (step: number, lane: number): number => {
    const line = forward ? size - 1 - step : step;
    return alongX ? lane * size + line : line * size + lane;
  };
  for (let step = 1; step < size; step++)
    for (let lane = 0; lane < size; lane++) {
      const place = lane + aside;
      const first = Math.min(size - 2, Math.max(0, Math.floor(place)));
      const share = Math.min(1, Math.max(0, place - first));
      const a = index(step - 1, first);
      const b = index(step - 1, first + 1);
      const edge = (shadow[a] as number) * (1 - share) + (shadow[b] as number) * share;
      const ground = (heights[a] as number) * (1 - share) + (heights[b] as number) * share;
      shadow[index(step, lane)] = (edge > ground ? edge : ground) - fall;
    }
  return shadow;
}

/** Mean over azimuths of the squared cosine of the horizon's angle: what a level surface has left of a uniform sky. */
function scanHorizons({ size, cell, heights }: Heightfield, coarse: number): Float32Array {
  const open = new Float32Array(coarse * coarse);
  const last = size - 1;
  for (let row = 0; row < coarse; row++)
    for (let column = 0; column < coarse; column++) {
      const i = column * COARSE;
      const j = row * COARSE;
      const here = heights[j * size + i] as number;
      let sum = 0;
      for (let azimuth = 0; azimuth < HORIZON_AZIMUTHS; azimuth++) {
        const dx = HORIZON_X[azimuth] as number;
        const dz = HORIZON_Z[azimuth] as number;
        let steepest = 0;
        for (const step of HORIZON_STEPS) {
          const x = Math.round(i + dx * step * COARSE);
          const z = Math.round(j + dz * step * COARSE);
          if (x < 0 || z < 0 || x > last || z > last) break;
          const rise = ((heights[z * size + x] as number) - here) / (step * COARSE * cell);
          if (rise > steepest) steepest = rise;
        }
        sum += 1 / (1 + steepest * steepest);
      }
      open[row * coarse + column] = sum / HORIZON_AZIMUTHS;
    }
  return open;
}

const HORIZON_X = Array.from({ length: HORIZON_AZIMUTHS }, (_, i) => Math.cos((2 * Math.PI * (i + 0.5)) / HORIZON_AZIMUTHS));
const HORIZON_Z = Array.from({ length: HORIZON_AZIMUTHS }, (_, i) => Math.sin((2 * Math.PI * (i + 0.5)) / HORIZON_AZIMUTHS));

/** Darkens the ground round a thing by what its box hides of the sky: full beneath, fading with its height outside. */
function darken(things: Float32Array, field: Heightfield, box: Float32Array, prototype: Prototype): void {
  const { size, cell, heights } = field;
  const half = ((size - 1) / 2) * cell;
  const [x0, y0, z0, x1, y1, z1] = box as unknown as readonly [number, number, number, number, number, number];
  const radius = ((x1 - x0 + (z1 - z0)) / 4) * (prototype.doubleSided ? 0.8 : 0.9);
  const cx = (x0 + x1) / 2;
  const cz = (z0 + z1) / 2;
  const column = Math.round((cx + half) / cell);
  const row = Math.round((cz + half) / cell);
  if (column < 0 || row < 0 || column >= size || row >= size) return;
  const ground = heights[row * size + column] as number;
  const rise = Math.min(3, Math.max(0.05, y1 - ground));
  // What hangs high hides less of the ground below it.
  const gap = Math.max(0, y0 - ground);
  const isTree = SEMANTICS[prototype.semantic] === 'tree';
  const strength = (isTree ? 0.5 : prototype.doubleSided ? 0.3 : 0.55) / (1 + gap);
  const fade = isTree ? 0.7 * radius : 0.4 * rise;
  const inner = radius * 0.75;
  const width = 2 * fade;
  const reach = inner + width;
  const from = (value: number): number => Math.max(0, Math.ceil((value - reach + half) / cell));
  const to = (value: number): number => Math.min(size - 1, Math.floor((value + reach + half) / cell));
  for (let j = from(cz); j <= to(cz); j++)
    for (let i = from(cx); i <= to(cx); i++) {
      const dx = i * cell - half - cx;
      const dz = j * cell - half - cz;
      const square = dx * dx + dz * dz;
      if (square >= reach * reach) continue;
      const outside = Math.max(0, Math.sqrt(square) - inner) / width;
      const taken = strength * (1 - outside * outside) ** 2;
      things[j * size + i] = (things[j * size + i] as number) * (1 - taken);
    }
}
