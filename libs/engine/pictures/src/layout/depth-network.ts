import type { DepthEstimate, EstimateDepth, Job, JobGate } from '@diorama/jobs';
import type { Raster } from '@diorama/raster';

import type { FuseViewsInput, NetworkViewsInput } from './depth-views.js';
import { resizePicture } from '../images/float-image.js';
import type { DepthGrid } from '../geometry/depth-grid.js';

/** The jobs that a depth network needs. */
export interface DepthNetworkJobs {
  /** Brings a panorama into the form that a depth network is shown. */
  'show-network': Job<{ readonly panorama: Raster }, Float32Array>;
  /** Cuts the views of a panorama that a depth network is shown. */
  'network-views': Job<NetworkViewsInput, Float32Array[]>;
  /** Joins what a depth network answers for all views. */
  'fuse-views': Job<FuseViewsInput, DepthGrid>;
}

const WIDTH = 256;
const HEIGHT = WIDTH / 2;
const PIXELS = WIDTH * HEIGHT;
/** What is rather sky than not is at no distance. */
const SKY = 0.5;

/** A panorama as the network sees it, (4, 128, 256): red, green and blue in sRGB from 0 to 1, and the sine of the elevation. */
export function preparePanoramaForNetwork({ panorama }: { readonly panorama: Raster }): Float32Array {
  const { data } = resizePicture(panorama, WIDTH, HEIGHT);
  const input = new Float32Array(4 * PIXELS);
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    for (let channel = 0; channel < 3; channel++) input[channel * PIXELS + pixel] = data[3 * pixel + channel] as number;
    input[3 * PIXELS + pixel] = Math.sin(Math.PI / 2 - (Math.PI * (Math.floor(pixel / WIDTH) + 0.5)) / HEIGHT);
  }
  return input;
}

/** What the network's answer says of distances. @throws RangeError when it is of another size */
export function toDepthGrid({ metres, sky }: DepthEstimate): DepthGrid {
  if (metres.length !== PIXELS || sky.length !== PIXELS)
    throw new RangeError(`a depth network returns ${PIXELS} values, not ${metres.length}`);
  return { width: WIDTH, distance: metres.map((distance, pixel) => ((sky[pixel] as number) > SKY ? Infinity : distance)) };
}

/** Asks the network, where there is one: once for the whole panorama, or for each of its views. */
export async function estimatePanoramaDepth(
  gate: JobGate<DepthNetworkJobs>,
  panorama: Raster,
  estimate: EstimateDepth | undefined,
): Promise<DepthGrid | null> {
  if (!estimate) return null;
  const { views } = estimate;
  if (!views) return toDepthGrid(await estimate(await gate.run('show-network', { panorama })));
  const estimates: DepthEstimate[] = [];
  for (const view of await gate.run('network-views', { panorama, views })) estimates.push(await estimate(view));
  return gate.run('fuse-views', { views, estimates });
}
