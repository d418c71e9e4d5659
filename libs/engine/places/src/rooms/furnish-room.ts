import { CATALOGUE } from '@diorama/catalogue';
import type { RoomItem, RoomType, RoomZone } from '@diorama/catalogue';
import type { RandomStream } from '@diorama/random';
import { getFootprintSize, getThing } from '@diorama/things';

import type { RoomPlan } from './room-plan.js';
import { spreadOverRoom } from '@diorama/room-shells';
import type { RoomSide } from '@diorama/world-model';
import { clamp, createWallFrame } from '@diorama/world-model';

const TRIES = 24;
/** Metres between a seat and what it faces. */
const SEAT_GAP = 0.08;
/** Metres between the side wall and what stands in a corner. */
const CORNER_GAP = 0.04;
/** Metres from the viewer to what stands in the middle of a room of a stated size, at most. */
const AHEAD_MAX = 5.5;
/** Metres of floor around what lies on it, and the least factor on its size. */
const BORDER = 0.08;
const FLAT_MIN = 0.4;
/** Metres between both halves of rows of seats. */
const AISLE = 1.2;

/** Puts in what a type of room has, item by item; what finds no room is left out. */
export function furnishRoom(plan: RoomPlan, type: Pick<RoomType, 'items' | 'hasPlainPanes'>, random: RandomStream): void {
  const isMirrored = random.next() < 0.5;
  for (const entry of type.items) {
    // Each item draws from the stream, so that what the prompt adds changes nothing else.
    const [chance, amount] = [random.next(), random.range(AMOUNT_MIN, 1)];
    if (chance >= (entry.chance ?? 1) || !plan.brings(entry.kind)) continue;
    const zone = isMirrored ? (MIRRORED[entry.zone] ?? entry.zone) : entry.zone;
    const count = VARYING.includes(entry.zone) ? Math.max(1, Math.round((entry.count ?? 1) * amount)) : (entry.count ?? 1);
    putItem(plan, { ...entry, zone, count }, { isMirrored, isFixed: type.hasPlainPanes === true });
  }
}

interface Manner {
  /** Left and right are exchanged. */
  readonly isMirrored: boolean;
  /** Furniture stands by its own wall or not at all. */
  readonly isFixed: boolean;
}

/** Zones of which seeds have more or fewer objects, down to this share. */
const VARYING: readonly RoomZone[] = ['corner', 'floor', 'hung', 'on', 'wall', 'left', 'right', 'back'];
const AMOUNT_MIN = 0.5;
/** Half of the seeds exchange the left and the right. */
const MIRRORED: Partial<Record<RoomZone, RoomZone>> = {
  left: 'right',
  right: 'left',
  'along-left': 'along-right',
  'along-right': 'along-left',
  'file-left': 'file-right',
  'file-right': 'file-left',
};

function putItem(plan: RoomPlan, entry: RoomItem, { isMirrored, isFixed }: Manner): void {
  const { kind, zone, count = 1 } = entry;
  const order = isMirrored ? ROTATED.toReversed() : ROTATED;
  const repeat = (put: (k: number) => void): void => {
    for (let k = 0; k < count; k++) put(k);
  };
  switch (zone) {
    case 'front':
    case 'left':
    case 'right':
    case 'back':
      return repeat((k) => putByOwnWall(plan, entry, zone, { isFixed, bay: plan.scene.size === undefined ? undefined : k }));
    case 'wall':
      return repeat((k) => void putByWall(plan, entry, order[k % 4] as readonly RoomSide[]));
    case 'along-front':
    case 'along-left':
    case 'along-right':
    case 'along-back':
      return plan.lineWall(kind, zone.slice('along-'.length) as RoomSide, lookOf(entry));
    case 'file-left':
    case 'file-right':
      return putInFile(plan, entry);
    case 'centre':
      return repeat(() => putInCentre(plan, entry));
    case 'rows':
    case 'rows-facing':
      return putInRows(plan, entry);
    case 'aisles':
      return putInAisles(plan, entry);
    case 'corner':
      return repeat(() => putInCorner(plan, entry));
    case 'floor':
      return repeat(() => putAnywhere(plan, entry));
    case 'flat':
      return layFlat(plan, entry);
    case 'ceiling':
      return hangFromCeiling(plan, entry);
    case 'hung':
      return repeat((k) => hang(plan, entry, k));
    case 'on':
      return repeat(() => void plan.putOnTop(kind, lookOf(entry)));
    case 'around':
      return putAround(plan, entry);
  }
}

