import { CATALOGUE, ROOM_TYPES } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { ObjectPlacement, Place, Room, Scene } from '@diorama/domain';
import { getObjectFacts, isLargeKind, isRoom, isTreeKind } from '@diorama/lexicon';

/** Clear width, depth and height of the rooms of the scene language, metres. */
const ROOM_SIZES: Readonly<Record<Room, readonly [width: number, depth: number, height: number]>> = {
  'living-room': [6, 7, 2.9],
  library: [7, 8, 4.2],
  workshop: [7, 9, 3.2],
  'temple-hall': [12, 16, 7],
  kitchen: [5, 6, 2.7],
  cave: [12, 12, 4],
  'spaceship-corridor': [3, 12, 2.6],
};

/** Shares of the room that one object fills at most. */
const HEIGHT_SHARE = 0.92;
const BREADTH_SHARE = 0.5;

/** A smaller copy looks like a toy. */
const SCALE_MIN = 0.4;
/** A small tree looks like a young one; a room lets it grow no higher than its ceiling. */
const TREE_SCALE_MIN = SCENE_LIMITS.size.min;

/** Themes whose large objects are shown smaller in rooms, as trees are: people know the sizes of buildings too well. */
const SCALED_THEMES: readonly string[] = ['animals', 'fantasy', 'vehicles', 'scifi', 'robotics', 'interior', 'goods'];

/**
 * The factor on the usual size of an object with which it fits into a place: 1 out of doors and for what is small, at least 0.4, and 0.3 for a tree; null
 * for what does not stand in that room.
 *
 * @throws RangeError for an unknown kind
 */
export function findRoomScale(kind: string, place: Place, room: string | undefined): number | null {
  if (!isRoom(place) || !(getObjectFacts(kind).outdoorsOnly || isLargeKind(kind))) return 1;
  const row = CATALOGUE.get(kind);
  if (row === undefined || row.stand === 'far') return null;
  const isPart = row.form.generator === 'building-part';
  const isTree = isTreeKind(kind);
  // Museums show skeletons.
  const isExhibit = kind.endsWith('-skeleton');
  if (!isPart && !isTree && !isExhibit && !SCALED_THEMES.includes(row.theme)) return null;
  const [width, depth, height] = getRoomSize(place, room);
  const breadth = BREADTH_SHARE * Math.min(width, depth);
  const scale = Math.min(
    1,
    (HEIGHT_SHARE * height) / row.size[1],
    breadth / Math.min(row.size[0], row.size[2]),
    breadth / (0.7 * Math.max(row.size[0], row.size[2])),
  );
  if (isTree || isExhibit) return Math.max(TREE_SCALE_MIN, Math.floor(scale * 100) / 100);
  return scale < SCALE_MIN ? null : Math.floor(scale * 100) / 100;
}

/** Whether a place lies outside of the walls of a room for every shape that a seed can give it; never outdoors. Metres. */
export function liesBeyondRoom({ place, room }: Pick<Scene, 'place' | 'room'>, { x, z }: Pick<ObjectPlacement, 'x' | 'z'>): boolean {
  if (!isRoom(place)) return false;
  const [width, depth] = getRoomSize(place, room);
  return Math.abs(x) > width || Math.abs(z) > depth;
}

/** Clear width, depth and height of a room, metres. */
export const getRoomSize = (place: Room, room: string | undefined): readonly [width: number, depth: number, height: number] =>
  (room === undefined ? undefined : ROOM_TYPES.get(room)?.size) ?? ROOM_SIZES[place];
