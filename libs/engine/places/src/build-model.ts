import type { Scene } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import type { WorldModel } from '@diorama/world-model';

import { buildOutdoors } from './build-outdoors.js';
import { buildRoom } from './build-room.js';
import type { RoomExtent } from './rooms/fit-room-shape.js';

/**
 * Builds the geometry of a scene. A pure function: equal scenes give equal models to the bit. A room of plain walls has the given extent in the
 * place of its own.
 */
export function buildModel(scene: Scene, extent: RoomExtent | null = null): WorldModel {
  return isRoom(scene.place) ? buildRoom(scene, scene.place, extent) : buildOutdoors(scene, scene.place);
}
