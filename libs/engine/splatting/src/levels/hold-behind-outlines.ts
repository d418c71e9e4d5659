import { SKY } from '../capture/surface-numbers.js';
import { SKY_BACKING, SKY_DETAIL } from '../sky/sky-dome.js';
import type { BlendWeights } from './blend-weights.js';

/** Splats this many times as far away as what stands before them lie behind it; others touch it. */
const BEHIND = 1.12;

/** An outline that covers this share of a pixel holds the colours of the splats behind it. */
const HELD_SHARE = 1 / 3;

/** The surfaces of some splats, in their order. The layers of the sky are one surface. */
export function findSurfaces(surface: Uint32Array, splats: Uint32Array): Uint32Array {
  const labels = new Uint32Array(splats.length);
  for (let k = 0; k < splats.length; k++) {
    const label = surface[splats[k] as number] as number;
    labels[k] = label === SKY_DETAIL || label === SKY_BACKING ? SKY : label;
  }
  return labels;
}

/**
 * Lets splats move less that lie behind the outline of something nearer: what a pixel of the outline lacks would stay behind on a wall or on
 * the sky as its ghost, which shows from elsewhere.
 *
 * @param leeway furthest that the channels of each splat may move; it is changed
 * @param labels the surface of each splat, as `findSurfaces`
 */
export function holdBehindOutlines(
  leeway: Float32Array,
  { starts, pixels, shares, distances }: BlendWeights,
  labels: Uint32Array,
  pixelCount: number,
): void {
  const front = { label: new Uint32Array(pixelCount), distance: new Float32Array(pixelCount), share: new Float32Array(pixelCount) };
  for (let k = 0; k < labels.length; k++) {
    const label = labels[k] as number;
    const distance = distances[k] as number;
    let most = 0;
    for (let e = starts[k] as number; e < (starts[k + 1] as number); e++) {
      const pixel = pixels[e] as number;
      if (front.distance[pixel] === 0) {
        front.label[pixel] = label;
        front.distance[pixel] = distance;
      }
      if (front.label[pixel] === label) front.share[pixel] = (front.share[pixel] as number) + (shares[e] as number);
      else if (distance > BEHIND * (front.distance[pixel] as number)) most = Math.max(most, front.share[pixel] as number);
    }
    leeway[k] = (leeway[k] as number) * Math.max(0, 1 - most / HELD_SHARE) ** 2;
  }
}
