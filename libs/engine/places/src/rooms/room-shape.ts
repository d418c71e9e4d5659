import type { SurfaceName } from '@diorama/materials';
import type { RoomBox } from '@diorama/relations';

import type { WindowView } from './window-view.js';

/** The empty room: a box around the viewer. */
export interface RoomShape extends RoomBox {
  readonly ceiling: 'plain' | 'beams' | 'vault';
  readonly wall: SurfaceName;
  readonly floor: SurfaceName;
  readonly top: SurfaceName;
  readonly trim: SurfaceName;
  /** Walls that are not flat: what hangs elsewhere stands at their foot. */
  readonly isUneven?: true;
  /** What is seen through its windows, where that is not a garden. */
  readonly view?: WindowView;
}

/** Thickness of walls, floor and ceiling, metres. */
export const WALL_THICKNESS = 0.35;
