import type { RandomStream } from '@diorama/random';
import { addBlob } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A knee-high stone. */
export const rock: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 4,
  footprint: 0.6,
  height: 0.7,
  principal: 'stone',
  doubleSided: false,
  sink: 0.12,
  leans: 'half',
  draw(mesh, { random }) {
    const radii: Vec3 = [random.range(0.45, 0.6), random.range(0.35, 0.5), random.range(0.4, 0.55)];
    addStone(mesh, random, { center: [0, radii[1] * 0.45, 0], radii, splits: 3, faces: 7 });
    return createCylinderSolid(0.45, 0.55);
  },
};

interface Stone {
  readonly center: Vec3;
  readonly radii: Vec3;
  readonly splits: number;
  /** How many planes have broken pieces off. */
  readonly faces: number;
}

/** Adds a weathered stone: a rough ball with broken-off faces. */
export function addStone(mesh: MeshBuilder, random: RandomStream, stone: Stone): void {
  const cuts = Array.from({ length: stone.faces }, () => ({
    out: normalizeVector([random.normal(), random.normal() * 0.8, random.normal()]),
    share: random.range(0.62, 0.88),
  }));
  addBlob(
    mesh,
    { center: stone.center, radii: stone.radii, splits: stone.splits, roughness: 0.2, frequency: 1.5, seed: random.integer(0, 1e6), cuts },
    'stone',
  );
}
