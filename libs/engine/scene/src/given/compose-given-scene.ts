import type { SceneObject } from '@diorama/domain';
import { getObjectFacts } from '@diorama/lexicon';

import { describeScene } from '../describe/describe-scene.js';
import { findUnrenderedPrecipitation } from '../drawn-parts.js';
import type { MissingReason } from '@diorama/prompt-reading';
import { parseScene } from './parse-scene.js';
import { settleEdits } from '../edits/settle-edits.js';
import { findRoomScale } from '../fit-in-room.js';
import type { Composition } from '../scene.js';

/**
 * Takes a scene that somebody wrote, or that a world exported, as the composition of a new world. A scene of this engine comes
 * back as it was, so the worlds are the same; what does not fit in a room is left out and reported, as it is of prompts.
 *
 * @throws InvalidSceneError for what is no scene
 */
export function composeGivenScene(json: unknown): Composition {
  const given = parseScene(json);
  const fits = ({ kind, size }: SceneObject): boolean => {
    const scale = findRoomScale(kind, given);
    return scale !== null && (scale === 1 || size <= scale);
  };
  // Edits name entries by their indices, in a scene whose objects had their places already.
  const isEdited = given.edits !== undefined;
  const scene = isEdited ? given : { ...given, objects: given.objects.filter(fits) };
  const left = given.objects
    .filter((object) => !isEdited && !fits(object))
    .map(({ kind, phrase }) => (phrase === '' ? getObjectFacts(kind).plural : phrase));
  const precipitation = findUnrenderedPrecipitation(scene);
  const reasons = new Map<string, MissingReason>(left.map((text) => [text, 'not possible in this place']));
  if (precipitation !== null) reasons.set(precipitation, 'not drawn');
  const missing = Array.from(reasons, ([text, why]) => ({ text, why }));
  const notRepresented = missing.map(({ text }) => text);
  return { scene, caption: describeScene(settleEdits(scene)), represented: [], notRepresented, missing };
}
