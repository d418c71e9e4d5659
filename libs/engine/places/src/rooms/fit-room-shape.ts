import type { RoomShape } from '@diorama/room-shells';
import type { RoomBox, WallOpening } from '@diorama/world-model';

/** Where the walls of a room lie, and how high they are; metres. */
export type RoomExtent = Pick<RoomBox, 'x' | 'z' | 'height'>;

/** Metres of wall that stay on both sides of an opening, and above it. */
const MARGIN = 0.3;
const LINTEL = 0.15;

/** A room at another extent, with the openings that fit into its walls. */
export function fitRoomShape({ gallery: _gallery, ...shape }: RoomShape, extent: RoomExtent): RoomShape {
  const openings = shape.openings.flatMap((opening): WallOpening[] => {
    const isAcross = opening.side === 'front' || opening.side === 'back';
    const lengthOf = ({ x, z }: RoomExtent): number => (isAcross ? x[1] - x[0] : z[1] - z[0]);
    const along = (opening.along * lengthOf(extent)) / lengthOf(shape);
    const isFitting = Math.abs(along) + opening.width / 2 + MARGIN < lengthOf(extent) / 2 && opening.top + LINTEL < extent.height;
    return isFitting && opening.beyond === undefined ? [{ ...opening, along }] : [];
  });
  return { ...shape, x: extent.x, z: extent.z, height: extent.height, openings };
}
