import { toFinishName } from '@diorama/materials';
import type { SurfaceName } from '@diorama/materials';
import { addBox } from '@diorama/shapes';
import type { Vec3 } from '@diorama/world-model';
import { FLOOR_HEIGHT } from '@diorama/world-model';

import { placeBoxes } from './place-boxes.js';
import type { Box } from './place-boxes.js';
import type { FloorArea } from './room-shape.js';
import type { RoomSink } from './room-sink.js';

/** What carries the viewer above the ground or the water; metres. */
export interface PlatformShape {
  readonly form: 'roof' | 'tower' | 'ship' | 'bridge' | 'pier' | 'balcony' | 'station';
  /** Sides of the deck. */
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  /** Of the deck above what is below it. */
  readonly height: number;
  readonly deck: SurfaceName;
  readonly side: SurfaceName;
}

const SLAB = 0.3;
const PARAPET = { height: 1, thickness: 0.22 } as const;
const MERLON = { height: 0.55, pitch: 1.5 } as const;
const RAIL = { post: 0.09, pitch: 1.6, bar: 0.06, bars: [0.5, 1] } as const;
const PILE = { size: 0.26, pitch: 3.2 } as const;
const PIER = { thick: 2.4, pitch: 13 } as const;
/** Steps of a bow: share of the beam and metres of each. */
const BOW = [0.86, 0.64, 0.38, 0.14] as const;
const BOW_STEP = 1.3;
const MASTS = [-6.5, 7] as const;
const MAST_SIZE = 0.44;
const FACADE = { thick: 0.4, above: 6 } as const;
const CLOTH = toFinishName('fabric #ece4d0');
const GLASS = toFinishName('glass #8fb0c0');

/** What a platform takes: floor areas of the deck that its masts stand on, and the metres from the viewer to its furthest corner. */
export function measurePlatform(shape: PlatformShape): { readonly taken: readonly FloorArea[]; readonly reach: number } {
  const { x, z } = shape;
  const deck = x.flatMap((px) => z.map((pz): Vec3 => [px, 0, pz]));
  const corners = [...deck, ...listSupports(shape).flat()];
  const masts = shape.form === 'ship' ? listMasts(z) : [];
  return {
    taken: masts.map((pz) => ({ x0: -MAST_SIZE / 2, x1: MAST_SIZE / 2, z0: pz - MAST_SIZE / 2, z1: pz + MAST_SIZE / 2 })),
    reach: Math.max(...corners.map(([px, , pz]) => Math.hypot(px, pz))),
  };
}

/** Adds deck, railings and what is below them; each part is closed and stops walkers. */
export function addPlatform(sink: RoomSink, shape: PlatformShape): void {
  const add = (boxes: readonly Box[], surface: SurfaceName): void =>
    placeBoxes(
      sink,
      boxes.map(([min, max]) => [at(min), at(max)]),
      surface,
    );
  const { x, z } = shape;
  sink.placeBody({
    semantic: 'floor',
    solid: { shape: 'box', min: at([x[0], -SLAB, z[0]]), max: at([x[1], 0, z[1]]) },
    draw: (mesh) => addBox(mesh, at([x[0], -SLAB, z[0]]), at([x[1], 0, z[1]]), shape.deck),
  });
  add(listRailings(shape), shape.side);
  add(listSupports(shape), shape.side);
  if (shape.form === 'ship') addRigging(shape, add);
  if (shape.form === 'balcony') add(listPanes(shape), GLASS);
}

const at = ([x, y, z]: Vec3): Vec3 => [x, y + FLOOR_HEIGHT, z];

function listRailings({ form, x, z }: PlatformShape): Box[] {
  const t = PARAPET.thickness;
  const wall = (x0: number, x1: number, z0: number, z1: number): Box => [
    [x0, 0, z0],
    [x1, PARAPET.height, z1],
  ];
  const long = [wall(x[0], x[0] + t, z[0], z[1]), wall(x[1] - t, x[1], z[0], z[1])];
  const ends = [wall(x[0] + t, x[1] - t, z[0], z[0] + t), wall(x[0] + t, x[1] - t, z[1] - t, z[1])];
  switch (form) {
    case 'roof':
      return [...long, ...ends];
    case 'tower':
      return [...long, ...ends].flatMap((side) => [side, ...listMerlons(side)]);
    case 'bridge':
      return long;
    case 'balcony':
      return [...listRails([x[0], z[0], x[1], z[0]]), ...listRails([x[0], z[0], x[0], z[1]]), ...listRails([x[1], z[0], x[1], z[1]])];
    case 'ship':
      return [...long, ends[1] as Box];
    case 'pier':
      return listRails([x[0], z[0], x[1], z[0]]);
    default:
      return [];
  }
}

