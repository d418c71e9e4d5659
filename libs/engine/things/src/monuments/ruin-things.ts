import type { RandomStream } from '@diorama/random';
import { addBlob, addBlock, addBox, addLathe } from '@diorama/shapes';
import type { MeshBuilder } from '@diorama/shapes';
import { composeTransforms, createRotationX, createRotationY, createRotationZ, createTranslation } from '@diorama/world-model';
import type { Solid, Vec3 } from '@diorama/world-model';

import { createBoxSolid, createCylinderSolid } from '../recipe/object-recipe.js';
import type { ObjectRecipe } from '../recipe/object-recipe.js';

const STONE = 0.82;
const COURSE = 0.42;
const THICKNESS = 0.72;

interface WallShape {
  /** Courses that still stand, stone by stone from the left. */
  readonly heights: readonly number[];
  /** Stones of the doorway, and how many courses high it is. */
  readonly door: { readonly from: number; readonly to: number; readonly courses: number } | null;
}

const WALLS: readonly WallShape[] = [
  { heights: [2, 4, 5, 7, 8, 7, 5, 2], door: null },
  { heights: [5, 7, 8, 8, 8, 7, 8, 4], door: { from: 3, to: 5, courses: 6 } },
  { heights: [3, 2, 2, 3, 1, 2, 1, 1], door: null },
];

/** What is left of a wall of squared stones, some six metres long: a corner stump, one with a doorway, one of a few courses. */
export const ruinedWall: ObjectRecipe = {
  semantic: 'building',
  stand: 'ground',
  variants: WALLS.length,
  footprint: 3.1,
  height: 3.4,
  principal: 'ruin-stone',
  doubleSided: false,
  sink: 0.1,
  levels: true,
  draw(mesh, { variant, random }) {
    const { heights, door } = WALLS[variant] as WallShape;
    const left = (-heights.length * STONE) / 2;
    heights.forEach((courses, column) => {
      for (let course = -1; course < courses; course++) {
        const isOpen = door !== null && column >= door.from && column < door.to && course < door.courses;
        if (isOpen) continue;
        // Every other course is laid half a stone over.
        const shift = course % 2 === 0 ? 0 : STONE / 2;
        const from = left + column * STONE + (column === 0 || isBeside(door, column) ? 0 : shift);
        const to = left + (column + 1) * STONE + (column === heights.length - 1 ? 0 : shift);
        const isEdge = door !== null && column + 1 === door.from && course < door.courses;
        addStoneBlock(mesh, { from, to: isEdge ? left + door.from * STONE : to, y: course * COURSE }, random);
      }
    });
    if (door !== null) {
      const [from, to] = [left + door.from * STONE - 0.3, left + door.to * STONE + 0.3];
      addBox(mesh, [from, (door.courses - 1) * COURSE, -0.42], [to, door.courses * COURSE, 0.42], 'ruin-stone');
    }
    addFallen(mesh, random);
    return wallSolid(heights, door);
  },
};

const isBeside = (door: WallShape['door'], column: number): boolean => door !== null && column === door.to;

function addStoneBlock(mesh: MeshBuilder, { from, to, y }: { from: number; to: number; y: number }, random: RandomStream): void {
  const slip = random.range(-0.03, 0.03);
  addBox(
    mesh,
    [from + 0.006, y, -THICKNESS / 2 + slip],
    [to - 0.006, y + COURSE - 0.012, THICKNESS / 2 + slip + random.range(-0.02, 0.02)],
    'ruin-stone',
  );
}

function addFallen(mesh: MeshBuilder, random: RandomStream): void {
  for (let k = 0; k < 6; k++) {
    const place = createTranslation(random.range(-2.6, 2.6), 0.02, (k % 2 === 0 ? 1 : -1) * random.range(0.65, 1.3));
    const size = random.range(0.22, 0.42);
    mesh.within(composeTransforms(place, createRotationY(random.range(0, 3)), createRotationX(random.range(-0.4, 0.4))), () =>
      addBlock(mesh, [0, -size * 0.3, 0], [size * 1.7, size, size * 1.2], 'ruin-stone'),
    );
  }
}

function wallSolid(heights: readonly number[], door: WallShape['door']): Solid {
  const half = (heights.length * STONE) / 2;
  if (door === null) return createBoxSolid(2 * half, Math.max(...heights) * COURSE, THICKNESS);
  const [from, to] = [door.from * STONE - half, door.to * STONE - half];
  const part = (x0: number, x1: number, y0: number, y1: number) =>
    ({ shape: 'box', min: [x0, y0, -THICKNESS / 2], max: [x1, y1, THICKNESS / 2] }) as const;
  const [lintel, top] = [(door.courses - 1) * COURSE, 8 * COURSE];
  return { shape: 'group', members: [part(-half, from, -0.3, top), part(to, half, -0.3, top), part(from, to, lintel, top)] };
}

