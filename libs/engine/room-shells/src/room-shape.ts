import type { SurfaceName } from '@diorama/materials';

/** Sides of a room, seen from the viewer who looks along -z. */
export const ROOM_SIDES = ['front', 'right', 'back', 'left'] as const;
export type RoomSide = (typeof ROOM_SIDES)[number];

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
  /** The alcove or room behind a passage, in metres, and what stands at its far wall. */
  readonly beyond?: { readonly width: number; readonly depth: number; readonly kind: string | null };
}

/** A rectangle of the floor, metres. */
export interface FloorArea {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** A walkway along a side wall with a flight of stairs along its edge; metres. */
export interface RoomGallery {
  readonly side: 'left' | 'right';
  readonly depth: number;
  /** Height of its floor above that of the room. */
  readonly height: number;
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
  /** Metres from `height` up to the roof, where chains of lamps end; that of the vault where left out. */
  readonly suspension?: number;
  readonly gallery?: RoomGallery;
  /** Walls that are not flat: what hangs elsewhere stands at their foot. */
  readonly isUneven?: true;
}

/** Thickness of walls, floor and ceiling, metres. */
export const WALL_THICKNESS = 0.35;
