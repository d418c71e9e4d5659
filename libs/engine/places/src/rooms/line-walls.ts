import { listWallLinings, parseFinish, ROOM_TYPES } from '@diorama/catalogue';
import type { Finish, RoomBase } from '@diorama/catalogue';
import type { Room, Scene } from '@diorama/domain';
import { toFinishName } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RoomShape } from '@diorama/room-shells';

/** Walls of the rooms of the scene language; a cave and a ship are not lined. */
const WALLS: Partial<Record<Room, Finish>> = { 'living-room': 'plaster', library: 'plaster', workshop: 'brick', 'temple-hall': 'masonry' };

/** The room with the lining that its seed chooses for the lower part of its walls; none where the scene says what the walls are made of. */
export function lineWalls(shape: RoomShape, { seed, room, surfaces = {} }: Scene, place: Room): RoomShape {
  const type = room === undefined ? undefined : ROOM_TYPES.get(room);
  const wall = type?.wall ?? WALLS[place];
  if (wall === undefined || surfaces.wall !== undefined) return shape;
  const linings = listWallLinings(type?.base ?? (place as RoomBase), wall);
  const lining = createRandomStream(seed, hashStreamName('lining of the walls')).pick(linings);
  if (lining === null) return shape;
  const own = lining.kind === 'tiles' ? parseFinish(wall) : null;
  // Half of the seeds keep the colour that the room is known by.
  const finish: Finish = own !== null && seed % 2 === 0 ? `tile ${own.color as `#${string}`}` : lining.finish;
  return { ...shape, lining: { ...lining, finish }, ...(lining.above === undefined ? {} : { wall: toFinishName(lining.above) }) };
}
