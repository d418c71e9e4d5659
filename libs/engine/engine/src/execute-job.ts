import { DEPTH_JOBS } from '@diorama/depth-painter';
import type { DepthJobs } from '@diorama/depth-painter';
import type { JobRunner, JobTable } from '@diorama/jobs';
import { createMeshContext, MESH_JOBS } from '@diorama/mesh-export';
import type { MeshContext, MeshJobs } from '@diorama/mesh-export';
import { createSurroundingsContext, PICTURE_JOBS } from '@diorama/pictures';
import type { PictureJobs, SurroundingsContext } from '@diorama/pictures';
import { QUALITY_JOBS } from '@diorama/quality';
import type { QualityJobs } from '@diorama/quality';
import type { OpenScene } from '@diorama/render';
import { SPLAT_VIEW_JOBS } from '@diorama/splat-views';
import type { SplatViewJobs } from '@diorama/splat-views';
import { SPLAT_JOBS } from '@diorama/splatting';
import type { SplatJobs } from '@diorama/splatting';

import { openScene } from './open-scene.js';
import { SCENE_JOBS } from './procedural/scene-jobs.js';
import type { SceneJobs } from './procedural/scene-jobs.js';

/** All jobs of the engine, joined from those of its packages. */
export interface EngineJobs extends SceneJobs, SplatJobs, MeshJobs, QualityJobs, PictureJobs, DepthJobs, SplatViewJobs {}

export type JobKind = keyof EngineJobs;

/** Runs the jobs of the engine: on this thread, or on others. */
export type EngineRunner = JobRunner<EngineJobs>;

const JOBS: JobTable<EngineJobs, MeshContext & SurroundingsContext> = {
  ...SCENE_JOBS,
  ...SPLAT_JOBS,
  ...MESH_JOBS,
  ...QUALITY_JOBS,
  ...PICTURE_JOBS,
  ...DEPTH_JOBS,
  ...SPLAT_VIEW_JOBS,
};

/** Runs a job at once, on this thread. */
export type JobExecutor = <Kind extends JobKind>(kind: Kind, input: EngineJobs[Kind]['input']) => EngineJobs[Kind]['output'];

/** From so many splats on, the open scene is dropped before they are thinned out: both together would be the peak of memory. */
const MANY_SPLATS = 1_000_000;

/** An executor that keeps the scene it last worked on open, so that a thread builds its geometry once; and its meshes alike. */
export function createJobExecutor(open: OpenScene = openScene): JobExecutor {
  const scenes = createMeshContext(open);
  const surroundings = createSurroundingsContext();
  const context = { ...scenes, ...surroundings };
  return (kind, input) => {
    // The surroundings of pictures are all rendered before anything else is made of them.
    if (kind !== 'render-surroundings') surroundings.dropSurroundings();
    // Splats are thinned out when all of the scene is rendered, and that is when memory is short.
    if ('level' in input && input.level.cloud.count > MANY_SPLATS) scenes.drop();
    return JOBS[kind](input, context);
  };
}
