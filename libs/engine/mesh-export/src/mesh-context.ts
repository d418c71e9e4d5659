import type { Scene } from '@diorama/domain';
import { cacheLastValue } from '@diorama/jobs';
import type { OpenScene, SceneContext } from '@diorama/render';

import type { MeshDetail, MeshSource } from './mesh-source.js';
import { WorldMeshSource } from './world-mesh-source.js';

export interface MeshJob {
  readonly scene: Scene;
  readonly detail: MeshDetail;
}

/** The open scene of a thread and its meshes. */
export interface MeshContext extends SceneContext {
  readonly meshes: (job: MeshJob) => MeshSource;
  /** Gives up both; the next job opens its scene anew. */
  readonly drop: () => void;
}

/** A context that keeps the scene it last worked on open, so that a thread builds its geometry once; and its meshes alike. */
export function createMeshContext(open: OpenScene): MeshContext {
  const meshes = cacheLastValue(({ scene, detail }: MeshJob): MeshSource => new WorldMeshSource(scenes.get(scene), detail));
  const scenes = cacheLastValue((scene: Scene) => {
    meshes.drop();
    return open(scene);
  });
  return {
    open: scenes.get,
    meshes: ({ scene, detail }) => meshes.get({ scene, detail }),
    drop: () => {
      meshes.drop();
      scenes.drop();
    },
  };
}
