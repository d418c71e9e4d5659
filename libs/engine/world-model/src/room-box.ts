import { EYE_HEIGHT } from './eye-height.js';
import { composeTransforms, createRotationY, createTranslation } from './transform.js';
import type { Transform } from './transform.js';

/** Sides of a room, seen from the viewer who looks along -z. */
export const ROOM_SIDES = ['front', 'right', 'back', 'left'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

/** Turn of a thing with its back to a wall, radians from +z. */
export const WALL_TURNS: Readonly<Record<RoomSide, number>> = { front: 0, back: Math.PI, left: Math.PI / 2, right: -Math.PI / 2 };

/** A hole in a wall: a window, a door, or a passage that nothing fills; metres, along the wall from its middle. */
export interface WallOpening {
  readonly side: RoomSide;
  readonly along: number;
  readonly width: number;
  /** Heights above the floor. */
  readonly bottom: number;
  readonly top: number;
  readonly kind: 'window' | 'door' | 'passage';
  /** A window without curtains, as above a counter. */
  readonly bare?: true;
  /** A window of a single pane without bars and sill. */
  readonly isPlain?: true;
  /** The alcove or room behind a passage, in metres, and what stands at its far wall. */
  readonly beyond?: { readonly width: number; readonly depth: number; readonly kind: string | null };
}

/** The walls of a room: a box around the viewer; metres. */
export interface RoomBox {
  /** Walls lie at these x and z. */
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  /** Height of the walls. */
  readonly height: number;
  readonly openings: readonly WallOpening[];
}

/** Height of the floor, metres. */
export const FLOOR_HEIGHT = -EYE_HEIGHT;

/** Length of a wall and the map from its own frame (x along it, y up from the floor, +z into the room) to the world. */
export function createWallFrame(room: Pick<RoomBox, 'x' | 'z'>, side: RoomSide): { readonly length: number; readonly frame: Transform } {
  const [x0, x1] = room.x;
  const [z0, z1] = room.z;
  const [cx, cz] = [(x0 + x1) / 2, (z0 + z1) / 2];
  if (side === 'front') return { length: x1 - x0, frame: createTranslation(cx, FLOOR_HEIGHT, z0) };
  if (side === 'back')
    return { length: x1 - x0, frame: composeTransforms(createTranslation(cx, FLOOR_HEIGHT, z1), createRotationY(Math.PI)) };
  if (side === 'left')
    return { length: z1 - z0, frame: composeTransforms(createTranslation(x0, FLOOR_HEIGHT, cz), createRotationY(Math.PI / 2)) };
  return { length: z1 - z0, frame: composeTransforms(createTranslation(x1, FLOOR_HEIGHT, cz), createRotationY(-Math.PI / 2)) };
}
