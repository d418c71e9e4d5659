import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addGrassBlade } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const PLANT = { semantic: 'plant', stand: 'ground', variants: 4, doubleSided: true } as const;

interface Tuft extends Omit<GrassBlades, 'material'> {
  readonly principal: MaterialName;
  readonly footprint: number;
  /** Of what is drawn, at most. */
  readonly tallest: number;
}

const tuft = ({ principal, footprint, tallest, ...blades }: Tuft): ObjectRecipe => ({
  ...PLANT,
  footprint,
  height: tallest,
  principal,
  sink: 0.02,
  draw: (mesh, { random }) => drawGrassBlades(mesh, random, { ...blades, material: principal }),
});

const SHORT = { principal: 'grass', footprint: 0.18, tallest: 0.3, height: 0.2, spread: 0.19 } as const;

/** A tuft of green grass, as high as a hand. */
export const grassTuft = tuft({ ...SHORT, blades: 18, width: 0.0185 });

/**
 * Grass further off: fewer and broader blades that cover as much. What is narrower than a picture's pixels flickers from pixel to
 * pixel (R. Cook and others, "Stochastic simplification of aggregate detail", 2007).
 */
export const grassClump = tuft({ ...SHORT, blades: 12, width: 0.028 });

/** Grass as far off as it is strewn. */
export const grassCushion = tuft({ ...SHORT, blades: 7, width: 0.048 });

/** Tall dry grass, as high as the knee. */
export const dryTuft = tuft({
  principal: 'dry-grass',
  footprint: 0.25,
  tallest: 0.65,
  blades: 14,
  height: 0.52,
  spread: 0.12,
  width: 0.0185,
});

/** Tall green grass, as high as the knee. */
export const tallGrass = tuft({ principal: 'grass', footprint: 0.25, tallest: 0.6, blades: 14, height: 0.5, spread: 0.16, width: 0.022 });

export interface GrassBlades {
  readonly blades: number;
  readonly height: number;
  readonly spread: number;
  readonly width: number;
  readonly material: MaterialName;
}

/** Draws blades that lean outwards from a common root. */
export function drawGrassBlades(mesh: MeshBuilder, random: RandomStream, tuft: GrassBlades): null {
  for (let k = 0; k < tuft.blades; k++) {
    const angle = k * 2.4 + random.range(-0.4, 0.4);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const root = tuft.spread * Math.sqrt((k + 0.3) / tuft.blades);
    const height = tuft.height * random.range(0.6, 1.15);
    const lean = height * random.range(0.15, 0.6);
    const at = (share: number, rise: number): Vec3 => [c * (root + lean * share), rise, s * (root + lean * share)];
    addGrassBlade(mesh, [at(0, -0.02), at(0.25, height * 0.55), at(1, height)], tuft.width, tuft.material);
  }
  return null;
}
