import type { RandomStream } from '@diorama/random';
import { addBlob, addTube } from '@diorama/shapes';
import type { MeshBuilder, TubePoint } from '@diorama/shapes';
import { addVectors } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A ribbed saguaro with arms, or a low barrel cactus as the third variant. */
export const cactus: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.7,
  height: 3.4,
  principal: 'cactus',
  doubleSided: false,
  sink: 0.08,
  draw(mesh, { random, variant }) {
    if (variant === 2) return drawBarrel(mesh, random);
    const height = random.range(2.7, 3.4);
    addRibbed(mesh, column([0, 0, 0], height, 0.24));
    const arms = variant === 0 ? 3 : 2;
    for (let k = 0; k < arms; k++)
      addArm(mesh, random, { angle: k * 2.3 + random.range(0, 0.7), y: height * random.range(0.32, 0.55), rise: random.range(0.7, 1.2) });
    addBlob(
      mesh,
      { center: [0.05, height + 0.03, 0.05], radii: [0.07, 0.05, 0.07], splits: 1, roughness: 0.3, frequency: 2, seed: 3 },
      'cactus-flower',
    );
    return createCylinderSolid(0.3, 2.4);
  },
};

function drawBarrel(mesh: MeshBuilder, random: RandomStream) {
  for (let k = 0; k < 4; k++) {
    const angle = k * 2.4;
    const away = k === 0 ? 0 : 0.34;
    const radius = k === 0 ? 0.34 : random.range(0.16, 0.24);
    const base: Vec3 = [Math.cos(angle) * away, 0, Math.sin(angle) * away];
    addRibbed(
      mesh,
      [
        [0.7, 0],
        [1, 0.35],
        [0.98, 0.7],
        [0.7, 1.05],
        [0.3, 1.2],
        [0, 1.22],
      ].map(([r, y]) => ({ at: addVectors(base, [0, (y as number) * radius * 1.5, 0]), radius: (r as number) * radius })),
    );
    addBlob(
      mesh,
      {
        center: addVectors(base, [0, radius * 1.85, 0]),
        radii: [radius * 0.3, radius * 0.16, radius * 0.3],
        splits: 1,
        roughness: 0.3,
        frequency: 2,
        seed: k,
      },
      'cactus-flower',
    );
  }
  return createCylinderSolid(0.45, 0.5);
}

const column = (base: Vec3, height: number, radius: number): TubePoint[] =>
  [
    [0, 0.85],
    [0.1, 1],
    [0.6, 1.04],
    [0.88, 0.92],
    [0.96, 0.62],
    [1, 0],
  ].map(([y, r]) => ({ at: addVectors(base, [0, (y as number) * height, 0]), radius: (r as number) * radius }));

function addArm(mesh: MeshBuilder, random: RandomStream, arm: { angle: number; y: number; rise: number }): void {
  const [c, s] = [Math.cos(arm.angle), Math.sin(arm.angle)];
  const reach = random.range(0.5, 0.65);
  const points: readonly (readonly [number, number, number])[] = [
    [0.1, 0, 0.13],
    [reach * 0.7, 0.06, 0.15],
    [reach, 0.28, 0.16],
    [reach, arm.rise * 0.7, 0.16],
    [reach, arm.rise * 0.94, 0.12],
    [reach, arm.rise, 0],
  ];
  addRibbed(
    mesh,
    points.map(([out, up, radius]) => ({ at: [c * out, arm.y + up, s * out], radius })),
  );
}

/** Ribs are a star-shaped section: the tube's sides alternate between two radii through two tubes that cross. */
function addRibbed(mesh: MeshBuilder, points: readonly TubePoint[]): void {
  addTube(mesh, points, 14, 'cactus');
  addTube(
    mesh,
    points.map((point) => ({ at: addVectors(point.at, [0, 0.002, 0]), radius: point.radius * 1.07 })),
    5,
    'cactus',
  );
  addTube(
    mesh,
    points.map((point) => ({ at: addVectors(point.at, [0.001, 0.003, 0]), radius: point.radius * 1.06 })),
    6,
    'cactus',
  );
}
