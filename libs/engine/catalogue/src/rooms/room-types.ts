import { HOME_ROOMS } from './home-rooms.js';
import type { RoomType } from './room-type.js';

/** Every type of room that a prompt can name, by id, beside the rooms of the scene language. */
export const ROOM_TYPES: ReadonlyMap<string, RoomType> = indexRooms([...HOME_ROOMS]);

/** @throws RangeError when two types have the same id */
function indexRooms(types: readonly RoomType[]): Map<string, RoomType> {
  const byId = new Map<string, RoomType>();
  for (const type of types) {
    if (byId.has(type.id)) throw new RangeError(`two types of room have the id ${type.id}`);
    byId.set(type.id, type);
  }
  return byId;
}
