import { ROOM_TYPES } from '@diorama/catalogue';
import type { RoomBase, RoomItem, RoomType, RoomZone } from '@diorama/catalogue';
import { listRoomPlants } from '@diorama/lexicon';
import { createRandomStream, hashStreamName } from '@diorama/random';
import { getFootprintSize } from '@diorama/things';

import { furnishRoom } from './furnish-room.js';
import type { RoomPlan } from './room-plan.js';

/** Share of the floor that furniture takes at least, as far as the room has things that it repeats and they find a place. */
const COVERED_LEAST = 0.22;
/** Passes over these things at most. */
const PASSES = 3;
/** Zones in which more of the same look natural. */
const REPEATED: readonly RoomZone[] = ['wall', 'left', 'right', 'back', 'front', 'floor', 'corner'];
/** Density from which on a room is cluttered, and square metres of floor for each further thing then. */
const CLUTTERED_FROM = 1.2;
const CLUTTER_AREA = 1.8;

/** What lies about in a cluttered room, by its base. */
const CLUTTER: Readonly<Record<RoomBase, readonly string[]>> = {
  'living-room': ['book-stack', 'sneakers', 'cushion', 'cardboard-box', 'laundry-basket', 'backpack', 'newspaper', 'basket'],
  library: ['book-stack', 'cardboard-box', 'newspaper', 'book-stack', 'backpack', 'crate'],
  workshop: ['crate', 'toolbox', 'bucket', 'cardboard-box', 'sack', 'plank-stack', 'trash-bag'],
  'temple-hall': ['book-stack', 'basket', 'crate', 'sack', 'cardboard-box'],
  kitchen: ['basket', 'crate', 'cardboard-box', 'sack', 'bucket', 'trash-bag'],
  'spaceship-corridor': ['crate', 'toolbox', 'cardboard-box', 'tote'],
};
/** Small things that lie on tops of a cluttered room. */
const ON_TOPS: readonly string[] = ['mug', 'book-stack', 'bottle', 'newspaper', 'jar'];

/** Puts more into a type of room whose floor is mostly bare: what it has several of. A room that is to be sparse stays so. */
export function fillRoom(plan: RoomPlan): void {
  const { scene } = plan;
  const type = scene.room === undefined ? undefined : ROOM_TYPES.get(scene.room);
  if (type === undefined || scene.density < 1 || scene.without.length > 0) return;
  const random = createRandomStream(scene.seed, hashStreamName(`more of ${type.id}`));
  const repeated = type.items.filter(isRepeated).map((entry) => ({ ...entry, count: 1, chance: 1 }));
  for (let pass = 0; pass < PASSES; pass++)
    for (const entry of repeated) {
      if (coveredShare(plan) >= COVERED_LEAST) return;
      furnishRoom(plan, { items: [entry] }, random);
    }
}

/** A lush conservatory has more of its plants; "a cluttered workshop" has things on its floor and its tops that no one has put away. */
export function clutterRoom(plan: RoomPlan, base: RoomBase): void {
  const { scene } = plan;
  if (scene.density < CLUTTERED_FROM) return;
  const random = createRandomStream(scene.seed, hashStreamName('clutter'));
  const count = Math.ceil((areaOf(plan) / CLUTTER_AREA) * (scene.density - 0.6));
  const scatter = (kinds: readonly string[], zone: RoomZone): RoomItem[] =>
    Array.from({ length: count }, () => ({ kind: kinds[Math.floor(random.next() * kinds.length)] as string, zone }));
  const plants = listRoomPlants(scene.room);
  const items = plants.length > 0 ? scatter(plants, 'floor') : [...scatter(CLUTTER[base], 'floor'), ...scatter(ON_TOPS, 'on')];
  furnishRoom(plan, { items }, random);
}

/** Whether a type of room has several of an item, so that one more is no second throne. */
const isRepeated = ({ zone, count = 1 }: RoomType['items'][number]): boolean => REPEATED.includes(zone) && count > 1;

const areaOf = ({ shape: { x, z } }: RoomPlan): number => (x[1] - x[0]) * (z[1] - z[0]);

function coveredShare(plan: RoomPlan): number {
  const covered = plan.placed.reduce((sum, { kind, scale }) => {
    const [width, depth] = getFootprintSize(kind);
    return sum + width * depth * scale * scale;
  }, 0);
  return covered / areaOf(plan);
}
