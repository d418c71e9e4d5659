import { MODEL_PRESETS, ROOM_KINDS, isModelName } from '@diorama/domain';

/**
 * Metres around the capture point within which a world is detailed for walkers; null where nothing but its walls ends the walk.
 *
 * @param model name of the model that made the world
 * @param place the place of the world's scene; null for worlds from pictures
 */
export function findWalkRadius(model: string | null | undefined, place: string | null): number | null {
  if (ROOM_KINDS.some((room) => room === place)) return null;
  return model && isModelName(model) ? MODEL_PRESETS[model].walkRadius : null;
}
