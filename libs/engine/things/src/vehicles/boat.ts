import type { MaterialName } from '@diorama/materials';
import { addBlock, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import {
  composeTransforms,
  crossProduct,
  dotProduct,
  createRotationX,
  createRotationY,
  subtractVectors,
  createTranslation,
} from '@diorama/world-model';
import type { Vec3 } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';

const HALF_LENGTH = 2.1;
const HALF_BEAM = 0.78;
const STATIONS = 14;

/** A clinker rowing boat of four metres along z with thwarts and oars; its water line is at 0.2 m. */
export const boat: ObjectRecipe = {
  semantic: 'vehicle',
  stand: 'water',
  variants: 2,
  paintable: 1,
  footprint: 2.2,
  height: 0.9,
  principal: 'boat-paint',
  doubleSided: false,
  sink: 0,
  draw(mesh, { variant }) {
    addHull(mesh, variant === 0 ? 'boat-paint' : 'boat-wood');
    for (const [z, width] of [
      [-1.1, 1.05],
      [0, 1.42],
      [1.05, 1.1],
    ] as const)
      addBlock(mesh, [0, 0.4, z], [width, 0.05, 0.3], 'oak');
    for (const side of [-1, 1]) {
      addTube(
        mesh,
        gunwale(side).map((at) => ({ at, radius: 0.045 })),
        5,
        'timber',
      );
      mesh.within(composeTransforms(createTranslation(side * 0.35, 0.5, 0.2), createRotationY(side * 0.12), createRotationX(0.03)), () =>
        addOar(mesh),
      );
    }
    return { shape: 'box', min: [-HALF_BEAM, 0, -HALF_LENGTH], max: [HALF_BEAM, 0.6, HALF_LENGTH] };
  },
};

function addOar(mesh: MeshBuilder): void {
  addTube(
    mesh,
    [
      { at: [0, 0, -1.3], radius: 0.025 },
      { at: [0, 0, 0.9], radius: 0.025 },
    ],
    6,
    'oak',
  );
  addBlock(mesh, [0, -0.015, 1.15], [0.15, 0.03, 0.55], 'oak');
}

/** Half width and keel height along the boat; `t` from -1 at the stern to 1 at the bow. */
const beam = (t: number): number => HALF_BEAM * (t < 0 ? 1 - 0.38 * t * t : 1 - 0.97 * t ** 2.4);
const keel = (t: number): number => (t > 0.5 ? 0.55 * ((t - 0.5) / 0.5) ** 2.2 : 0);
const sheer = (t: number): number => 0.58 + 0.2 * t * t + (t > 0 ? 0.12 * t * t : 0);

const gunwale = (side: number): Vec3[] =>
  Array.from({ length: STATIONS + 1 }, (_, k): Vec3 => {
    const t = -1 + (2 * k) / STATIONS;
    return [side * beam(t), sheer(t), t * HALF_LENGTH];
  });

/** Outer and inner skin of each station, from the left gunwale round the keel to the right one and back inside. */
function addHull(mesh: MeshBuilder, material: MaterialName): void {
  const rings = Array.from({ length: STATIONS + 1 }, (_, k) => section(-1 + (2 * k) / STATIONS));
  const count = rings[0]?.length ?? 0;
  for (let k = 0; k < STATIONS; k++) {
    for (let p = 0; p < count; p++) {
      const next = (p + 1) % count;
      const [a, b, c, d] = [rings[k]?.[p], rings[k]?.[next], rings[k + 1]?.[next], rings[k + 1]?.[p]] as [Vec3, Vec3, Vec3, Vec3];
      const inside = p >= count / 2;
      mesh.polygon([a, b, c], inside ? 'boat-wood' : material);
      mesh.polygon([a, c, d], inside ? 'boat-wood' : material);
    }
  }
  addTransom(mesh, rings[0] as readonly Vec3[], material, false);
  addTransom(mesh, rings[STATIONS] as readonly Vec3[], material, true);
}

const PROFILE: readonly (readonly [number, number])[] = [
  [1, 1],
  [0.97, 0.62],
  [0.8, 0.28],
  [0.42, 0.05],
  [0, 0],
];

function section(t: number): Vec3[] {
  const half = [...PROFILE.map(([x, y]) => [-x, y] as const), ...PROFILE.slice(0, -1).toReversed()];
  const at = ([x, y]: readonly [number, number], skin: number): Vec3 => {
    const low = keel(t) + skin;
    return [x * Math.max(beam(t) - skin, 0.004), low + y * (sheer(t) - low), t * HALF_LENGTH * (1 - skin * 0.4)];
  };
  return [...half.map((point) => at(point, 0)), ...half.toReversed().map((point) => at(point, 0.045))];
}

/** Closes the wall between the skins at an end, and the end itself with a board. */
function addTransom(mesh: MeshBuilder, ring: readonly Vec3[], material: MaterialName, bow: boolean): void {
  const half = ring.length / 2;
  for (let p = 0; p + 1 < half; p++) {
    const quad = [ring[p], ring[p + 1], ring[ring.length - 2 - p], ring[ring.length - 1 - p]] as [Vec3, Vec3, Vec3, Vec3];
    const facing = dotProduct(crossProduct(subtractVectors(quad[1], quad[0]), subtractVectors(quad[2], quad[0])), [0, 0, 1]) > 0;
    mesh.polygon(facing === bow ? quad : quad.toReversed(), material);
  }
  if (!bow) addBlock(mesh, [0, 0.1, -HALF_LENGTH + 0.05], [beam(-1) * 1.9, 0.62, 0.06], material);
}
