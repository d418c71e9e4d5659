import type { Scene } from '../scene/scene.js';
import { isRoom } from '../scene/scene.js';
import { buildOutdoors } from './build-outdoors.js';
import { buildRoom } from './build-room.js';
import type { WorldModel } from './world-model.js';

/** Builds the geometry of a scene. A pure function: equal scenes give equal models to the bit. */
export function buildModel(scene: Scene): WorldModel {
  return isRoom(scene.place) ? buildRoom(scene, scene.place) : buildOutdoors(scene, scene.place);
}
