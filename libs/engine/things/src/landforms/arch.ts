import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addPrism } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationY, createRotationZ, createTranslation } from '@diorama/world-model';
import type { ConvexSolid, Solid } from '@diorama/world-model';

import type { ObjectRecipe } from '../recipe/object-recipe.js';
import { addStone } from './rock.js';

/** Half the opening, to the face of a pier; its width and depth; the height at which the round of the arch begins. Metres. */
const SPAN = 1.7;
const PIER = 1.3;
const DEPTH = 1.5;
const SPRING = 3;
const RING = 0.55;
const VOUSSOIRS = 11;
const ATTIC = SPRING + SPAN + RING;

/** A round stone arch that one walks through: whole with a cornice, weathered, or with one half fallen. */
export const arch: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: 3,
  footprint: 3.1,
  plan: [6, 1.9],
  height: 6.4,
  principal: 'ruin-stone',
  doubleSided: false,
  sink: 0.06,
  levels: true,
  draw(mesh, { variant, random }) {
    const fallen = variant === 2;
    for (const side of [-1, 1]) addPier(mesh, side, fallen && side === 1 ? 0.62 : 1, random);
    addRing(mesh, fallen ? 4 : VOUSSOIRS, random);
    if (variant === 0) addAttic(mesh);
    else addBrokenTop(mesh, fallen, random);
    if (fallen) addRubble(mesh, random);
    return solid(fallen);
  },
};

function solid(fallen: boolean): Solid {
  const pier = (side: number, top: number): ConvexSolid => {
    const x = side * (SPAN + PIER / 2);
    return { shape: 'box', min: [x - PIER / 2, -0.3, -DEPTH / 2], max: [x + PIER / 2, top, DEPTH / 2] };
  };
  const lintel: ConvexSolid = { shape: 'box', min: [-SPAN - PIER, SPRING + SPAN, -DEPTH / 2], max: [SPAN + PIER, ATTIC, DEPTH / 2] };
  return { shape: 'group', members: fallen ? [pier(-1, ATTIC - 0.5), pier(1, SPRING * 0.6)] : [pier(-1, ATTIC), pier(1, ATTIC), lintel] };
}

/** Courses of two stones, each a little out of line, under an impost. */
function addPier(mesh: MeshBuilder, side: number, share: number, random: RandomStream): void {
  const x = side * (SPAN + PIER / 2);
  addBlock(mesh, [x, -0.5, 0], [PIER + 0.34, 0.82, DEPTH + 0.34], 'ruin-stone');
  addBlock(mesh, [x, 0.32, 0], [PIER + 0.16, 0.16, DEPTH + 0.16], 'ruin-stone');
  const courses = Math.round(6 * share);
  const height = (SPRING - 0.74) / 6;
  for (let k = 0; k < courses; k++) {
    const slip = (): number => random.range(-0.025, 0.025);
    const split = random.range(-0.2, 0.2) * PIER + x;
    const [y0, y1] = [0.48 + k * height, 0.48 + (k + 1) * height - 0.015];
    for (const [left, right] of [
      [x - PIER / 2 + slip(), split - 0.008],
      [split + 0.008, x + PIER / 2 + slip()],
    ] as const)
      addBox(mesh, [left, y0, -DEPTH / 2 + slip()], [right, y1, DEPTH / 2 + slip()], 'ruin-stone');
  }
  if (share === 1) addBlock(mesh, [x, SPRING - 0.26, 0], [PIER + 0.24, 0.26, DEPTH + 0.24], 'ruin-stone');
}

