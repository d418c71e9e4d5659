import type { Scene, SceneObject } from '@diorama/domain';

/** An entry of a scene. @throws RangeError for an unknown entry */
export function getRequestedObject({ objects }: Pick<Scene, 'objects'>, entry: number): SceneObject {
  const requested = objects[entry];
  if (requested === undefined) throw new RangeError(`the scene has no entry ${entry}`);
  return requested;
}
