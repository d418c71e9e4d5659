import type { RandomStream } from '@diorama/random';
import { addBlob, addLeaf, addTube } from '@diorama/shapes';
import type { MeshBuilder, TubePoint } from '@diorama/shapes';
import { addVectors, crossProduct, scaleVector, subtractVectors, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

/** A coconut palm of about seven metres on a curved, ringed trunk. */
export const palm: ObjectRecipe = {
  semantic: 'tree',
  stand: 'ground',
  variants: 3,
  footprint: 1.2,
  height: 8,
  principal: 'palm-leaf',
  doubleSided: true,
  sink: 0.2,
  draw(mesh, { random }) {
    const height = random.range(5.4, 6.8);
    const lean = random.range(0.5, 1.7);
    const top = addTrunk(mesh, height, lean);
    for (let k = 0; k < 5; k++) {
      const angle = k * 1.3 + random.range(0, 0.4);
      addBlob(
        mesh,
        {
          center: addVectors(top, [Math.cos(angle) * 0.24, -0.22, Math.sin(angle) * 0.24]),
          radii: [0.13, 0.16, 0.13],
          splits: 1,
          roughness: 0,
          frequency: 1,
          seed: 0,
        },
        'coconut',
      );
    }
    const fronds = random.integer(13, 16);
    for (let k = 0; k < fronds; k++) {
      const dry = k >= fronds - 3;
      const rise = dry ? random.range(-0.9, -0.5) : 1.05 - (k / fronds) * 1.15 + random.range(-0.1, 0.1);
      addFrond(mesh, random, {
        from: top,
        angle: k * 2.4 + random.range(-0.2, 0.2),
        rise,
        length: dry ? 1.7 : random.range(2.4, 3.1),
        dry,
      });
    }
    return createCylinderSolid(0.24, 2.2);
  },
};

function addTrunk(mesh: MeshBuilder, height: number, lean: number): Vec3 {
  const points: TubePoint[] = [];
  const rings = 14;
  for (let k = 0; k <= rings; k++) {
    const share = k / rings;
    const at: Vec3 = [lean * share ** 1.7, height * share, 0];
    const radius = 0.24 - 0.11 * share ** 0.5 + (k === 0 ? 0.08 : 0);
    points.push({ at, radius });
    if (k > 0 && k < rings) points.push({ at: addVectors(at, [0, 0.05, 0]), radius: radius * 1.14 });
  }
  addTube(mesh, points, 8, 'palm-bark');
  return [lean, height, 0];
}

interface Frond {
  readonly from: Vec3;
  readonly angle: number;
  /** Slope at the base; the frond then bends down under its weight. */
  readonly rise: number;
  readonly length: number;
  readonly dry: boolean;
}

function addFrond(mesh: MeshBuilder, random: RandomStream, frond: Frond): void {
  const out: Vec3 = [Math.cos(frond.angle), 0, Math.sin(frond.angle)];
  const rib = (share: number): Vec3 =>
    addVectors(
      frond.from,
      addVectors(scaleVector(out, frond.length * 0.9 * share * (1 - 0.12 * share)), [
        0,
        frond.length * (frond.rise * share - 0.75 * share * share) * 0.8,
        0,
      ]),
    );
  const material = frond.dry ? 'palm-dry' : 'palm-leaf';
  const points = [0, 0.25, 0.5, 0.75, 1].map((share) => ({ at: rib(share), radius: 0.035 * (1 - share) + (share === 1 ? 0 : 0.008) }));
  addTube(mesh, points, 3, frond.dry ? 'palm-dry' : 'stem');
  const pairs = 17;
  for (let k = 2; k <= pairs; k++) {
    const share = k / pairs;
    const base = rib(share);
    const along = normalizeVector(subtractVectors(rib(Math.min(1, share + 0.05)), rib(share - 0.05)));
    const aside = normalizeVector(crossProduct(along, [0, 1, 0]));
    for (const side of [-1, 1]) {
      const way = normalizeVector(
        addVectors(addVectors(scaleVector(aside, side * (1.05 - share * 0.5)), scaleVector(along, 0.55)), [
          0,
          random.range(-0.5, -0.2) - (frond.dry ? 0.5 : 0),
          0,
        ]),
      );
      const length = frond.length * 0.3 * Math.sin(Math.PI * (0.12 + 0.8 * share)) + 0.12;
      addLeaf(
        mesh,
        {
          base,
          tip: addVectors(base, scaleVector(way, length)),
          width: 0.1,
          up: [0, 1, 0],
          shade: normalizeVector(addVectors([0, 0.8, 0], scaleVector(out, 0.5))),
        },
        material,
      );
    }
  }
}
