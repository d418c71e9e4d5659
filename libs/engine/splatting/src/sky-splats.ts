import type { ModelPreset } from '@diorama/domain';
import type { JobGate } from '@diorama/jobs';

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
}

/** Makes the splats of the sky's dome. */
export function createSkySplats({ sums, width, radius, preset }: SkyRequest, gate: JobGate<SplatJobs>): Promise<SplatPart> {
  const raster = { data: sums, width, height: width / 2, channels: SKY_CHANNELS };
  return gate.run('sky-splats', {
    raster,
    radius,
    maxDetails: Math.round(SKY_DETAIL_SHARE * (preset.wantedSplats ?? preset.fullResSplats)),
  });
}
