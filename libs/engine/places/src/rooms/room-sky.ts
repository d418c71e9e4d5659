import type { Scene } from '@diorama/domain';
import { createSky } from '@diorama/materials';
import { createRandomStream, hashStreamName } from '@diorama/random';
import type { RoomShape } from '@diorama/room-shells';
import { createDirection } from '@diorama/world-model';
import type { RoomSide, Sky } from '@diorama/world-model';

/** Sides in the order in which a window of them is chosen for the sun: its patches fall where the viewer looks. */
const SIDES: readonly RoomSide[] = ['left', 'right', 'front', 'back'];
/** Directions out of the windows of a side, degrees clockwise from -z. */
const OUTWARD: Readonly<Record<RoomSide, number>> = { front: 0, right: 90, back: 180, left: 270 };
/** Degrees by which the sun stands to the side of a window, towards the viewer's back at side walls, and above the horizon by day. */
const ASIDE = [18, 42] as const;
const ELEVATION = [30, 40] as const;

/** The sky over a room: by day the sun stands before one of its windows. */
export function createRoomSky(scene: Scene, { openings }: RoomShape): Sky {
  const sky = createSky(scene);
  const side = SIDES.find((name) => openings.some((opening) => opening.kind === 'window' && opening.side === name));
  if (side === undefined || scene.time !== 'day') return sky;
  const random = createRandomStream(scene.seed, hashStreamName('sun of the room'));
  const aside = random.range(...ASIDE) * (side === 'left' ? -1 : side === 'right' ? 1 : random.pick([-1, 1]));
  return { ...sky, lightDirection: createDirection(OUTWARD[side] + aside, random.range(...ELEVATION)) };
}
