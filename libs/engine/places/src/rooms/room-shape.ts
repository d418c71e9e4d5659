import type { SurfaceName } from '@diorama/materials';

import type { WindowView } from './window-view.js';

/** Sides of a room, seen from the viewer who looks along -z. */
export const ROOM_SIDES = ['front', 'right', 'back', 'left'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

/** A hole in a wall that a window or a door fills; metres, along the wall from its middle. */
export interface WallOpening {
  readonly side: RoomSide;
  readonly along: number;
  readonly width: number;
  /** Heights above the floor. */
  readonly bottom: number;
  readonly top: number;
  readonly kind: 'window' | 'door';
  /** A window without curtains, as above a counter. */
  readonly bare?: true;
}

/** The empty room: a box around the viewer. */
export interface RoomShape {
  /** Walls lie at these x and z, metres. */
  readonly x: readonly [number, number];
  readonly z: readonly [number, number];
  /** Height of the walls. */
  readonly height: number;
  readonly ceiling: 'plain' | 'beams' | 'vault';
  readonly wall: SurfaceName;
  readonly floor: SurfaceName;
  readonly top: SurfaceName;
  readonly trim: SurfaceName;
  readonly openings: readonly WallOpening[];
  /** Walls that are not flat: what hangs elsewhere stands at their foot. */
  readonly isUneven?: true;
  /** What is seen through its windows, where that is not a garden. */
  readonly view?: WindowView;
}

/** Thickness of walls, floor and ceiling, metres. */
export const WALL_THICKNESS = 0.35;
