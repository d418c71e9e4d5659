import { computeReachableArea, REACH_CELL, WALKER } from '@diorama/splatting';
import type { ReachableArea } from '@diorama/splatting';
import type { RoomOpening, WorldModel } from '@diorama/world-model';

import { listPlacedBodies } from './placed-body.js';
import type { PlacedBody } from './placed-body.js';

/** A person who walks through doors: radius 0.3 m. */
const PERSON = { ...WALKER, radius: 0.3 };
/** Metres that a person walks in the open, and the margin of the search. */
export const WALK_DISTANCE = 20;
const MARGIN = 2;
/** A person is at a door within this distance of the point in front of its middle, metres. */
const DOOR_REACH = 0.3;
const DOOR_STAND = 0.5;
/** In a room without doors and windows, such as a cave, a person gets so far, metres. */
const HALL_WALK = 5;
/** The far side of a room is reached where what is left to its wall is less than one of both: metres, share of the way. */
const LEFT = { metres: 2, share: 0.3 } as const;

/** How far a person gets from the first spawn point. */
export interface Passages {
  readonly doors: number;
  /** Doors that a person does not reach. */
  readonly blocked: readonly RoomOpening[];
  /** Metres from the start to the most distant place that is reached, at most `WALK_DISTANCE` + 2. */
  readonly walk: number;
  /** Sides of a room that are not reached, of four; 0 in the open. */
  readonly missedSides: number;
}

/** Follows a person with a radius of 0.3 m from the start of a world over its collider. */
export function measurePassages(model: WorldModel, bodies: readonly PlacedBody[] = listPlacedBodies(model)): Passages {
  const start = { ...model, spawnPoints: model.spawnPoints.slice(0, 1) };
  const room = roomOf(model, bodies);
  const radius = room === null ? WALK_DISTANCE + MARGIN : Math.max(...room.map(Math.abs)) * Math.SQRT2 + MARGIN;
  const area = computeReachableArea(start, radius, PERSON);
  const doors = (model.openings ?? []).filter(({ kind }) => kind !== 'window');
  return {
    doors: doors.length,
    blocked: doors.filter((door) => !isReached(area, door)),
    walk: farthestOf(area),
    missedSides: room !== null ? countMissedSides(area, room) : model.indoor && farthestOf(area) < HALL_WALK ? 1 : 0,
  };
}

/** Walls of a room: least and most x, least and most z. Null in the open and where the floor has no clear outline. */
function roomOf(model: WorldModel, bodies: readonly PlacedBody[]): readonly [number, number, number, number] | null {
  const floor = (model.openings ?? []).length > 0 ? bodies.find(({ isPlace, semantic }) => isPlace && semantic === 'floor') : undefined;
  return floor === undefined ? null : [floor.min[0], floor.max[0], floor.min[2], floor.max[2]];
}

function isReached(area: ReachableArea, { x, z, azimuth }: RoomOpening): boolean {
  const angle = (azimuth * Math.PI) / 180;
  const [px, pz] = [x + DOOR_STAND * Math.sin(angle), z - DOOR_STAND * Math.cos(angle)];
  let reached = false;
  forEachReached(area, (cx, cz) => {
    if (Math.hypot(cx - px, cz - pz) <= DOOR_REACH) reached = true;
  });
  return reached;
}

function farthestOf(area: ReachableArea): number {
  let farthest = 0;
  forEachReached(area, (x, z) => (farthest = Math.max(farthest, Math.hypot(x, z))));
  return farthest;
}

function countMissedSides(area: ReachableArea, [x0, x1, z0, z1]: readonly [number, number, number, number]): number {
  let [west, east, north, south] = [0, 0, 0, 0];
  forEachReached(area, (x, z) => {
    [west, east] = [Math.min(west, x), Math.max(east, x)];
    [north, south] = [Math.min(north, z), Math.max(south, z)];
  });
  const ways = [
    [-west, -x0],
    [east, x1],
    [-north, -z0],
    [south, z1],
  ] as const;
  return ways.filter(([reached, whole]) => whole - reached > Math.max(LEFT.metres, LEFT.share * whole)).length;
}

function forEachReached({ half, floor }: ReachableArea, visit: (x: number, z: number) => void): void {
  const side = 2 * half + 1;
  floor.forEach((height, at) => {
    if (!Number.isNaN(height)) visit(((at % side) - half) * REACH_CELL, (Math.floor(at / side) - half) * REACH_CELL);
  });
}
