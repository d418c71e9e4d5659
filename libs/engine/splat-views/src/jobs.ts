import type { Job, JobTable } from '@diorama/jobs';
import { decodeSpz } from '@diorama/splat';

import { renderSplatView } from './render-splat-view.js';
import type { SplatViewOrder, SplatViewPicture } from './render-splat-view.js';
import { createSplatScene } from './splat-scene.js';
import type { SplatScene } from './splat-scene.js';

/** The jobs that render splats. */
export interface SplatViewJobs {
  /** Reads an SPZ file for pictures from many places. */
  'open-splats': Job<{ readonly bytes: Uint8Array }, SplatScene>;
  /** Renders one picture. */
  'render-splats': Job<{ readonly scene: SplatScene; readonly order: SplatViewOrder }, SplatViewPicture>;
}

export const SPLAT_VIEW_JOBS: JobTable<SplatViewJobs> = {
  'open-splats': ({ bytes }) => createSplatScene(decodeSpz(bytes)),
  'render-splats': ({ scene, order }) => renderSplatView(scene, order),
};
