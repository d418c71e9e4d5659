import type { MaterialName } from '@diorama/materials';
import type { RandomStream } from '@diorama/random';
import { addBlock, addBox, addCylinder, addLathe, addLoft, addPrism, addTube } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';

/** The top of a building with flat walls, metres. */
interface RoofPlan {
  readonly width: number;
  readonly depth: number;
  /** Height of the top of the walls. */
  readonly y: number;
}

/** Adds a flat roof behind a parapet, with a stair head and a few chimneys. */
export function addFlatRoof(mesh: MeshBuilder, { width, depth, y }: RoofPlan, parapet: MaterialName, random: RandomStream): void {
  addBox(mesh, [-width / 2 + 0.3, y - 0.2, -depth / 2 + 0.3], [width / 2 - 0.3, y + 0.05, depth / 2 - 0.3], 'roof-felt');
  const rim = 0.32;
  const top = y + 0.85;
  for (const side of [-1, 1]) {
    const [x, z] = [(side * (width - rim)) / 2, (side * (depth - rim)) / 2];
    addBox(mesh, [-width / 2, y - 0.1, z - rim / 2], [width / 2, top, z + rim / 2], parapet);
    addBox(mesh, [x - rim / 2, y - 0.1, -depth / 2 + rim], [x + rim / 2, top, depth / 2 - rim], parapet);
  }
  const head = random.range(-0.2, 0.2) * width;
  addBlock(mesh, [head, y, -depth * 0.2], [2.6, 2.3, 3.2], parapet);
  addBlock(mesh, [head, y + 2.3, -depth * 0.2], [2.9, 0.15, 3.5], 'roof-felt');
  addBlock(mesh, [head + 3, y, -depth * 0.12], [1.4, 1, 1.2], 'steel');
  for (const side of [-1, 1]) addChimney(mesh, [side * (width / 2 - 0.9), y, -depth * 0.32 + random.range(0, 2)]);
}

function addChimney(mesh: MeshBuilder, [x, y, z]: Vec3): void {
  addBlock(mesh, [x, y - 0.1, z], [0.7, 2, 1.5], 'facade-brick');
  addBlock(mesh, [x, y + 1.9, z], [0.84, 0.12, 1.64], 'concrete');
  for (const dz of [-0.45, 0, 0.45]) addCylinder(mesh, [x, y + 2, z + dz], { radius: 0.13, height: 0.4, sides: 7 }, 'terracotta');
}

/** Adds a wooden water tank on legs. */
export function addWaterTank(mesh: MeshBuilder, [x, y, z]: Vec3): void {
  for (const dx of [-0.9, 0.9]) for (const dz of [-0.9, 0.9]) addBlock(mesh, [x + dx, y, z + dz], [0.16, 2.2, 0.16], 'iron');
  for (const lift of [1, 2.1]) addBlock(mesh, [x, y + lift, z], [2.1, 0.12, 2.1], 'iron');
  mesh.within([1, 0, 0, x, 0, 1, 0, y + 2.2, 0, 0, 1, z], () => {
    addLathe(
      mesh,
      {
        rings: [
          [1.3, 0],
          [1.24, 2.4],
        ],
        sides: 16,
        smooth: false,
      },
      'weathered-planks',
    );
    addLathe(
      mesh,
      {
        rings: [
          [1.42, 2.36],
          [1.4, 2.44],
          [0.06, 3.3],
          [0, 3.34],
        ],
        sides: 16,
        smooth: false,
      },
      'roof-felt',
    );
  });
}

const MANSARD_RISE = 2.7;

