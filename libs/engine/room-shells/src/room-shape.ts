import type { WallLining } from '@diorama/catalogue';
import type { SurfaceName } from '@diorama/materials';
import type { RoomBox } from '@diorama/world-model';

import type { WindowView } from './window-view.js';

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
export interface RoomShape extends RoomBox {
  readonly ceiling: 'plain' | 'beams' | 'vault';
  readonly wall: SurfaceName;
  readonly floor: SurfaceName;
  readonly top: SurfaceName;
  readonly trim: SurfaceName;
  /** What covers the lower part of the walls. */
  readonly lining?: WallLining;
  /** Metres from `height` up to the roof, where chains of lamps end; that of the vault where left out. */
  readonly suspension?: number;
  readonly gallery?: RoomGallery;
  /** Walls that are not flat: what hangs elsewhere stands at their foot. */
  readonly isUneven?: true;
  /** What is seen through its windows, where that is not a garden. */
  readonly view?: WindowView;
}

/** Metres that a vault rises above the walls for each metre of the width of its room. */
export const VAULT_RISE = 0.3;

/** Thickness of walls, floor and ceiling, metres. */
export const WALL_THICKNESS = 0.35;
