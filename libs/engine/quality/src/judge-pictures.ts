import type { WorldQuality } from '@diorama/domain';
import { readChannel } from '@diorama/exr';
import { computePixelSolidAngle, computeRowLatitude } from '@diorama/pano';
import type { Raster } from '@diorama/raster';
import { decodeSpz } from '@diorama/splat';
import type { Vec3 } from '@diorama/world-model';

import { measureDepthEdgeAgreement } from './depth-edges.js';
import { comparePictures, MAX_LATITUDE, MAX_PASSING } from './judge-splats.js';
import type { ReferenceView } from './judge-splats.js';
import { measurePoleError, measureSeamRatio } from './panorama-figures.js';
import { renderSplats } from './render-splats.js';
import type { SplatView } from './render-splats.js';
import { findOpenHeading, OFFSETS, ROOM, roundToDigits } from './standpoints.js';
import type { DirectionClearance } from './standpoints.js';

/** The quality of a world at its capture point and close to it. */
export type CaptureQuality = Omit<WorldQuality, 'walk'>;

/** Input of the job `judge-pictures`. */
export interface JudgePicturesInput {
  readonly panorama: Raster;
  /** The `100k` file. */
  readonly splats: Uint8Array;
  /** The EXR of the panorama's distances. */
  readonly depth: Uint8Array;
}

/** Pixels across of what is rendered. */
const WIDTH = 256;

/** Looks at a world of pictures beside its own panorama: nobody knows what is truly to be seen from elsewhere. */
export function judgePictures({ panorama, splats, depth }: JudgePicturesInput): CaptureQuality {
  const cloud = decodeSpz(splats);
  const truth = createPanoramaReference(panorama, depth, WIDTH);
  const picture = renderSplats(cloud, truth.view);
  const { psnr, holes } = comparePictures(truth, picture);
  const views = [{ metres: 0, psnr: roundToDigits(psnr, 2), holes: roundToDigits(holes, 5) }, ...gapsBeside(cloud, truth)];
  return {
    seam: roundToDigits(measureSeamRatio(panorama), 3),
    pole: roundToDigits(measurePoleError(panorama), 4),
    views,
    depthEdges: roundToDigits(measureDepthEdgeAgreement(truth, picture), 3),
    collider: null,
  };
}

function gapsBeside(cloud: SplatView, { distance, view }: ReferenceView): CaptureQuality['views'] {
  const heading = findMostOpenColumn(distance, view.width);
  return OFFSETS.filter((metres) => metres > 0 && heading.room >= metres + ROOM).map((metres) => {
    const holes = measureGapShare(cloud, [heading.x * metres, 0, heading.z * metres]);
    return { metres, psnr: null, holes: roundToDigits(holes, 5) };
  });
}

/** A panorama and its distances as what splats are compared with, no wider than so many pixels where its own can be left out evenly. */
export function createPanoramaReference(panorama: Raster, depth: Uint8Array, most: number): ReferenceView {
  const { data: all } = readChannel(depth);
  const step = stepFor(panorama.width, most);
  const [width, height] = [panorama.width / step, panorama.height / step];
  const color = new Float32Array(3 * width * height);
  const distance = new Float32Array(width * height);
  for (let pixel = 0; pixel < distance.length; pixel++) {
    const [column, row] = [pixel % width, Math.floor(pixel / width)];
    const from = step * row * panorama.width + step * column;
    distance[pixel] = all[from] as number;
    for (let channel = 0; channel < 3; channel++) color[3 * pixel + channel] = squareMean(panorama, from, step, channel) / 255;
  }
  return { view: { origin: [0, 0, 0], width }, color, distance, oneBandIn: 1 };
}

function stepFor(width: number, most: number): number {
  let step = Math.max(1, Math.floor(width / most));
  while (width % (4 * step) !== 0 && step > 1) step--;
  return step;
}

function squareMean({ width, data }: Raster, from: number, side: number, channel: number): number {
  let sum = 0;
  for (let k = 0; k < side * side; k++) sum += data[3 * (from + Math.floor(k / side) * width + (k % side)) + channel] as number;
  return sum / (side * side);
}

/** The level direction with the most room. */
export function findMostOpenColumn(distance: Float32Array, width: number): DirectionClearance {
  const row = Math.floor(width / 4);
  return findOpenHeading((azimuth) => {
    const column = Math.round((azimuth / (2 * Math.PI) + 0.5) * width) % width;
    return distance[row * width + column] as number;
  });
}

/** Share of the sphere, 0 to 1, where light passes between the splats. */
export function measureGapShare(cloud: SplatView, origin: Vec3): number {
  const { passing } = renderSplats(cloud, { origin, width: WIDTH });
  let [gaps, sphere] = [0, 0];
  for (let row = 0; row < WIDTH / 2; row++) {
    if (Math.abs(computeRowLatitude(WIDTH, row)) > MAX_LATITUDE) continue;
    const weight = computePixelSolidAngle(WIDTH, row);
    for (let column = 0; column < WIDTH; column++) {
      if ((passing[row * WIDTH + column] as number) > MAX_PASSING) gaps += weight;
      sphere += weight;
    }
  }
  return gaps / sphere;
}
