import type { Scene } from '@diorama/domain';
import { isRoom } from '@diorama/lexicon';
import { FLOOR_HEIGHT, sampleHeight } from '@diorama/world-model';
import type { RelationOutcome, WorldModel } from '@diorama/world-model';
import { measureRelations } from '@diorama/relations';
import { HOUSE_FRONT_DISTANCE, planSite } from '@diorama/terrain';

import { findRoomShape } from './build-room.js';
import { composeBiome } from './compose-biome.js';

/**
 * Measures on the geometry of a model which relations of its scene hold: on positions, boxes and surfaces of the instances, not on what placed them.
 *
 * @param model the model that `buildModel` makes of the scene, or one with the same instances
 * @returns one outcome for each relation of the scene, in its order
 */
export function measureSceneRelations(scene: Scene, model: WorldModel): RelationOutcome[] {
  const { place } = scene;
  const { terrain } = model;
  if (isRoom(place)) return measureRelations(scene, model, { room: findRoomShape(scene, place), plan: null, heightAt: () => FLOOR_HEIGHT });
  const heightAt = (x: number, z: number): number => (terrain === null ? -model.eyeHeight : sampleHeight(terrain, x, z));
  return measureRelations(scene, model, {
    room: null,
    plan: { ...planSite(scene, composeBiome(scene, place).plan), houseFront: HOUSE_FRONT_DISTANCE },
    heightAt,
  });
}