/** Pieces of a fallen column: one drum, two of them, or a capital on its side. */
export const columnDrum: ObjectRecipe = {
  semantic: 'rock',
  stand: 'ground',
  variants: 3,
  footprint: 0.95,
  height: 0.8,
  principal: 'marble',
  doubleSided: false,
  sink: 0.08,
  leans: 'half',
  draw(mesh, { variant, random }) {
    const length = random.range(0.85, 1.15);
    if (variant < 2) addDrum(mesh, { x: 0, z: 0, turn: 0, length });
    if (variant === 1) addDrum(mesh, { x: length * 0.95 + 0.2, z: 0.35, turn: random.range(0.3, 0.8), length: 0.6 });
    if (variant === 2) addCapital(mesh);
    for (let k = 0; k < 4; k++) {
      const size = random.range(0.06, 0.14);
      const center = [random.range(-0.8, 0.8), size * 0.5, (k % 2 === 0 ? 1 : -1) * random.range(0.45, 0.8)] as const;
      addBlob(mesh, { center, radii: [size, size * 0.8, size], splits: 1, roughness: 0.3, frequency: 2, seed: k, faceted: true }, 'marble');
    }
    return createCylinderSolid(0.45, 0.65);
  },
};

function addDrum(mesh: MeshBuilder, { x, z, turn, length }: { x: number; z: number; turn: number; length: number }): void {
  mesh.within(
    composeTransforms(
      createTranslation(x, 0.33, z),
      createRotationY(turn),
      createRotationZ(Math.PI / 2),
      createTranslation(0, -length / 2, 0),
    ),
    () => {
      addLathe(
        mesh,
        {
          rings: [
            [0.32, 0],
            [0.355, 0.04],
            [0.345, length - 0.05],
            [0.3, length],
          ],
          sides: 18,
          smooth: false,
        },
        'marble',
      );
      // Raised fillets between the flutes.
      for (let k = 0; k < 9; k++) {
        const angle = (k * 2 * Math.PI) / 9;
        addBlock(mesh, [Math.cos(angle) * 0.34, 0.05, Math.sin(angle) * 0.34], [0.07, length - 0.11, 0.07], 'marble');
      }
    },
  );
}

function addCapital(mesh: MeshBuilder): void {
  mesh.within(
    composeTransforms(createTranslation(0, 0.36, 0), createRotationZ(1.9), createRotationY(0.5), createTranslation(0, -0.25, 0)),
    () => {
      addBlock(mesh, [0, 0.34, 0], [0.98, 0.2, 0.98], 'marble');
      addLathe(
        mesh,
        {
          rings: [
            [0.3, -0.1],
            [0.34, 0],
            [0.32, 0.08],
            [0.47, 0.34],
          ],
          sides: 18,
          smooth: false,
        },
        'marble',
      );
    },
  );
}

/** A flagstone of an old road, a hand's breadth proud of the soil. */
export const flagstone: ObjectRecipe = {
  semantic: 'path',
  stand: 'ground',
  variants: 5,
  footprint: 0.28,
  height: 0.12,
  principal: 'ruin-stone',
  doubleSided: false,
  sink: 0,
  leans: 'half',
  draw(mesh, { random }) {
    const radii = [random.range(0.42, 0.6), 0.16, random.range(0.36, 0.5)] as const;
    addSlab(mesh, radii, random);
    return null;
  },
};

/** A flat slab over an uneven polygon of five to seven corners. */
function addSlab(mesh: MeshBuilder, [rx, height, rz]: readonly [number, number, number], random: RandomStream): void {
  const corners = random.integer(5, 7);
  const outline = Array.from({ length: corners }, (_, k) => {
    const angle = ((k + random.range(-0.25, 0.25)) * 2 * Math.PI) / corners;
    return [Math.cos(angle) * rx, Math.sin(angle) * rz] as const;
  });
  const ring = (y: number, share: number): Vec3[] => outline.map(([x, z]) => [x * share, y, -z * share]);
  const [low, edge, top] = [ring(-height, 1), ring(0.025, 1), ring(0.045, 0.93)];
  mesh.polygon(top, 'ruin-stone');
  mesh.polygon(low.toReversed(), 'ruin-stone');
  for (const [below, above] of [
    [low, edge],
    [edge, top],
  ] as const)
    below.forEach((_, k) => {
      const next = (k + 1) % corners;
      mesh.polygon([below[k], below[next], above[next], above[k]] as [Vec3, Vec3, Vec3, Vec3], 'ruin-stone');
    });
}
