import type { RoomShape } from '@diorama/room-shells';
import { getFootprintSize, getThing } from '@diorama/things';

/** Metres above things, under the ceiling. */
export const HEADROOM = 0.12;
/** Share of the shorter side of a room that the shorter side of a thing takes at most. */
const BREADTH_SHARE = 0.5;
/** A thing that would have to be smaller than this share of its usual size is left out, since people know how large furniture is. */
const SMALLEST = 0.85;
/** Metres above the floor up to which a thing in the air is in the way of people. */
export const HEAD = 1.8;
/** What hangs from a ceiling is left out below this factor. */
const SMALLEST_ALOFT = 0.35;

/** The usual height of a thing in a room, metres. A lamp outdoors is a lantern on its post, indoors it is half as high. */
export const measureIndoorHeight = (kind: string): number => getThing(kind).height / (kind === 'lamp' ? 2 : 1);

/** The factor on the usual size with which a thing that a room of a stated size brings fits into it; 0 for what is left out. */
export function fitOwnThing(kind: string, scale: number, { x, z, height }: Pick<RoomShape, 'x' | 'z' | 'height'>): number {
  const breadth = Math.min(x[1] - x[0], z[1] - z[0]);
  const fitting = Math.min(
    scale,
    (height - HEADROOM) / measureIndoorHeight(kind),
    (BREADTH_SHARE * breadth) / Math.min(...getFootprintSize(kind)),
  );
  return fitting < SMALLEST * scale ? 0 : fitting;
}

/** The same for what hangs from the ceiling. */
export function fitOwnThingAloft(kind: string, scale: number, { height }: Pick<RoomShape, 'height'>): number {
  const fitting = Math.min(scale, (height - HEAD) / getThing(kind).height);
  return fitting < SMALLEST_ALOFT * scale ? 0 : fitting;
}
