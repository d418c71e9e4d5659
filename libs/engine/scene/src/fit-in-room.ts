import { CATALOGUE } from '@diorama/catalogue';
import { SCENE_LIMITS } from '@diorama/domain';
import type { ObjectPlacement, Scene } from '@diorama/domain';
import { getObjectFacts, isLargeKind, isRoom, isTreeKind, measureRoom } from '@diorama/lexicon';

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
export function findRoomScale(kind: string, { place, ...details }: Pick<Scene, 'place' | 'room' | 'size'>): number | null {
  if (!isRoom(place) || !(getObjectFacts(kind).outdoorsOnly || isLargeKind(kind))) return 1;
  const row = CATALOGUE.get(kind);
  if (row === undefined || row.stand === 'far') return null;
  const isPart = row.form.generator === 'building-part';
  const isTree = isTreeKind(kind);
  // Museums show skeletons.
  const isExhibit = kind.endsWith('-skeleton');
  if (!isPart && !isTree && !isExhibit && !SCALED_THEMES.includes(row.theme)) return null;
  const [width, depth, height] = measureRoom({ ...details, place });
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
export function liesBeyondRoom(
  { place, ...details }: Pick<Scene, 'place' | 'room' | 'size'>,
  { x, z }: Pick<ObjectPlacement, 'x' | 'z'>,
): boolean {
  if (!isRoom(place)) return false;
  const [width, depth] = measureRoom({ ...details, place });
  return Math.abs(x) > width || Math.abs(z) > depth;
}
