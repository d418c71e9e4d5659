import type { Scene } from '@diorama/domain';
import { JobGate, splitIntoRowBands } from '@diorama/jobs';
import type { BuildRequest } from '@diorama/jobs';
import type { DepthPanorama } from '@diorama/depth-painter';

import type { SceneJobs } from './scene-jobs.js';

/** Rows of one job. */
const BAND_ROWS = 64;

/**
 * Traces the distances of a scene from its capture point as a panorama, `width` x `width / 2` metres along the rays, Infinity for sky: what a
 * painting of the scene is guided by.
 */
export async function renderSceneDepth(
  scene: Scene,
  width: number,
  { runner, signal }: Pick<BuildRequest<SceneJobs>, 'runner' | 'signal'>,
): Promise<DepthPanorama> {
  const gate = new JobGate(runner, signal);
  const metres = new Float32Array((width * width) / 2);
  try {
    await Promise.all(
      splitIntoRowBands(width / 2, BAND_ROWS).map(async (rows) =>
        metres.set(await gate.run('map-rows', { scene, view: { origin: [0, 0, 0], width }, rows }), rows.start * width),
      ),
    );
    return { width, height: width / 2, metres };
  } finally {
    await gate.settled();
  }
}
