import type { DepthEstimate, DepthViews } from '@diorama/jobs';
import { directionToPixel, sampleBilinear } from '@diorama/pano';
import type { Raster } from '@diorama/raster';

import { directionsOf } from '../geometry/depth-grid.js';
import type { DepthGrid } from '../geometry/depth-grid.js';
import { resizePicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';

/** Views that look up, and as many that look down; the others look level. Degrees that they are tilted. */
const TILTED = 5;
const TILT = 60;
/** Pixels across the fused distances. */
const FUSED_WIDTH = 768;
/** What is rather sky than not is at no distance. */
const SKY = 0.5;
const RADIANS = Math.PI / 180;

/** Where one view looks: azimuth clockwise from the front and pitch upwards, radians. */
interface ViewPose {
  readonly azimuth: number;
  readonly pitch: number;
}

/** The poses of the views of a panorama: a level ring that begins at the front, then rings that look up and down. */
export function listViewPoses({ count }: Pick<DepthViews, 'count'>): ViewPose[] {
  const level = count - 2 * TILTED;
  if (level < 3) throw new RangeError(`${count} views do not cover a panorama`);
  const ring = (views: number, pitch: number): ViewPose[] =>
    Array.from({ length: views }, (_, k) => ({ azimuth: (2 * Math.PI * k) / views, pitch: pitch * RADIANS }));
  return [...ring(level, 0), ...ring(TILTED, TILT), ...ring(TILTED, -TILT)];
}

/** Input of the job `network-views`. */
export interface NetworkViewsInput {
  readonly panorama: Raster;
  readonly views: DepthViews;
}

/** The views of a panorama as a network takes them, (4, height, width) each: sRGB from 0 to 1, and the sine of the elevation. */
export function prepareNetworkViews({ panorama, views }: NetworkViewsInput): Float32Array[] {
  // About as many pixels around as views have.
  const width = Math.min(panorama.width, 2 * Math.round((180 * views.width) / views.horizontalFov));
  const image = resizePicture(panorama, width, width / 2);
  return listViewPoses(views).map((pose) => cutView(image, views, pose));
}

function cutView(image: FloatImage, { width, height, horizontalFov }: DepthViews, { azimuth, pitch }: ViewPose): Float32Array {
  const focal = width / 2 / Math.tan((horizontalFov * RADIANS) / 2);
  const [sinPitch, cosPitch, sinTurn, cosTurn] = [Math.sin(pitch), Math.cos(pitch), Math.sin(azimuth), Math.cos(azimuth)];
  const raster = { ...image, channels: 3 };
  const pixels = width * height;
  const input = new Float32Array(4 * pixels);
  const [place, color] = [
    [0, 0],
    [0, 0, 0],
  ];
  for (let p = 0; p < pixels; p++) {
    const u = ((p % width) + 0.5 - width / 2) / focal;
    const v = (height / 2 - Math.floor(p / width) - 0.5) / focal;
    const [up, ahead] = [v * cosPitch + sinPitch, cosPitch - v * sinPitch];
    directionToPixel(image.width, u * cosTurn + ahead * sinTurn, up, u * sinTurn - ahead * cosTurn, place);
    sampleBilinear(raster, place[0] as number, place[1] as number, color);
    for (let channel = 0; channel < 3; channel++) input[channel * pixels + p] = color[channel] as number;
    input[3 * pixels + p] = up / Math.hypot(u, up, ahead);
  }
  return input;
}

/** Input of the job `fuse-views`. */
export interface FuseViewsInput {
  readonly views: DepthViews;
  /** One a view, in the order of the poses. */
  readonly estimates: readonly DepthEstimate[];
}

/**
 * Joins what a network answers for the views of a panorama: means of logarithms that count less towards the borders of a view. What is no
 * number is left out. @throws RangeError for answers of another size or number
 */
export function fuseDepthViews({ views, estimates }: FuseViewsInput): DepthGrid {
  if (estimates.length !== views.count) throw new RangeError(`${estimates.length} answers for ${views.count} views`);
  const pixels = (FUSED_WIDTH * FUSED_WIDTH) / 2;
  const sums = {
    log: new Float32Array(pixels),
    logWeight: new Float32Array(pixels),
    sky: new Float32Array(pixels),
    weight: new Float32Array(pixels),
  };
  for (const [index, pose] of listViewPoses(views).entries()) addView(sums, views, pose, estimates[index] as DepthEstimate);
  const distance = sums.log.map((log, at) => {
    if ((sums.sky[at] as number) > SKY * (sums.weight[at] as number)) return Infinity;
    const weight = sums.logWeight[at] as number;
    return weight > 0 ? Math.exp(log / weight) : Number.NaN;
  });
  return { width: FUSED_WIDTH, distance };
}

interface FusedSums {
  readonly log: Float32Array;
  readonly logWeight: Float32Array;
  readonly sky: Float32Array;
  readonly weight: Float32Array;
}

function addView(sums: FusedSums, views: DepthViews, { azimuth, pitch }: ViewPose, { metres, sky }: DepthEstimate): void {
  const { width, height } = views;
  if (metres.length !== width * height || sky.length !== metres.length)
    throw new RangeError(`a depth network returns ${width * height} values, not ${metres.length}`);
  const across = Math.tan((views.horizontalFov * RADIANS) / 2);
  const up = (across * height) / width;
  const [sinPitch, cosPitch] = [Math.sin(pitch), Math.cos(pitch)];
  const { sinLatitude, cosLatitude } = directionsOf(FUSED_WIDTH);
  for (let row = 0; row < FUSED_WIDTH / 2; row++)
    for (let column = 0; column < FUSED_WIDTH; column++) {
      const turn = (2 * Math.PI * (column + 0.5)) / FUSED_WIDTH - Math.PI - azimuth;
      const level = cosLatitude[row] as number;
      const [x, y, z] = [Math.sin(turn) * level, sinLatitude[row] as number, Math.cos(turn) * level];
      const ahead = z * cosPitch + y * sinPitch;
      if (ahead <= 0.05) continue;
      const [u, v] = [x / ahead / across, (y * cosPitch - z * sinPitch) / ahead / up];
      if (Math.abs(u) >= 1 || Math.abs(v) >= 1) continue;
      const at = row * FUSED_WIDTH + column;
      const from = Math.floor(((1 - v) / 2) * height) * width + Math.floor(((1 + u) / 2) * width);
      addAnswer(sums, at, ((1 - u * u) * (1 - v * v)) ** 2, metres[from] as number, sky[from] as number);
    }
}

// eslint-disable-next-line max-params -- an object a pixel would cost more than the sums
function addAnswer(sums: FusedSums, at: number, weight: number, metres: number, sky: number): void {
  if (Number.isFinite(sky)) {
    sums.sky[at] = (sums.sky[at] as number) + weight * sky;
    sums.weight[at] = (sums.weight[at] as number) + weight;
  }
  if (!(metres > 0 && metres < Infinity) || sky > SKY) return;
  sums.log[at] = (sums.log[at] as number) + weight * Math.log(metres);
  sums.logWeight[at] = (sums.logWeight[at] as number) + weight;
}