const lookOf = ({ size, isExact }: RoomItem): { scale?: number; isExact?: true } => ({
  ...(size === undefined ? {} : { scale: size }),
  ...(isExact === undefined ? {} : { isExact }),
});

/** Width and depth of an item in its size, metres. */
function sizeOf({ kind, size = 1 }: RoomItem): readonly [width: number, depth: number] {
  const [width, depth] = getFootprintSize(kind);
  return [width * size, depth * size];
}

const ROTATED: readonly (readonly RoomSide[])[] = [
  ['front', 'left', 'right', 'back'],
  ['left', 'right', 'front', 'back'],
  ['right', 'front', 'left', 'back'],
  ['front', 'right', 'back', 'left'],
];

/**
 * By one of these walls: in its middle first, then further and further from it.
 *
 * @param bay which part of the wall it takes, of as many as there are such things
 * @returns whether it found a place
 */
function putByWall(plan: RoomPlan, entry: RoomItem, sides: readonly RoomSide[], bay?: number): boolean {
  const { count = 1 } = entry;
  for (const side of sides) {
    const { length } = createWallFrame(plan.shape, side);
    const room = Math.max(0, (length - sizeOf(entry)[0]) / 2);
    const middle = bay === undefined ? 0 : 2 * room * ((bay + 0.5) / count - 0.5);
    const reach = bay === undefined ? room : room / count;
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const along = middle + ((attempt % 2 === 0 ? 1 : -1) * reach * Math.ceil(attempt / 2)) / (TRIES / 2);
      if (plan.putByWall(entry.kind, side, along, lookOf(entry))) return true;
    }
  }
  return false;
}

/** The walls for what its own wall has no place for, the one that the viewer faces first. */
const OTHER_WALLS: Readonly<Record<RoomSide, readonly RoomSide[]>> = {
  front: ['left', 'right', 'back'],
  left: ['right', 'front', 'back'],
  right: ['left', 'front', 'back'],
  back: ['left', 'right', 'front'],
};
/** Factors on the size of furniture for which no wall has a place: small rooms have small furniture. */
const SMALLER = [0.88, 0.78] as const;

/** By its own wall, else by another one, else a little smaller: a bedroom needs its bed. A vehicle keeps each part in its place. */
function putByOwnWall(
  plan: RoomPlan,
  entry: RoomItem,
  side: RoomSide,
  { isFixed, bay }: { isFixed: boolean; bay: number | undefined },
): void {
  if (bay !== undefined && putByWall(plan, entry, [side], bay)) return;
  // What keeps its size is made for its wall, as the lines of a court.
  const walls: readonly RoomSide[] = isFixed || entry.isExact === true ? [side] : [side, ...OTHER_WALLS[side]];
  if (putByWall(plan, entry, walls)) return;
  SMALLER.some((factor) => putByWall(plan, { ...entry, size: factor * (entry.size ?? 1) }, walls));
}

/** z of what lies at this share of the way to the front wall; in a room of a stated size not far from the viewer. */
const aheadOf = ({ scene, shape }: RoomPlan, share: number): number =>
  scene.size === undefined ? share * shape.z[0] : Math.max(share * shape.z[0], -AHEAD_MAX);

/** On the floor, over all of it where it is a court; in a room of a stated size smaller where it would reach into the walls. */
function layFlat(plan: RoomPlan, entry: RoomItem): void {
  const { scene, shape } = plan;
  if (scene.size === undefined) return plan.lay(entry.kind, { x: 0, z: 0.45 * shape.z[0], turn: 0 }, lookOf(entry));
  const [width, depth] = sizeOf(entry);
  const [across, along] = [shape.x[1] - shape.x[0] - 2 * BORDER, shape.z[1] - shape.z[0] - 2 * BORDER];
  const factor = Math.min(1, across / width, along / depth, shape.height / getThing(entry.kind).height);
  if (factor < FLAT_MIN) return;
  const within = (value: number, [low, high]: readonly [number, number], extent: number): number =>
    clamp(value, low + BORDER + (factor * extent) / 2, high - BORDER - (factor * extent) / 2);
  const place = { x: within(0, shape.x, width), z: within(aheadOf(plan, 0.45), shape.z, depth), turn: 0 };
  plan.lay(entry.kind, place, { ...lookOf(entry), scale: (entry.size ?? 1) * factor });
}

