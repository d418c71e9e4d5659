import type { Place, Scene, SceneObject } from '@diorama/domain';

/** A scene with nothing asked of it, for tests. */
export function createSampleScene(place: Place, changes: Partial<Scene> = {}): Scene {
  return {
    version: 1,
    seed: 7,
    place,
    time: 'day',
    weather: 'clear',
    season: 'summer',
    objects: [],
    water: place === 'beach' ? 'sea' : place === 'swamp' ? 'lake' : 'none',
    relief: 1,
    density: 1,
    cover: 'none',
    without: [],
    ...changes,
  };
}

/** One asked-for object, for tests. */
export const createSampleObject = (kind: SceneObject['kind'], changes: Partial<SceneObject> = {}): SceneObject => ({
  kind,
  count: 1,
  size: 1,
  color: null,
  phrase: kind,
  ...changes,
});
