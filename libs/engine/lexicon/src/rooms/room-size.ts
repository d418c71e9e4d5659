import { ROOM_TYPES } from '@diorama/catalogue';
import type { Room, Scene } from '@diorama/domain';

/** Clear width, depth and height of a room, metres. */
export type RoomDimensions = readonly [width: number, depth: number, height: number];

/** The rooms of the scene language. */
const ROOM_SIZES: Readonly<Record<Room, RoomDimensions>> = {
  'living-room': [6, 7, 2.9],
  library: [7, 8, 4.2],
  workshop: [7, 9, 3.2],
  'temple-hall': [12, 16, 7],
  kitchen: [5, 6, 2.7],
  cave: [12, 12, 4],
  'spaceship-corridor': [3, 12, 2.6],
};

/** Longest side that a scene states, at most, in shorter sides of the room; a corridor may be longer. */
const LONGEST = 4;
/** A room this many times as long as it is wide is a corridor, which gets longer and not wider. */
const CORRIDOR = 3;

/** The room as its type has it: clear width, depth and height, metres. */
export const getRoomSize = (place: Room, room: string | undefined): RoomDimensions =>
  (room === undefined ? undefined : ROOM_TYPES.get(room)?.size) ?? ROOM_SIZES[place];

/** The room as the scene has it: clear width, depth and height, metres. A hall of which the scene states the length alone does not become a corridor. */
export function measureRoom({ place, room, size = {} }: Pick<Scene, 'room' | 'size'> & { readonly place: Room }): RoomDimensions {
  const [ownWidth, ownDepth, ownHeight] = getRoomSize(place, room);
  const isCorridor = Math.max(ownWidth, ownDepth) >= CORRIDOR * Math.min(ownWidth, ownDepth);
  const widen = (own: number, other: number | undefined): number =>
    other === undefined || isCorridor ? own : Math.max(own, other / LONGEST);
  return [size.width ?? widen(ownWidth, size.depth), size.depth ?? widen(ownDepth, size.width), size.height ?? ownHeight];
}
