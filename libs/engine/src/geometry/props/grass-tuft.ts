import type { RandomStream } from '@diorama/random';

import type { MaterialName } from '../materials/material-table.js';
import type { MeshBuilder } from '../mesh-builder.js';
import type { ObjectRecipe } from '../objects/object-recipe.js';
import { addBlade } from '../shapes/leaf.js';
import type { Vec3 } from '../world-model.js';

const PLANT = { semantic: 'plant', stand: 'ground', variants: 4, doubleSided: true } as const;

/** A tuft of green grass, as high as a hand. */
export const grassTuft: ObjectRecipe = {
  ...PLANT,
  footprint: 0.18,
  height: 0.3,
  principal: 'grass',
  sink: 0.02,
  draw: (mesh, { random }) => drawBlades(mesh, random, { blades: 18, height: 0.2, spread: 0.19, width: 0.0185, material: 'grass' }),
};

/**
 * Grass further off: fewer and broader blades that cover as much. What is narrower than a picture's pixels flickers from pixel to
 * pixel (R. Cook and others, "Stochastic simplification of aggregate detail", 2007).
 */
export const grassClump: ObjectRecipe = {
  ...PLANT,
  footprint: 0.18,
  height: 0.3,
  principal: 'grass',
  sink: 0.02,
  draw: (mesh, { random }) => drawBlades(mesh, random, { blades: 12, height: 0.2, spread: 0.19, width: 0.028, material: 'grass' }),
};

/** Grass as far off as it is strewn. */
export const grassCushion: ObjectRecipe = {
  ...PLANT,
  footprint: 0.18,
  height: 0.3,
  principal: 'grass',
  sink: 0.02,
  draw: (mesh, { random }) => drawBlades(mesh, random, { blades: 7, height: 0.2, spread: 0.19, width: 0.048, material: 'grass' }),
};

/** Tall dry grass, as high as the knee. */
export const dryTuft: ObjectRecipe = {
  ...PLANT,
  footprint: 0.25,
  height: 0.65,
  principal: 'dry-grass',
  sink: 0.02,
  draw: (mesh, { random }) => drawBlades(mesh, random, { blades: 14, height: 0.52, spread: 0.12, width: 0.0185, material: 'dry-grass' }),
};

/** Tall green grass, as high as the knee. */
export const tallGrass: ObjectRecipe = {
  ...PLANT,
  footprint: 0.25,
  height: 0.6,
  principal: 'grass',
  sink: 0.02,
  draw: (mesh, { random }) => drawBlades(mesh, random, { blades: 14, height: 0.5, spread: 0.16, width: 0.022, material: 'grass' }),
};

export interface Blades {
  readonly blades: number;
  readonly height: number;
  readonly spread: number;
  readonly width: number;
  readonly material: MaterialName;
}

/** Draws blades that lean outwards from a common root. */
export function drawBlades(mesh: MeshBuilder, random: RandomStream, tuft: Blades): null {
  for (let k = 0; k < tuft.blades; k++) {
    const angle = k * 2.4 + random.range(-0.4, 0.4);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const root = tuft.spread * Math.sqrt((k + 0.3) / tuft.blades);
    const height = tuft.height * random.range(0.6, 1.15);
    const lean = height * random.range(0.15, 0.6);
    const at = (share: number, rise: number): Vec3 => [c * (root + lean * share), rise, s * (root + lean * share)];
    addBlade(mesh, [at(0, -0.02), at(0.25, height * 0.55), at(1, height)], tuft.width, tuft.material);
  }
  return null;
}
