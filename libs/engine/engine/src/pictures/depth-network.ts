import type { JobGate } from '../job-gate.js';
import type { Raster } from '../raster.js';
import type { DepthHint } from './depth-hint.js';
import { resizePicture } from './float-image.js';

/** What a network for the stage `image-depth` says of each pixel of its 256 x 128 panorama, row by row from the top. */
export interface DepthEstimate {
  /** Metres along the ray. */
  readonly metres: Float32Array;
  /** How likely it is sky, 0 to 1. */
  readonly sky: Float32Array;
}

/**
 * Runs such a network on what `showNetwork` made: the same input must give the same answer.
 *
 * @throws whatever keeps it from answering; the build fails with it
 */
export type EstimateDepth = (panorama: Float32Array) => Promise<DepthEstimate>;

const WIDTH = 256;
const HEIGHT = WIDTH / 2;
const PIXELS = WIDTH * HEIGHT;
/** What is rather sky than not is at no distance. */
const SKY = 0.5;

/** A panorama as the network sees it, (4, 128, 256): red, green and blue in sRGB from 0 to 1, and the sine of the elevation. */
export function showNetwork({ panorama }: { readonly panorama: Raster }): Float32Array {
  const { data } = resizePicture(panorama, WIDTH, HEIGHT);
  const input = new Float32Array(4 * PIXELS);
  for (let pixel = 0; pixel < PIXELS; pixel++) {
    for (let channel = 0; channel < 3; channel++) input[channel * PIXELS + pixel] = data[3 * pixel + channel] as number;
    input[3 * PIXELS + pixel] = Math.sin(Math.PI / 2 - (Math.PI * (Math.floor(pixel / WIDTH) + 0.5)) / HEIGHT);
  }
  return input;
}

/** What the network's answer says of distances. @throws RangeError when it is of another size */
export function readEstimate({ metres, sky }: DepthEstimate): DepthHint {
  if (metres.length !== PIXELS || sky.length !== PIXELS)
    throw new RangeError(`a depth network answers ${PIXELS} values, not ${metres.length}`);
  return { width: WIDTH, metres: metres.map((distance, pixel) => ((sky[pixel] as number) > SKY ? Infinity : distance)) };
}

/** Asks the network, where there is one. */
export async function hintDepth(gate: JobGate, panorama: Raster, estimate: EstimateDepth | undefined): Promise<DepthHint | null> {
  return estimate ? readEstimate(await estimate(await gate.run('show-network', { panorama }))) : null;
}