/** The wedges of the arch from the left on, and the wall beside them up to the attic. */
function addRing(mesh: MeshBuilder, count: number, random: RandomStream): void {
  const step = Math.PI / VOUSSOIRS;
  for (let k = 0; k < count; k++) {
    const [a, b] = [Math.PI - k * step - 0.006, Math.PI - (k + 1) * step + 0.006];
    const at = (angle: number, radius: number): readonly [number, number] => [Math.cos(angle) * radius, SPRING + Math.sin(angle) * radius];
    const proud = k === (VOUSSOIRS - 1) / 2 ? 0.14 : 0.05 + random.range(-0.02, 0.02);
    const outer = SPAN + RING + (k === (VOUSSOIRS - 1) / 2 ? 0.08 : 0);
    addPrism(mesh, [at(b, SPAN), at(b, outer), at(a, outer), at(a, SPAN)], [-DEPTH / 2 - proud, DEPTH / 2 + proud], 'ruin-stone');
  }
  for (const side of count === VOUSSOIRS ? [-1, 1] : [-1]) addSpandrel(mesh, side, random);
}

/** Level courses that end at the arch's back. */
function addSpandrel(mesh: MeshBuilder, side: number, random: RandomStream): void {
  const courses = 5;
  const height = (ATTIC - SPRING) / courses;
  for (let k = 0; k < courses; k++) {
    const y = SPRING + k * height;
    const back = Math.sqrt(Math.max(0.04, (SPAN + RING * 0.7) ** 2 - (y - SPRING) ** 2));
    const [near, far] = [Math.max(0, back - 0.05), SPAN + PIER + random.range(-0.03, 0.03)];
    const edges = side < 0 ? ([-far, -near] as const) : ([near, far] as const);
    const depth = DEPTH / 2 - 0.04 + random.range(-0.02, 0.02);
    addBox(mesh, [edges[0], y, -depth], [edges[1], y + height - 0.012, depth], 'ruin-stone');
  }
}

function addAttic(mesh: MeshBuilder): void {
  const width = 2 * (SPAN + PIER);
  for (const [y, height, out] of [
    [ATTIC, 0.18, 0.12],
    [ATTIC + 0.18, 0.14, 0.26],
    [ATTIC + 0.32, 0.7, 0],
    [ATTIC + 1.02, 0.12, 0.14],
    [ATTIC + 1.14, 0.12, 0.26],
  ] as const)
    addBlock(mesh, [0, y, 0], [width + 2 * out, height, DEPTH + 2 * out], 'ruin-stone');
}

/** What is left of the wall above: stones of uneven height, fewer over the fallen half. */
function addBrokenTop(mesh: MeshBuilder, fallen: boolean, random: RandomStream): void {
  const stones = 9;
  const pitch = (2 * (SPAN + PIER)) / stones;
  for (let k = 0; k < (fallen ? 3 : stones); k++) {
    const x = -SPAN - PIER + (k + 0.5) * pitch;
    const height = random.range(0.12, 0.75) * (k === 0 || k === stones - 1 ? 0.6 : 1);
    addBlock(mesh, [x, ATTIC - 0.02, random.range(-0.04, 0.04)], [pitch - 0.02, height, DEPTH - 0.12], 'ruin-stone');
  }
}

function addRubble(mesh: MeshBuilder, random: RandomStream): void {
  for (let k = 0; k < 7; k++) {
    const size = random.range(0.3, 0.55);
    const place = createTranslation(
      SPAN * 0.2 + k * 0.36 - random.range(0, 0.2),
      size * 0.15,
      (k % 2 === 0 ? 1 : -1) * random.range(0.25, 1.1),
    );
    mesh.within(composeTransforms(place, createRotationY(random.range(0, 3)), createRotationZ(random.range(-0.5, 0.5))), () =>
      addBlock(mesh, [0, -size * 0.35, 0], [size * 1.3, size * 0.8, size], 'ruin-stone'),
    );
  }
  for (let k = 0; k < 3; k++) {
    const size = random.range(0.15, 0.28);
    const center = [random.range(0.2, 2.6), size * 0.4, random.range(-1.2, 1.2)] as const;
    addStone(mesh, random, { center, radii: [size, size * 0.7, size], splits: 1, faces: 5 });
  }
}