function putInCentre(plan: RoomPlan, entry: RoomItem): void {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const x = (attempt % 2 === 0 ? 1 : -1) * 0.3 * Math.ceil(attempt / 2);
    if (plan.putOnFloor(entry.kind, { x, z: aheadOf(plan, 0.52) - 0.05 * attempt, turn: 0 }, lookOf(entry))) return;
  }
}

/** Rows from the front wall to the back; an aisle stays free where the viewer stands. */
function putInRows(plan: RoomPlan, entry: RoomItem): void {
  const [width, depth] = sizeOf(entry);
  const [across, along] = entry.pitch ?? [width + 0.7, depth + 1];
  const { x: xs, z: zs } = plan.shape;
  const columns = Math.max(1, Math.floor((xs[1] - xs[0] - 0.8) / across));
  const rows = Math.max(1, Math.floor((zs[1] - zs[0] - 1.6) / along));
  const turn = entry.zone === 'rows' ? Math.PI : 0;
  let left = entry.count ?? columns * rows;
  for (let row = 0; row < rows && left > 0; row++)
    for (let column = 0; column < columns && left > 0; column++) {
      const x = (xs[0] + xs[1]) / 2 + (column - (columns - 1) / 2) * across;
      // Seats side by side leave an aisle in the middle and at both ends.
      if (across - width < AISLE / 2 && Math.abs(x) < (AISLE + width) / 2) continue;
      const z = zs[0] + 1.2 + depth / 2 + row * along;
      if (plan.putOnFloor(entry.kind, { x, z, turn }, lookOf(entry))) left--;
    }
}

/** Along a side wall from the front to the back, as many as are wanted and have room. */
function putInFile(plan: RoomPlan, entry: RoomItem): void {
  const [width, depth] = sizeOf(entry);
  const { x: xs, z: zs } = plan.shape;
  const step = entry.pitch?.[1] ?? depth + 0.1;
  const x = entry.zone === 'file-left' ? xs[0] + width / 2 + 0.04 : xs[1] - width / 2 - 0.04;
  let left = entry.count ?? Infinity;
  for (let z = zs[0] + depth; z < zs[1] - depth / 2 && left > 0; z += step)
    if (plan.putOnFloor(entry.kind, { x, z, turn: Math.PI }, lookOf(entry))) left--;
}

/** Pairs of rows, back to back, whose fronts look to both sides; the ways between them lead to the front wall. */
function putInAisles(plan: RoomPlan, entry: RoomItem): void {
  const [width, depth] = sizeOf(entry);
  const { x: xs, z: zs } = plan.shape;
  const way = Math.max(1.8, (entry.pitch?.[1] ?? 0) - depth);
  const step = 2 * depth + way;
  const aisles = Math.max(2, Math.floor((xs[1] - xs[0] - 1.2) / step) & ~1);
  const runs = Math.max(1, Math.floor((zs[1] - zs[0] - 3.4) / (width + 0.02)));
  let left = entry.count ?? 2 * aisles * runs;
  for (let run = 0; run < runs && left > 0; run++)
    for (let aisle = 0; aisle < aisles && left > 0; aisle++)
      for (const side of [-1, 1]) {
        // The viewer stands in a way, not before a shelf's end.
        const middle = (aisle - (aisles - 1) / 2) * step;
        const spot = {
          x: middle + side * (depth / 2 + 0.01),
          z: zs[0] + 1.6 + width / 2 + run * (width + 0.02),
          turn: (side * Math.PI) / 2,
        };
        if (plan.putOnFloor(entry.kind, spot, lookOf(entry))) left--;
      }
}

const hasLeaves = (kind: string): boolean => ['plant', 'tree'].includes(getThing(kind).semantic);

/** Share of the width of a plant that its leaves reach to each side of its stem. */
const LEAF_SHARE = 0.45;

/** Metres from the stem of a plant to the ends of its leaves, which do not grow into walls; 0 for other things. */
function measureCrown({ kind, size = 1 }: RoomItem): number {
  return hasLeaves(kind) ? LEAF_SHARE * size * (CATALOGUE.get(kind)?.size[0] ?? 0) : 0;
}

