import { addBlob } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, tintLight, createRotationY, createRotationZ, createTranslation } from '@diorama/world-model';
import type { Rgb } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const LIGHT: Rgb = [0.14, 0.55, 0.72];

/** A cluster of six-sided crystals that grows from a stone and glows faintly. */
export const crystal: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 4,
  footprint: 0.5,
  plan: [0.9, 0.9],
  height: 1,
  principal: 'crystal',
  doubleSided: false,
  sink: 0.04,
  draw(mesh, { random }) {
    addBlob(
      mesh,
      {
        center: [0, 0.02, 0],
        radii: [0.36, 0.14, 0.34],
        splits: 3,
        roughness: 0.25,
        frequency: 1.6,
        seed: random.integer(0, 1e6),
        floor: -0.9,
      },
      'cave-rock',
    );
    addPoint(mesh, { turn: 0, lean: random.range(-0.1, 0.1), length: random.range(0.8, 0.98), radius: 0.1, away: 0 });
    const points = random.integer(7, 10);
    for (let k = 0; k < points; k++) {
      const away = 0.06 + 0.2 * Math.sqrt(k / points);
      addPoint(mesh, {
        turn: k * 2.4 + random.range(0, 0.6),
        lean: 0.15 + away * 2.2 + random.range(0, 0.15),
        length: random.range(0.35, 0.75) * (1 - away),
        radius: random.range(0.035, 0.08),
        away,
      });
    }
    return createCylinderSolid(0.3, 0.6);
  },
  glow: (_, color) => ({ at: [0, 1.2, 0.2], power: color === null ? LIGHT : tintLight(color, LIGHT), reach: 5 }),
};

interface Point {
  readonly turn: number;
  /** Radians from upright, outwards. */
  readonly lean: number;
  readonly length: number;
  readonly radius: number;
  /** Metres of its foot from the middle. */
  readonly away: number;
}

/** A hexagonal prism with a pyramid on top. */
function addPoint(mesh: MeshBuilder, { turn, lean, length, radius, away }: Point): void {
  mesh.within(
    composeTransforms(createRotationY(turn), createTranslation(away, 0.05, 0), createRotationZ(-lean), createRotationY(lean * 9)),
    () => {
      addFaceted(mesh, [
        [radius * 0.8, 0],
        [radius, length * 0.72],
        [radius * 0.45, length * 0.9],
        [0, length],
      ]);
    },
  );
}

/** A turned body of six flat faces: each face has vertices of its own. */
function addFaceted(mesh: MeshBuilder, rings: readonly (readonly [number, number])[]): void {
  const corner = (k: number, [radius, y]: readonly [number, number]): readonly [number, number, number] => {
    const angle = ((k % 6) * Math.PI) / 3;
    return [Math.cos(angle) * radius, y, -Math.sin(angle) * radius];
  };
  for (let ring = 0; ring + 1 < rings.length; ring++) {
    const [low, high] = [rings[ring], rings[ring + 1]] as [readonly [number, number], readonly [number, number]];
    for (let k = 0; k < 6; k++) {
      const face = [corner(k, low), corner(k + 1, low), corner(k + 1, high), corner(k, high)];
      mesh.polygon(high[0] === 0 ? face.slice(0, 3) : face, 'crystal');
    }
  }
  const foot = rings[0] as readonly [number, number];
  mesh.polygon(
    Array.from({ length: 6 }, (_, k) => corner(5 - k, foot)),
    'crystal',
  );
}
