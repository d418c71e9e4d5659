import { gradientNoise2 } from '@diorama/random';
import type { Heightfield, Instance, Material, Pattern, Rgb, Sky, WorldModel } from '@diorama/world-model';

import { createBallMesh, createBoxMesh, flipMesh, createSheetMesh } from './sample-meshes.js';

/** Small worlds by hand, for the renderer's own tests: hilly ground with a pond, a box, a ball, leaves and a lamp. */

export const MATERIAL_GROUND = 0;
export const MATERIAL_BRICK = 1;
export const MATERIAL_ROCK = 2;
export const MATERIAL_LEAF = 3;
export const MATERIAL_GLOW = 4;

const material = (name: string, albedo: Rgb, pattern: Pattern, scale: number): Material => ({
  name,
  albedo,
  pattern,
  scale,
  contrast: 0.8,
  bump: 0.5,
  emission: [0, 0, 0],
  translucency: 0,
});

const MATERIALS: readonly Material[] = [
  material('ground', [1, 1, 1], 'grass', 0.8),
  material('brick', [0.4, 0.16, 0.1], 'brick', 0.3),
  material('rock', [0.32, 0.3, 0.28], 'rock', 0.9),
  { ...material('leaf', [0.1, 0.22, 0.05], 'leaves', 0.2), translucency: 0.6 },
  { ...material('glow', [0.8, 0.8, 0.8], 'plain', 1), bump: 0, emission: [6, 4, 2] },
];

const CLEAR_DAY: Sky = { time: 'day', weather: 'clear', lightDirection: unitVector(0.5, 0.7, 0.4), cloudCover: 0.35, hazeDistance: 400 };

/** Ground of `size` x `size` samples whose height is `height(x, z)`. */
export function terrainOf(size: number, cell: number, height: (x: number, z: number) => number): Heightfield {
  const half = ((size - 1) / 2) * cell;
  const at = (i: number): number => height((i % size) * cell - half, Math.floor(i / size) * cell - half);
  return {
    size,
    cell,
    heights: Float32Array.from({ length: size * size }, (_, i) => at(i)),
    albedo: Float32Array.from({ length: 3 * size * size }, (_, i) => [0.14, 0.2, 0.06][i % 3] as number),
    material: new Uint8Array(size * size).fill(MATERIAL_GROUND),
  };
}

/** Hills outside a flat middle, with a pond to the left. */
export function hillyTerrain(size: number, cell: number): Heightfield {
  return terrainOf(size, cell, (x, z) => {
    const far = Math.min(1, Math.max(0, (Math.hypot(x, z) - 6) / 30));
    const pond = Math.exp(-(((x + 12) / 6) ** 2) - ((z + 4) / 6) ** 2);
    return -1.6 + 9 * far * gradientNoise2(5, x / 24, z / 24) + 0.3 * far * gradientNoise2(6, x / 3, z / 3) - 2.4 * pond;
  });
}

interface PlacedMesh {
  readonly prototype: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly scale?: number;
  /** Radians about the y axis. */
  readonly turn?: number;
}

export function place({ prototype, x, y, z, scale = 1, turn = 0 }: PlacedMesh): Instance {
  const c = scale * Math.cos(turn);
  const s = scale * Math.sin(turn);
  return { prototype, tint: [1, 1, 1], transform: Float32Array.of(c, 0, s, x, 0, scale, 0, y, -s, 0, c, z) };
}

/** A world of the sample's prototypes: 0 brick box of 2 m, 1 rock ball of radius 1, 2 leaf sheet, 3 glowing ball, 4 room. */
export function worldOf(parts: Partial<WorldModel>): WorldModel {
  return {
    seed: 7,
    indoor: false,
    eyeHeight: 1.6,
    radius: 60,
    terrain: null,
    water: null,
    prototypes: [
      createBoxMesh([-1, 0, -1], [1, 2, 1], MATERIAL_BRICK),
      createBallMesh(1, 3, MATERIAL_ROCK),
      createSheetMesh(0.8, MATERIAL_LEAF),
      createBallMesh(0.15, 2, MATERIAL_GLOW),
      flipMesh(createBoxMesh([-4, -1.6, -4], [4, 1.4, 4], MATERIAL_BRICK)),
    ],
    instances: [],
    materials: MATERIALS,
    sky: CLEAR_DAY,
    lights: [],
    spawnPoints: [{ x: 0, y: 0, z: 0, azimuth: 0 }],
    ...parts,
  };
}

/** The sample outdoors; `size` is the terrain's. */
export function sampleOutdoors(size: number, sky: Partial<Sky> = {}): WorldModel {
  const terrain = hillyTerrain(size, 100 / (size - 1));
  const leaves = Array.from({ length: 60 }, (_, i) =>
    place({ prototype: 2, x: 5 + Math.cos(i) * (i % 7) * 0.2, y: 0.6 + (i % 11) * 0.14, z: -6 + Math.sin(i) * (i % 5) * 0.3, turn: i }),
  );
  return worldOf({
    terrain,
    water: { level: -2.3, deep: [0.02, 0.06, 0.07], clarity: [0.6, 0.75, 0.8], ripple: 0.02 },
    instances: [
      place({ prototype: 0, x: 0, y: -1.6, z: -8, turn: 0.5 }),
      place({ prototype: 1, x: -4, y: -1, z: -6 }),
      place({ prototype: 1, x: 4, y: -1.4, z: 4, scale: 0.7 }),
      place({ prototype: 3, x: 2, y: 0.6, z: -5 }),
      ...leaves,
    ],
    lights: [{ position: [2, 0.6, -5], power: [3, 2.2, 1.4], reach: 9 }],
    sky: { ...CLEAR_DAY, ...sky },
  });
}

/** A closed room of brick with a ball on the floor and a lamp. */
export function sampleIndoors(): WorldModel {
  return worldOf({
    indoor: true,
    radius: 20,
    instances: [place({ prototype: 4, x: 0, y: 0, z: 0 }), place({ prototype: 1, x: 1, y: -0.8, z: -2.5, scale: 0.8 })],
    lights: [{ position: [0, 1, -1], power: [4, 3.4, 2.6], reach: 12 }],
  });
}

export function unitVector(x: number, y: number, z: number): [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
