import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationZ, createTranslation } from '@diorama/world-model';

import { createBoxSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const WIDTH = 1.2;
const DEPTH = 0.34;
const HEIGHT = 2.2;
const SHELVES = 6;
const BOOKS: readonly MaterialName[] = ['book-red', 'book-green', 'book-blue', 'book-tan', 'book-brown', 'book-cream'];

/** A bookcase full of single books, its back to -z. */
export const bookshelf: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'wall',
  variants: 4,
  footprint: 0.68,
  plan: [1.2, 0.36],
  height: HEIGHT,
  principal: 'walnut',
  doubleSided: false,
  sink: 0,
  draw(mesh, { random }) {
    const [x, z] = [WIDTH / 2, DEPTH / 2];
    addBox(mesh, [-x, 0, -z], [x, HEIGHT, -z + 0.02], 'walnut');
    for (const side of [-1, 1]) addBlock(mesh, [side * (x - 0.02), 0, 0], [0.04, HEIGHT, DEPTH], 'walnut');
    addBlock(mesh, [0, 0, 0.005], [WIDTH, 0.1, DEPTH - 0.01], 'walnut');
    addBlock(mesh, [0, HEIGHT - 0.06, 0.015], [WIDTH + 0.06, 0.08, DEPTH + 0.05], 'walnut');
    const gap = (HEIGHT - 0.16) / SHELVES;
    for (let k = 0; k < SHELVES; k++) {
      const y = 0.1 + k * gap;
      if (k > 0) addBlock(mesh, [0, y - 0.025, 0.005], [WIDTH - 0.06, 0.025, DEPTH - 0.03], 'walnut');
      addRow(mesh, random, { y, room: gap - 0.05 });
    }
    return createBoxSolid(WIDTH, HEIGHT, DEPTH);
  },
};

/** Books of their own width, height and depth stand side by side; some lean at a gap. */
function addRow(mesh: MeshBuilder, random: RandomStream, row: { y: number; room: number }): void {
  const end = WIDTH / 2 - 0.05;
  let x = -end;
  while (x < end - 0.03) {
    const width = Math.min(random.range(0.022, 0.052), end - x);
    const height = row.room * random.range(0.68, 0.97);
    const depth = random.range(0.19, 0.25);
    const material = random.pick(BOOKS);
    const back = -DEPTH / 2 + 0.03;
    if (random.next() < 0.04 && x < end - 0.16) {
      mesh.within(composeTransforms(createTranslation(x + width, row.y, back + depth / 2), createRotationZ(-0.22)), () =>
        addBlock(mesh, [-width / 2, 0.012, 0], [width, height * 0.95, depth], material),
      );
      x += width + height * 0.23;
    } else {
      addBox(mesh, [x, row.y, back], [x + width - 0.002, row.y + height, back + depth], material);
      x += width;
      if (random.next() < 0.025) x += random.range(0.05, 0.12);
    }
  }
}