function listMerlons([min, max]: Box): Box[] {
  const axis = max[0] - min[0] > max[2] - min[2] ? 0 : 2;
  const length = max[axis] - min[axis];
  const count = Math.max(1, Math.floor(length / MERLON.pitch));
  const step = length / count;
  return Array.from({ length: count }, (_, k): Box => {
    const from = min[axis] + (k + 0.2) * step;
    const low: Vec3 = axis === 0 ? [from, max[1], min[2]] : [min[0], max[1], from];
    const high: Vec3 =
      axis === 0 ? [from + 0.6 * step, max[1] + MERLON.height, max[2]] : [max[0], max[1] + MERLON.height, from + 0.6 * step];
    return [low, high];
  });
}

/** Posts with two bars along a line of the deck. */
function listRails([x0, z0, x1, z1]: readonly [number, number, number, number]): Box[] {
  const count = Math.max(1, Math.round(Math.hypot(x1 - x0, z1 - z0) / RAIL.pitch));
  const [post, bar] = [RAIL.post / 2, RAIL.bar / 2];
  const posts = Array.from({ length: count + 1 }, (_, k): Box => {
    const [px, pz] = [x0 + ((x1 - x0) * k) / count, z0 + ((z1 - z0) * k) / count];
    return [
      [px - post, 0, pz - post],
      [px + post, RAIL.bars[1] + RAIL.bar, pz + post],
    ];
  });
  const bars = RAIL.bars.map((y): Box => [
    [Math.min(x0, x1) - bar, y - bar, Math.min(z0, z1) - bar],
    [Math.max(x0, x1) + bar, y + bar, Math.max(z0, z1) + bar],
  ]);
  return [...posts, ...bars];
}

function listSupports({ form, x, z, height }: PlatformShape): Box[] {
  const foot = -height - 1;
  const block: Box = [
    [x[0], foot, z[0]],
    [x[1], -SLAB, z[1]],
  ];
  const spread = (pitch: number): number[] => {
    const count = Math.max(2, Math.round((z[1] - z[0]) / pitch));
    return Array.from({ length: count }, (_, k) => z[0] + ((k + 0.5) * (z[1] - z[0])) / count);
  };
  switch (form) {
    case 'roof':
    case 'tower':
    case 'station':
      return [block];
    case 'balcony':
      return [
        [
          [x[0] - 5, foot, z[1]],
          [x[1] + 5, FACADE.above, z[1] + FACADE.thick],
        ],
        ...[x[0] + 0.4, x[1] - 0.4].map((px): Box => [
          [px - 0.12, -SLAB - 0.5, z[0] + 0.5],
          [px + 0.12, -SLAB, z[1]],
        ]),
      ];
    case 'bridge':
      return spread(PIER.pitch).map((pz): Box => [
        [x[0] + 0.3, foot, pz - PIER.thick / 2],
        [x[1] - 0.3, -SLAB, pz + PIER.thick / 2],
      ]);
    case 'pier':
      return spread(PILE.pitch).flatMap((pz) =>
        [x[0] + PILE.size, x[1] - PILE.size].map((px): Box => [
          [px - PILE.size / 2, foot - 4, pz - PILE.size / 2],
          [px + PILE.size / 2, -SLAB, pz + PILE.size / 2],
        ]),
      );
    default:
      return [
        block,
        ...listBow(x, z[0]).map(([low, high]): Box => [
          [low[0], foot, low[2]],
          [high[0], PARAPET.height, high[2]],
        ]),
      ];
  }
}

/** The bow in steps that grow narrower. */
const listBow = (x: readonly [number, number], front: number): Box[] =>
  BOW.map((share, k): Box => {
    const [middle, half] = [(x[0] + x[1]) / 2, (share * (x[1] - x[0])) / 2];
    return [
      [middle - half, 0, front - (k + 1) * BOW_STEP],
      [middle + half, 0, front - k * BOW_STEP],
    ];
  });

const listMasts = (z: readonly [number, number]): number[] => MASTS.filter((value) => value > z[0] && value < z[1]);

/** Masts with yards and sails, above the heads of walkers. */
function addRigging({ side, z }: PlatformShape, add: (boxes: readonly Box[], surface: SurfaceName) => void): void {
  for (const pz of listMasts(z)) {
    const yard = (y: number, half: number): Box => [
      [-half, y, pz - 0.12],
      [half, y + 0.22, pz + 0.12],
    ];
    add(
      [
        [
          [-MAST_SIZE / 2, 0, pz - MAST_SIZE / 2],
          [MAST_SIZE / 2, 17, pz + MAST_SIZE / 2],
        ],
        yard(5, 4.6),
        yard(10.5, 3.8),
        yard(15.2, 2.6),
      ],
      side,
    );
    add(
      [
        [
          [-4.2, 5.3, pz - 0.34],
          [4.2, 10.3, pz - 0.26],
        ],
        [
          [-3.4, 10.8, pz - 0.34],
          [3.4, 15, pz - 0.26],
        ],
      ],
      CLOTH,
    );
  }
}

/** Windows of the front behind a balcony. */
const listPanes = ({ x, z }: PlatformShape): Box[] =>
  [-1.2, 0.2].map((px): Box => [
    [(x[0] + x[1]) / 2 + px, 0.05, z[1] - 0.03],
    [(x[0] + x[1]) / 2 + px + 1, 2.2, z[1] - 0.001],
  ]);
