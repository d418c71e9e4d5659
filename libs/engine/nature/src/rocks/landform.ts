import type { Generated, GeneratorContext, LandformSpec } from '@diorama/catalogue';
import { group, relief } from '@diorama/shape-language';
import type { Shape, Slot } from '@diorama/shape-language';
import type { Vec3 } from '@diorama/world-model';

import { polar, times } from '../geometry/curves.js';
import { gradientNoise3 } from '../geometry/noise.js';
import { EXTRAS } from './landform-extras.js';

const FINISHES = {
  body: 'stone #8f8a82',
  rock: 'stone #6f6a64',
  dark: 'stone #4a4640',
  grass: 'grass #6f9440',
  snow: 'snow',
  sand: 'sand #d9c193',
  red: 'sandstone #b8683c',
  pale: 'sandstone #d8a070',
  water: 'water #4fa8b8',
  lava: 'lava',
  ash: 'stone #3a3436',
  foam: 'foam',
  steam: 'cloud #f4f6f8',
  smoke: 'cloud #6a6664',
  ice: 'ice #b8dcec',
  trunk: 'bark #6b5644',
  leaf: 'leaf #4f8034',
  mud: 'mud #6e553c',
  wet: 'mud #8f6e48',
  tar: 'obsidian #18161a',
} as const;

const SIDES = 44;
/** Rings between two points of a profile. */
const STEPS = 3;

/** A body that rises from the ground after a profile, out of round, with colours by height. */
export function makeLandform(spec: LandformSpec, { size: whole, random, variant }: GeneratorContext): Generated {
  const size: Vec3 = [whole[0], whole[1] * (spec.body ?? 1), whole[2]];
  const seed = (spec.seed ?? 1) + 17 * variant;
  const rings = ringsOf(spec);
  const grid = rings.map(([radius, height], ring) =>
    times(SIDES, (k) => pointOf(spec, { radius, height, k, size, seed, isFixed: ring === 0 || height === spec.profile[0]?.[1] })),
  );
  const cells = grid.slice(1).map((row, r) => row.map((_, k) => slotOf(spec, [r, k], grid, { height: size[1], seed })));
  const body = relief('body', grid, { rings: true, smooth: spec.facets !== true, cells });
  const parts: Shape[] = [body];
  if (spec.pool !== undefined) parts.push(poolOf(spec.pool, size));
  parts.push(
    ...(spec.extras ?? []).flatMap((extra) =>
      EXTRAS[extra]({ spec, size, total: whole[1], surface: (share, angle) => surfaceAt(grid, share, angle) }, random),
    ),
  );
  const isHot = spec.extras?.includes('lava') === true || spec.pool?.[0] === 'lava';
  return {
    shape: group(...parts),
    finishes: FINISHES,
    ...(isHot ? { lights: [{ at: [0, size[1], 0] as Vec3, color: '#ff7a30', power: 0.4 * size[1], when: 'always' as const }] } : {}),
  };
}

/** Rings between the points of the profile, closed at the top. */
function ringsOf({ profile }: LandformSpec): (readonly [radius: number, height: number])[] {
  const first = profile[0] ?? [0, 1];
  const points = first[0] > 0 ? [[0, first[1]] as const, ...profile] : profile;
  return points.flatMap(([radius, height], k) => {
    const next = points[k + 1];
    if (next === undefined) return [[radius, height] as const];
    const steps = k === 0 && first[0] > 0 ? 2 : STEPS;
    return times(steps, (j) => [radius + ((next[0] - radius) * j) / steps, height + ((next[1] - height) * j) / steps] as const);
  });
}

function pointOf(
  { rough = 0.15, gullies = 0, lean = [0, 0] }: LandformSpec,
  { radius, height, k, size, seed, isFixed }: { radius: number; height: number; k: number; size: Vec3; seed: number; isFixed: boolean },
): Vec3 {
  const angle = (2 * Math.PI * k) / SIDES;
  const [x, , z] = polar(1, angle);
  const wide = gradientNoise3(seed, 1.4 * x, 2.2 * height, 1.4 * z);
  const fine = gradientNoise3(seed + 5, 4.5 * x, 9 * height, 4.5 * z);
  const gully = gullies * Math.abs(gradientNoise3(seed + 9, 5 * x, 0.7 * height, 5 * z)) * Math.sin(Math.PI * Math.min(1, 1.1 * radius));
  const out = radius * (1 + 1.1 * rough * wide + 0.5 * rough * fine - 1.2 * gully);
  const up = isFixed || height <= 0 ? height : height * (1 + 0.22 * rough * fine);
  const shift = height;
  return [size[0] * (0.5 * out * x + lean[0] * shift), Math.max(0, up) * size[1], size[2] * (0.5 * out * z + lean[1] * shift)];
}

function slotOf(
  spec: LandformSpec,
  [r, k]: readonly [number, number],
  grid: readonly (readonly Vec3[])[],
  { height, seed }: { height: number; seed: number },
): Slot | null {
  const [a, b, c] = [grid[r]?.[k], grid[r + 1]?.[k], grid[r + 1]?.[(k + 1) % SIDES]] as [Vec3, Vec3, Vec3];
  const y = (a[1] + b[1] + c[1]) / 3 / height;
  const ragged = 0.08 * gradientNoise3(seed + 3, b[0] / (0.12 * height + 0.1), 0, b[2] / (0.12 * height + 0.1));
  return (spec.bands ?? []).findLast(([from]) => Math.max(0, y + ragged) >= from)?.[1] ?? null;
}

function poolOf([slot, radius, height]: NonNullable<LandformSpec['pool']>, [w, h, d]: Vec3): Shape {
  const rim = times(28, (k): Vec3 => {
    const [x, , z] = polar(0.5 * radius * (1 + 0.06 * Math.sin(3 * k)), (2 * Math.PI * k) / 28);
    return [x * w, height * h, z * d];
  });
  return relief(slot, [rim.map((): Vec3 => [0, height * h, 0]), rim], { rings: true, base: Math.max(0, height * h - 0.08 * h) });
}

/** The point of the surface at a share of the rings from the top and an angle in radians. */
function surfaceAt(grid: readonly (readonly Vec3[])[], share: number, angle: number): Vec3 {
  const row = grid[Math.min(grid.length - 1, Math.round(share * (grid.length - 1)))] as readonly Vec3[];
  return row[((Math.round((angle / (2 * Math.PI)) * SIDES) % SIDES) + SIDES) % SIDES] as Vec3;
}