/** Adds a steep roof that leans back from all sides, a dormer over each bay of the front, and chimneys. */
export function addMansardRoof(mesh: MeshBuilder, { width, depth, y }: RoofPlan, bays: number): void {
  const ring = (half: readonly [number, number], height: number): Vec3[] => [
    [half[0], height, half[1]],
    [half[0], height, -half[1]],
    [-half[0], height, -half[1]],
    [-half[0], height, half[1]],
  ];
  const [x, z] = [width / 2, depth / 2];
  addLoft(
    mesh,
    [ring([x - 0.02, z - 0.1], y), ring([x - 0.3, z - 1], y + MANSARD_RISE), ring([x - 1.4, z - 3], y + MANSARD_RISE + 0.7)].map((r) =>
      r.toReversed(),
    ),
    'slate',
  );
  for (let k = 0; k < bays; k++) addDormer(mesh, [((k + 0.5) / bays - 0.5) * width, y + 0.25, z - 0.3]);
  for (const side of [-1, 1]) addChimney(mesh, [side * (x - 0.45), y + MANSARD_RISE - 0.6, -z * 0.3]);
}

function addDormer(mesh: MeshBuilder, [x, y, z]: Vec3): void {
  addBox(mesh, [x - 0.62, y, z - 1.5], [x + 0.62, y + 1.65, z], 'facade-trim');
  addBox(mesh, [x - 0.42, y + 0.2, z - 0.05], [x + 0.42, y + 1.45, z + 0.03], 'window-glass');
  addBlock(mesh, [x, y + 0.2, z + 0.02], [0.06, 1.25, 0.07], 'white-wood');
  addPrism(
    mesh,
    [
      [x - 0.78, y + 1.62],
      [x + 0.78, y + 1.62],
      [x, y + 2.1],
    ],
    [z - 2, z + 0.14],
    'slate',
  );
}

/** Adds an iron balcony before a front: slab, rails and bars. */
export function addBalcony(mesh: MeshBuilder, place: { x: number; y: number; face: number; width: number }): void {
  const { x, y, face, width } = place;
  addBlock(mesh, [x, y - 0.16, face + 0.35], [width, 0.16, 0.8], 'facade-trim');
  const front = face + 0.7;
  for (const lift of [0.1, 0.92]) addBlock(mesh, [x, y + lift, front], [width - 0.1, 0.05, 0.05], 'iron');
  const bars = Math.max(4, Math.round(width / 0.24));
  for (let k = 0; k <= bars; k++) addBlock(mesh, [x + (k / bars - 0.5) * (width - 0.12), y, front], [0.025, 0.94, 0.025], 'iron');
  for (const side of [-1, 1]) addBlock(mesh, [x + side * (width / 2 - 0.06), y + 0.92, face + 0.35], [0.05, 0.05, 0.72], 'iron');
}

/** Adds an iron stair with landings that zigzags down a front, from storey to storey. */
export function addFireEscape(mesh: MeshBuilder, place: { x: number; from: number; storeys: number; storey: number; face: number }): void {
  const { x, from, storeys, storey, face } = place;
  const [length, reach] = [3.4, 1.05];
  for (let level = 0; level < storeys; level++) {
    const y = from + level * storey + 0.3;
    addBlock(mesh, [x, y - 0.05, face + reach / 2], [length, 0.05, reach], 'iron');
    for (const lift of [0.5, 1]) addBlock(mesh, [x, y + lift, face + reach], [length, 0.04, 0.04], 'iron');
    for (let k = 0; k <= 8; k++) addBlock(mesh, [x + (k / 8 - 0.5) * (length - 0.06), y, face + reach], [0.035, 1, 0.035], 'iron');
    for (const side of [-1, 1]) addBlock(mesh, [x + side * (length / 2 - 0.02), y + 0.96, face + reach / 2], [0.04, 0.04, reach], 'iron');
    if (level === 0) continue;
    const way = level % 2 === 0 ? 1 : -1;
    for (const z of [0.55, 0.92])
      addTube(
        mesh,
        [
          { at: [x - way * 1.3, y - storey, face + z], radius: 0.04 },
          { at: [x + way * 1.1, y, face + z], radius: 0.04 },
        ],
        4,
        'iron',
      );
    for (let k = 1; k < 9; k++)
      addBlock(mesh, [x - way * (1.3 - 2.4 * (k / 9)), y - storey * (1 - k / 9), face + 0.735], [0.22, 0.025, 0.36], 'iron');
  }
}
