import { addLeaf } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { addVectors, crossProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A rosette of arching fronds, knee-high. */
export const fern: ObjectRecipe = {
  semantic: 'plant',
  stand: 'ground',
  variants: 3,
  footprint: 0.45,
  plan: [1.5, 1.5],
  height: 0.7,
  principal: 'fern-leaf',
  doubleSided: true,
  sink: 0.03,
  draw(mesh, { random }) {
    const fronds = random.integer(9, 12);
    for (let k = 0; k < fronds; k++) {
      const angle = k * 2.4 + random.range(-0.2, 0.2);
      addFrond(mesh, { out: [Math.cos(angle), 0, Math.sin(angle)], length: random.range(0.55, 0.95), rise: random.range(0.85, 1.35) });
    }
    return null;
  },
};

function addFrond(mesh: MeshBuilder, frond: { out: Vec3; length: number; rise: number }): void {
  const { out, length, rise } = frond;
  const rib = (share: number): Vec3 => addVectors(scaleVector(out, length * share), [0, length * (rise * share - 0.95 * share * share), 0]);
  const pairs = 10;
  for (let k = 1; k <= pairs; k++) {
    const share = k / pairs;
    const along = normalizeVector(subtractVectors(rib(Math.min(1, share + 0.05)), rib(share - 0.05)));
    const aside = normalizeVector(crossProduct(along, [0, 1, 0]));
    const reach = length * 0.26 * (1 - share) ** 0.7 * Math.min(1, share * 5) + 0.025;
    for (const side of [-1, 1]) {
      const way = normalizeVector(addVectors(addVectors(scaleVector(aside, side), scaleVector(along, 0.45)), [0, -0.15, 0]));
      const base = rib(share);
      addLeaf(
        mesh,
        {
          base,
          tip: addVectors(base, scaleVector(way, reach)),
          width: 0.055,
          up: [0, 1, 0],
          shade: normalizeVector(addVectors([0, 1, 0], scaleVector(out, 0.35))),
        },
        'fern-leaf',
      );
    }
  }
  addLeaf(mesh, { base: [0, 0, 0], tip: rib(0.55), width: 0.018, up: [0, 1, 0] }, 'stem');
}
