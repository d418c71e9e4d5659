import type { SurfaceName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { createSphereSpiral, addVectors, crossProduct, scaleVector, normalizeVector } from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import { addBlob } from './blob.js';
import { addLeaf } from './leaf.js';
import type { MeshBuilder } from './mesh-builder.js';

/** A cloud of leaves around a dark core. */
interface Crown {
  readonly center: Vec3;
  readonly radii: Vec3;
  readonly leaves: number;
  /** Metres from the base to the tip of a leaf. */
  readonly leafLength: number;
  readonly leaf: SurfaceName;
  readonly core: SurfaceName;
}

/** Adds leaves that point outwards and hang a little, shaded as one round body; for double-sided meshes. */
export function addCrown(mesh: MeshBuilder, crown: Crown, random: RandomStream): void {
  const core = scaleVector(crown.radii, 0.8);
  addBlob(
    mesh,
    { center: crown.center, radii: core, splits: 1, roughness: 0.22, frequency: 1.7, seed: random.integer(0, 1e6) },
    crown.core,
  );
  const turn = random.range(0, 6.28);
  for (const even of createSphereSpiral(crown.leaves)) {
    const direction = jittered(even, turn, random);
    const reach = random.range(0.72, 1.08);
    const base: Vec3 = addVectors(crown.center, [
      direction[0] * crown.radii[0] * reach,
      direction[1] * crown.radii[1] * reach,
      direction[2] * crown.radii[2] * reach,
    ]);
    const aside = normalizeVector(crossProduct(direction, normalizeVector([random.normal(), random.normal(), random.normal()])));
    const along = normalizeVector(addVectors(addVectors(scaleVector(direction, 0.55), scaleVector(aside, 0.9)), [0, -0.25, 0]));
    const length = crown.leafLength * random.range(0.7, 1.25);
    const shade = normalizeVector(addVectors(addVectors(direction, [0, 0.25, 0]), scaleVector(aside, 0.25)));
    addLeaf(
      mesh,
      {
        base,
        tip: addVectors(base, scaleVector(along, length)),
        width: length * 0.62,
        up: addVectors(direction, scaleVector(aside, 0.3)),
        shade,
      },
      crown.leaf,
    );
  }
}

function jittered(direction: Vec3, turn: number, random: RandomStream): Vec3 {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const turned: Vec3 = [c * direction[0] + s * direction[2], direction[1], c * direction[2] - s * direction[0]];
  return normalizeVector(addVectors(turned, [random.range(-0.2, 0.2), random.range(-0.2, 0.2), random.range(-0.2, 0.2)]));
}
