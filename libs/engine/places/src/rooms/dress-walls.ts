import { CATALOGUE, dressInStyles, findStyleTypes, findWallDressing, ROOM_TYPES } from '@diorama/catalogue';
import type { WallDressing } from '@diorama/catalogue';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { getFootprintSize, getThing } from '@diorama/things';
import { createWallFrame, ROOM_SIDES } from '@diorama/world-model';

import type { RoomPlan } from './room-plan.js';

/** Metres above the floor of the middle of what hangs on a wall, and by how much the wall must be free below and above that. */
const SIGHT = 1.6;
const BAND = 0.3;
/** A stretch of wall shorter than this stays bare; a longer one has an object in each of these many metres. */
const STRETCH_MIN = 1;
const SPACING = 2;
/** Share of its part of the wall that an object takes at most, and metres that stay free at both ends of a wall. */
const USED = 0.8;
const END = 0.12;
/** Metres between the lining of a wall and what hangs above it. */
const ABOVE_LINING = 0.14;
/** A sparser room has bare walls. */
const DENSITY_MIN = 0.55;
/** Objects at most in one room. */
const MOST = 14;
/** Metres around the walls of a room of a stated size for each object, and the most there. */
const SIZED = { around: 3, most: 60 } as const;
/** Rooms higher than this have larger pictures, metres; and the factor. */
const HIGH = 3.6;
const LARGER = 1.5;

/** Hangs on the free walls of a room what belongs there, at the height of the eyes and in the middle of each free stretch. */
export function dressWalls(plan: RoomPlan): void {
  const { scene, shape } = plan;
  if (shape.isUneven === true || scene.density < DENSITY_MIN) return;
  const dressings = listDressings(plan);
  if (dressings.length === 0) return;
  const random = createRandomStream(scene.seed, hashStreamName('dressing of the walls'));
  const hung = new Map<string, number>();
  let [next, left] = [random.integer(0, dressings.length - 1), countObjects(plan)];
  for (const spot of listSpots(plan)) {
    for (let attempt = 0; attempt < dressings.length && left > 0; attempt++) {
      const { kinds, most = Infinity } = dressings[(next + attempt) % dressings.length] as WallDressing;
      const kind = random.pick(kinds);
      if ((hung.get(kind) ?? 0) >= most || !belongs(plan, kind) || !hangAt(plan, kind, spot)) continue;
      hung.set(kind, (hung.get(kind) ?? 0) + 1);
      next += attempt + 1;
      left--;
      break;
    }
  }
}

const countObjects = ({ scene, shape: { x, z } }: RoomPlan): number =>
  scene.size === undefined ? MOST : Math.min(SIZED.most, Math.round((2 * (x[1] - x[0] + z[1] - z[0])) / SIZED.around));

/** Whether the prompt says nothing of objects of its family, neither that there are some nor that there are none. */
const belongs = ({ scene }: RoomPlan, kind: string): boolean =>
  ![...scene.without, ...scene.objects.map((asked) => asked.kind)].some((named) => familyOf(named) === familyOf(kind));

const familyOf = (kind: string): string => CATALOGUE.get(kind)?.family ?? kind;

/** What the room hangs on its walls, in its styles. */
const listDressings = ({ scene }: RoomPlan): readonly WallDressing[] =>
  dressInStyles(findWallDressing(scene.place, scene.room === undefined ? undefined : ROOM_TYPES.get(scene.room)), findStyleTypes(scene));

interface Spot {
  readonly side: (typeof ROOM_SIDES)[number];
  readonly along: number;
  /** Metres of wall that belong to it. */
  readonly width: number;
}

function listSpots({ walls, shape }: RoomPlan): Spot[] {
  return ROOM_SIDES.flatMap((side) => {
    const half = createWallFrame(shape, side).length / 2 - END;
    const free = walls.listFree({ side, from: -half, to: half, bottom: SIGHT - BAND, top: SIGHT + BAND });
    return free.flatMap(({ from, to }): Spot[] => {
      const length = to - from;
      if (length < STRETCH_MIN) return [];
      const count = Math.max(1, Math.floor(length / SPACING));
      return Array.from({ length: count }, (_, k) => ({ side, along: from + (length * (k + 0.5)) / count, width: length / count }));
    });
  });
}

function hangAt(plan: RoomPlan, kind: string, { side, along, width }: Spot): boolean {
  const { height: ceiling, lining } = plan.shape;
  const { height } = getThing(kind);
  const usual = ceiling > HIGH ? LARGER : 1;
  const scale = Math.min(usual, (USED * width) / getFootprintSize(kind)[0]);
  if (scale < 0.7) return false;
  const lowest = lining === undefined ? 0 : lining.height + ABOVE_LINING;
  const bottom = Math.max(lowest, SIGHT - (height * scale) / 2);
  return plan.hang(kind, { side, along, bottom }, { scale });
}
