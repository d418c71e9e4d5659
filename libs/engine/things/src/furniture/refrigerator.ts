import type { MaterialName } from '@diorama/materials';
import { addBlock, addBox, addPrism, addTube } from '@diorama/shapes';
import type { MeshBuilder, OutlinePoint } from '@diorama/shapes';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 0.76;
const DEPTH = 0.7;
const HEIGHT = 1.82;

/** A refrigerator, its back to -z: rounded and enamelled with a freezer above, or of steel with two tall doors. */
export const refrigerator: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 2,
  paintable: 1,
  footprint: 0.6,
  plan: [0.8, 0.8],
  height: HEIGHT,
  principal: 'enamel',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    const skin: MaterialName = variant === 0 ? 'enamel' : 'stainless-steel';
    const [x, z] = [WIDTH / 2, DEPTH / 2];
    addBox(mesh, [-x + 0.03, 0, -z + 0.03], [x - 0.03, 0.07, z - 0.1], 'black-glass');
    const corner = variant === 0 ? 0.09 : 0.012;
    addPrism(mesh, slab({ x: [-x, x], y: [0.07, HEIGHT], corner }), [-z, z - 0.09], skin);
    addPrism(mesh, slab({ x: [-x + 0.012, x - 0.012], y: [0.09, HEIGHT - 0.012], corner }), [z - 0.09, z - 0.07], 'black-glass');
    if (variant === 0) addStackedDoors(mesh, corner);
    else addTallDoors(mesh);
    return createBoxSolid(WIDTH, HEIGHT, DEPTH);
  },
};

function addStackedDoors(mesh: MeshBuilder, corner: number): void {
  const [x, front] = [WIDTH / 2, DEPTH / 2] as const;
  const split = 1.27;
  addPrism(mesh, slab({ x: [-x, x], y: [0.09, split], corner: 0.02 }), [front - 0.07, front], 'enamel');
  addPrism(mesh, slab({ x: [-x, x], y: [split + 0.015, HEIGHT], corner }), [front - 0.07, front], 'enamel');
  addHandle(mesh, [-x + 0.08, 0.82, 1.2]);
  addHandle(mesh, [-x + 0.08, split + 0.08, split + 0.3]);
  addBox(mesh, [0.1, 1.5, front], [0.3, 1.535, front + 0.006], 'brass');
  for (const [left, bottom, material] of [
    [0.02, 0.98, 'paper'],
    [0.16, 1.03, 'book-cream'],
    [0.05, 0.8, 'picture-sky'],
  ] as const)
    addBox(mesh, [left, bottom, front], [left + 0.12, bottom + 0.15, front + 0.003], material);
}

function addTallDoors(mesh: MeshBuilder): void {
  const [x, front] = [WIDTH / 2, DEPTH / 2] as const;
  const split = -0.06;
  addBox(mesh, [-x, 0.09, front - 0.07], [split - 0.006, HEIGHT, front], 'stainless-steel');
  addBox(mesh, [split + 0.006, 0.09, front - 0.07], [x, HEIGHT, front], 'stainless-steel');
  addHandle(mesh, [split - 0.06, 0.75, 1.5]);
  addHandle(mesh, [split + 0.06, 0.75, 1.5]);
  addBox(mesh, [-x + 0.09, 1.02, front], [split - 0.1, 1.34, front + 0.004], 'black-glass');
}

/** An upright bar on the door: its x, its lower and its upper end. */
function addHandle(mesh: MeshBuilder, [x, bottom, top]: readonly [number, number, number]): void {
  const z = DEPTH / 2 + 0.045;
  addTube(
    mesh,
    [
      { at: [x, bottom, z], radius: 0.012 },
      { at: [x, top, z], radius: 0.012 },
    ],
    8,
    'stainless-steel',
  );
  for (const y of [bottom + 0.03, top - 0.05]) addBlock(mesh, [x, y, z - 0.024], [0.02, 0.02, 0.048], 'stainless-steel');
}

interface Slab {
  readonly x: readonly [number, number];
  readonly y: readonly [number, number];
  /** Radius of the two upper corners. */
  readonly corner: number;
}

/** A rectangle with rounded upper corners. */
function slab({ x, y, corner }: Slab): OutlinePoint[] {
  const arc = (centre: number, from: number): OutlinePoint[] =>
    Array.from({ length: 6 }, (_, k): OutlinePoint => {
      const angle = from + (Math.PI / 2) * (k / 5);
      return [centre + Math.cos(angle) * corner, y[1] - corner + Math.sin(angle) * corner];
    });
  return [[x[0], y[0]], [x[1], y[0]], ...arc(x[1] - corner, 0), ...arc(x[0] + corner, Math.PI / 2)];
}