function putInCorner(plan: RoomPlan, entry: RoomItem): void {
  const area = plan.areaOf(entry.kind, { x: 0, z: 0, turn: Math.PI / 4 }, entry.size ?? 1);
  const half = Math.max(area.x1, area.z1, measureCrown(entry)) + 0.06;
  const { x, z } = plan.shape;
  for (const [cx, cz] of [
    [x[1] - half, z[0] + half],
    [x[0] + half, z[0] + half],
    [x[1] - half, z[1] - half],
    [x[0] + half, z[1] - half],
  ] as const)
    if (plan.putOnFloor(entry.kind, { x: cx, z: cz, turn: (Math.sign(-cx * cz) * Math.PI) / 4 + (cz > 0 ? Math.PI : 0) }, lookOf(entry)))
      return;
  if (!hasLeaves(entry.kind)) putInto(plan, entry);
}

/** Straight into a corner, with its back to one wall: a shower takes less floor so than across the corner. */
function putInto(plan: RoomPlan, entry: RoomItem): void {
  const size = entry.size ?? 1;
  const [width] = getFootprintSize(entry.kind);
  for (const factor of [1, ...SMALLER])
    for (const side of ['front', 'left', 'right', 'back'] as const)
      for (const end of [1, -1]) {
        const { length } = createWallFrame(plan.shape, side);
        const along = end * (length / 2 - (width * factor * size) / 2 - CORNER_GAP);
        if (plan.putByWall(entry.kind, side, along, { ...lookOf(entry), scale: factor * size })) return;
      }
}

function putAnywhere(plan: RoomPlan, entry: RoomItem): void {
  const { x: xs, z: zs } = plan.shape;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const [x, z] = [plan.random.range(xs[0], xs[1]), plan.random.range(zs[0], zs[1])];
    if (plan.putOnFloor(entry.kind, { x, z, turn: -Math.atan2(x, -z) }, lookOf(entry))) return;
  }
}

/** Factors on the size of lamps in low rooms. */
const HANGING = [0.8, 0.64] as const;

function hangFromCeiling(plan: RoomPlan, entry: RoomItem): void {
  const { height } = plan.shape;
  const count = entry.count ?? 1;
  // What would hang into the way of people is a smaller one.
  for (const { x, z } of spreadOverRoom(plan.shape, count))
    [1, ...HANGING].some((factor) =>
      plan.putAloft(
        entry.kind,
        { x, z: count === 1 ? aheadOf(plan, 0.45) : z, lift: height },
        { ...lookOf(entry), scale: factor * (entry.size ?? 1) },
      ),
    );
}

function hang(plan: RoomPlan, entry: RoomItem, k: number): void {
  for (const side of ROTATED[k % 4] as readonly RoomSide[]) {
    const { length } = createWallFrame(plan.shape, side);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const along = plan.random.range(-0.42, 0.42) * length;
      if (plan.hang(entry.kind, { side, along, bottom: entry.bottom ?? 1.4 }, lookOf(entry))) return;
    }
  }
}

/** Seats at the long sides of each host first, then at its ends, facing it. */
function putAround(plan: RoomPlan, entry: RoomItem): void {
  const hosts = plan.placed.filter(({ kind }) => kind === entry.of);
  const [, depth] = sizeOf(entry);
  for (const host of hosts) {
    const [hostWidth, hostDepth] = getFootprintSize(host.kind).map((side) => side * host.scale) as [number, number];
    const count = entry.count ?? 1;
    const perSide = Math.max(1, Math.ceil((count - (count > 4 ? 2 : 0)) / 2));
    const spots = Array.from({ length: count }, (_, k): readonly [number, number, number] => {
      if (k >= 2 * perSide) {
        const end = k % 2 === 0 ? 1 : -1;
        return [end * (hostWidth / 2 + depth / 2 + SEAT_GAP), 0, end > 0 ? -Math.PI / 2 : Math.PI / 2];
      }
      const side = k % 2 === 0 ? 1 : -1;
      const along = hostWidth * ((Math.floor(k / 2) + 0.5) / perSide - 0.5);
      return [along, side * (hostDepth / 2 + depth / 2 + SEAT_GAP), side > 0 ? Math.PI : 0];
    });
    const [c, s] = [Math.cos(host.turn), Math.sin(host.turn)];
    for (const [along, across, turn] of spots)
      plan.putOnFloor(
        entry.kind,
        { x: host.x + c * along + s * across, z: host.z - s * along + c * across, turn: host.turn + turn },
        lookOf(entry),
      );
  }
}
