import { addBlock, addBox } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A steel hood with its duct above a cooker; its frame's z = -0.03 is the wall. */
export const rangeHood: ObjectRecipe = {
  semantic: 'furniture',
  stand: 'hung',
  variants: 1,
  footprint: 0.4,
  plan: [0.7, 0.5],
  height: 1.1,
  principal: 'stainless-steel',
  doubleSided: false,
  sink: 0,
  draw(mesh) {
    addBox(mesh, [-0.35, 0, -0.03], [0.35, 0.07, 0.47], 'stainless-steel');
    addFunnel(mesh);
    addBox(mesh, [-0.14, 0.3, -0.03], [0.14, 1.1, 0.22], 'stainless-steel');
    for (const x of [-0.18, 0.18]) addBlock(mesh, [x, -0.006, 0.25], [0.12, 0.006, 0.12], 'lamp-glass');
    return null;
  },
  glow: () => ({ at: [0, -0.12, 0.3], power: [0.9, 0.75, 0.5], reach: 4, isLamp: true }),
};

/** From the hood's rim up to the duct. */
function addFunnel(mesh: MeshBuilder): void {
  const low: readonly Vec3[] = [
    [-0.35, 0.07, 0.47],
    [0.35, 0.07, 0.47],
    [0.35, 0.07, -0.03],
    [-0.35, 0.07, -0.03],
  ];
  const high: readonly Vec3[] = [
    [-0.14, 0.3, 0.22],
    [0.14, 0.3, 0.22],
    [0.14, 0.3, -0.03],
    [-0.14, 0.3, -0.03],
  ];
  for (let k = 0; k < 4; k++) {
    const next = (k + 1) % 4;
    mesh.polygon([low[k] as Vec3, low[next] as Vec3, high[next] as Vec3, high[k] as Vec3], 'stainless-steel');
  }
  mesh.polygon(high, 'stainless-steel');
  mesh.polygon(low.toReversed(), 'stainless-steel');
}
