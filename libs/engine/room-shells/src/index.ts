/**
 * Rooms as geometry. In: the plan of a room (`RoomShape`) and a `RoomSink`. Out: floor, walls with windows, doors and passages, ceiling, the rooms
 * behind passages, galleries with stairs, how plans vary with the seed, and `RoomWays`, which keeps the ways between objects open.
 */
export { addPlatform, measurePlatform } from './platform-body.js';
export type { PlatformShape } from './platform-body.js';
export { addAnnexes } from './room-annex.js';
export { addGallery, measureGallery } from './room-gallery.js';
export type { FloorArea, RoomGallery, RoomShape } from './room-shape.js';
export { VAULT_RISE } from './room-shape.js';
export { addRoomShell, measureCeilingRise } from './room-shell.js';
export { RoomWays } from './room-ways.js';
export { spreadOverRoom } from './spread-over-room.js';
export { addAnnexOpening, varyRoomShape } from './vary-room-shape.js';
export { findWindowView } from './window-view.js';
export type { WindowView } from './window-view.js';
export { addCorridorBay } from './corridor/corridor-bays.js';
export {
  addCorridorHull,
  computeCorridorBayCentre,
  CORRIDOR_BAY_COUNT,
  CORRIDOR_BAY_LENGTH,
  CORRIDOR_HALF_WIDTH,
} from './corridor/corridor-hull.js';
export { addOuterSpace, OUTER_SPACE_RADIUS } from './corridor/open-space.js';
