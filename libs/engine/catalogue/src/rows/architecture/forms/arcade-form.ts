import { array, boxAt, extrude, group, move } from '@diorama/shape-language';
import type { Point2, Shape, Slot } from '@diorama/shape-language';

/** The head of an arch. */
export type ArchHead = 'round' | 'pointed' | 'horseshoe' | 'flat';

/** Share of the width of an opening by which the sides of a horseshoe arch stand out over its jambs. */
const HORSESHOE = 0.09;

/** The outline of an arched opening that stands on y = 0.01, its middle at x = 0; `height` is that of its crown, metres. */
export function archOutline(width: number, height: number, head: ArchHead): readonly Point2[] {
  const half = width / 2;
  const sill = 0.01;
  if (head === 'flat')
    return [
      [-half, sill],
      [half, sill],
      [half, height],
      [-half, height],
    ];
  const rise = head === 'pointed' ? 1.25 * half : half;
  const spring = height - rise;
  const bulge = head === 'horseshoe' ? HORSESHOE * width : 0;
  const arc = Array.from({ length: 11 }, (_, k): Point2 => {
    const angle = (Math.PI * k) / 10;
    const x = (half + bulge * Math.sin(angle) ** 0.5) * Math.cos(angle);
    const lift = head === 'pointed' ? Math.sin(angle) ** 0.8 * (0.86 + 0.14 * Math.sin(angle) ** 6) : Math.sin(angle);
    return [x, spring + rise * lift];
  });
  return [[-half, sill], [half, sill], ...arc];
}

/** A storey of arches. */
export interface ArcadeStorey {
  readonly head: ArchHead;
  /** Metres from floor to floor, and the width and the height of an opening. */
  readonly height: number;
  readonly open: readonly [width: number, height: number];
  readonly wall?: Slot;
  /** Height of a band of tiles on the wall behind, metres, and its slot. */
  readonly dado?: readonly [height: number, slot: Slot];
  readonly railing?: Slot;
}

interface Arcade {
  readonly bays: number;
  /** Metres from one arch to the next. */
  readonly bay: number;
  readonly depth: number;
  readonly storeys: readonly ArcadeStorey[];
  readonly roof: Slot;
  /** What stands in every other bay of the wall behind. */
  readonly door: Slot;
  /** Whether the roof slopes towards the court; flat with a low parapet where left out. */
  readonly isSloped?: true;
}

/** Thickness of the front, metres. */
const FRONT = 0.5;

function storey(given: ArcadeStorey, { bays, bay, depth, door }: Arcade): Shape {
  const { head, height, open, wall = 'wall', dado, railing } = given;
  const [width, crown] = open;
  const z = depth / 2 - FRONT / 2;
  const half = bay / 2;
  const arch = extrude(
    wall,
    [
      [-half, 0],
      [half, 0],
      [half, height],
      [-half, height],
    ],
    FRONT,
    { holes: [archOutline(width, crown, head)] },
  );
  const back = boxAt('wall2', [bays * bay, height, 0.3], [0, 0, -depth / 2 + 0.15]);
  const doors = array(
    boxAt(door, [1.3, Math.min(2.5, height - 0.6), 0.12], [0, 0, -depth / 2 + 0.36]),
    Math.ceil(bays / 2),
    [2 * bay, 0, 0],
    true,
  );
  const tiles = dado === undefined ? [] : [boxAt(dado[1], [bays * bay - 0.2, dado[0], 0.06], [0, 0, -depth / 2 + 0.33])];
  const rail =
    railing === undefined
      ? []
      : [
          boxAt(railing, [bays * bay, 0.1, 0.1], [0, 0.95, z - 0.2]),
          array(boxAt(railing, [0.05, 0.95, 0.05], [0, 0, z - 0.2]), Math.floor(bays * bay * 3), [1 / 3, 0, 0], true),
        ];
  return group(move(array(arch, bays, [bay, 0, 0], true), 0, 0, z), back, doors, ...tiles, ...rail);
}

/** A wing of a court: storeys of arches in front of a walk, open towards +z. Its size: `bays * bay` wide, `depth` deep. */
export function arcade(spec: Arcade): Shape {
  const { bays, bay, depth, storeys, roof, isSloped } = spec;
  const width = bays * bay;
  let y = 0.15;
  const parts: Shape[] = [boxAt('base', [width, 0.15, depth], [0, 0, 0])];
  for (const each of storeys) {
    parts.push(move(storey(each, spec), 0, y, 0));
    y += each.height;
    parts.push(boxAt('trim', [width, 0.22, depth], [0, y - 0.11, 0]));
  }
  parts.push(
    isSloped === true
      ? move(slopedRoof(roof, width, depth), 0, y + 0.1, 0)
      : group(boxAt(roof, [width, 0.3, depth], [0, y + 0.1, 0]), boxAt('wall', [width, 0.7, 0.3], [0, y + 0.3, depth / 2 - 0.2])),
  );
  return group(...parts);
}

/** A roof that falls towards +z, with a ridge behind the middle. */
function slopedRoof(slot: Slot, width: number, depth: number): Shape {
  const profile: readonly Point2[] = [
    [-depth / 2 - 0.3, 0],
    [depth / 2 + 0.6, 0],
    [depth / 2 + 0.6, 0.16],
    [-0.2 * depth, 0.36 * depth],
    [-depth / 2 - 0.3, 0.16],
  ];
  return {
    form: 'placed',
    part: extrude(slot, profile.map(([z, h]): Point2 => [-z, h]).toReversed(), width),
    turn: [0, 90, 0],
    move: [0, 0, 0],
  };
}
