import type { ModelPreset } from '@diorama/domain';
import type { JobGate } from '@diorama/jobs';
import type { HorizonColors } from '@diorama/world-model';

import type { SplatJobs } from './jobs.js';
import { SKY_CHANNELS } from './sky/sky-raster.js';
import type { SplatPart } from './splats/splat-batch.js';

/** Share of the finest level that may go into the sky's details. */
const SKY_DETAIL_SHARE = 0.15;

interface SkyRequest {
  /** Sums of the sky, as `captureSkyBand` makes them. */
  readonly sums: Float32Array;
  /** Pixels across of the sums. */
  readonly width: number;
  /** Metres to the dome. */
  readonly radius: number;
  readonly preset: ModelPreset;
  /** Colours where the world ends; left out or null, they are those of the sky above the horizon. */
  readonly horizon?: HorizonColors | null;
}

/** Makes the splats of the sky's dome. */
export function createSkySplats({ sums, width, radius, preset, horizon = null }: SkyRequest, gate: JobGate<SplatJobs>): Promise<SplatPart> {
  const raster = { data: sums, width, height: width / 2, channels: SKY_CHANNELS };
  return gate.run('sky-splats', {
    raster,
    radius,
    horizon,
    maxDetails: Math.round(SKY_DETAIL_SHARE * preset.fullResSplats),
  });
}
