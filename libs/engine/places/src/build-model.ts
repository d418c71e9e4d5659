import type { Scene } from '@diorama/domain';
import { isRoom } from '@diorama/scene';
import type { WorldModel } from '@diorama/world-model';

import { buildOutdoors } from './build-outdoors.js';
import { buildRoom } from './build-room.js';

/** Builds the geometry of a scene. A pure function: equal scenes give equal models to the bit. */
export function buildModel(scene: Scene): WorldModel {
  return isRoom(scene.place) ? buildRoom(scene, scene.place) : buildOutdoors(scene, scene.place);
}
