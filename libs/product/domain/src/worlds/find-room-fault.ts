import type { LayoutFault } from './find-layout-fault.js';
import { ROOM_KINDS } from './scene.js';
import type { Place, Scene } from './scene.js';

/** Rooms whose walls are not those of a box, so that they keep their own size and stay dry. */
const SHELLS: readonly Place[] = ['cave', 'spaceship-corridor'];

/** Whether a scene can say how large its room is, and how deep water stands on its floor. */
export const hasBoxRoom = ({ place, room }: { readonly place: Place; readonly room?: string | null | undefined }): boolean =>
  (ROOM_KINDS as readonly string[]).includes(place) && (room != null || !SHELLS.includes(place));

/** The first field of a scene that only a room can have, where its place is outdoors; null where it keeps the rule. */
export function findRoomFault(
  scene: Pick<Scene, 'version' | 'place'> & { readonly [Field in 'room' | 'size' | 'flood']?: Scene[Field] | null | undefined },
): LayoutFault | null {
  const path = (['size', 'flood'] as const).find((field) => scene[field] != null);
  if (path === undefined) return null;
  if (scene.version === 1) return { path, expected: 'left out in version 1' };
  return hasBoxRoom(scene) ? null : { path, expected: 'left out outdoors, in caves and in spaceship corridors' };
}
