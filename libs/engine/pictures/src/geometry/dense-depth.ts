import type { Environment } from '../cameras/picture.js';
import type { FloatImage } from '../images/float-image.js';
import { alignToExact } from './align-exact.js';
import { DEPTH_MAX, DEPTH_MIN, nearestPixels } from './depth-grid.js';
import type { DepthGrid, DepthPlane } from './depth-grid.js';
import { fitGroundScale, GROUND } from './fit-ground.js';
import { fitRoomPlanes, PLANE_GRID } from './fit-room-planes.js';
import { bilinear, pullPush } from './pull-push.js';
import { sharpenDepth } from './sharpen-depth.js';
import { snapToPlanes } from './snap-planes.js';
import type { SnappedDepth } from './snap-planes.js';

/** Input of `computeDenseDepth`. */
export interface DenseDepthRequest {
  /** The panorama, and 1 for each of its pixels that shows sky. */
  readonly guide: FloatImage;
  readonly sky: Uint8Array;
  /** Estimated distances at any resolution; only numbers above zero are known. */
  readonly estimate: DepthGrid;
  /** Weight of each pixel for the ground's distance, 0 to 1: pixels of pictures more than invented ones. */
  readonly trust: Float32Array;
  readonly setting: Environment;
  /** Radians clockwise from the front to a wall of a room; null if unknown. */
  readonly heading: number | null;
  /** Metres at the pixels whose distances are known exactly, NaN elsewhere; as many as pixels of the guide. */
  readonly exact: Float32Array | null;
}

/** Log distances of a panorama, the planes that parts of it lie on, and the number from 1 of each pixel's plane. */
export interface DenseDepth extends SnappedDepth {
  readonly width: number;
  readonly planes: readonly DepthPlane[];
}

/** Rounds of sharpening. */
const ROUNDS = 2;
const REACH_MAX = 6;

/**
 * Gives every pixel its own distance: the estimate, scaled so that the ground lies at its height below the viewer, with edges where the picture
 * has them, and with what is near the ground, a wall or a ceiling flat on it.
 */
export function computeDenseDepth(request: DenseDepthRequest): DenseDepth {
  const { guide, sky, estimate, trust, setting, heading, exact } = request;
  const { width } = guide;
  let log = resampleEstimate(estimate, width);
  const scale = fitGroundScale(
    log,
    width,
    trust.map((weight, at) => (sky[at] === 1 ? 0 : weight)),
  );
  for (let at = 0; at < log.length; at++) log[at] = clampLog((log[at] as number) + scale);
  const reach = Math.min(REACH_MAX, Math.max(2, Math.ceil(width / estimate.width)));
  for (let round = 0; round < ROUNDS; round++) log = sharpenDepth(log, guide, sky, reach);
  if (exact !== null) log = alignToExact(log, width, exact);
  const planes = setting === 'indoors' ? [GROUND, ...fitRoomPlanes(shrink(log, width), Math.min(width, PLANE_GRID), heading)] : [GROUND];
  const snapped = snapToPlanes(log, width, planes, sky);
  if (exact !== null)
    for (let at = 0; at < exact.length; at++) {
      if (!((exact[at] as number) > 0)) continue;
      snapped.log[at] = Math.log(exact[at] as number);
      snapped.plane[at] = 0;
    }
  return { ...snapped, width, planes };
}

const clampLog = (log: number): number => Math.min(Math.log(DEPTH_MAX), Math.max(Math.log(DEPTH_MIN), log));

/** Logarithms of the estimate at another width; what is unknown is filled from what is around it. */
function resampleEstimate({ width: from, distance }: DepthGrid, width: number): Float32Array {
  const size = { width: from, height: from / 2 };
  const isKnown = (metres: number): boolean => Number.isFinite(metres) && metres > 0;
  const values = Float32Array.from(distance, (metres) => (isKnown(metres) ? clampLog(Math.log(metres)) : 0));
  const weights = Float32Array.from(distance, (metres) => (isKnown(metres) ? 1 : 0));
  const full = pullPush({ ...size, values, weights });
  const out = new Float32Array((width * width) / 2);
  for (let at = 0; at < out.length; at++)
    out[at] = bilinear(full, size, (((at % width) + 0.5) * from) / width - 0.5, ((Math.floor(at / width) + 0.5) * from) / width - 0.5);
  return out;
}

/** The grid on which planes are looked for. */
function shrink(log: Float32Array, width: number): Float32Array {
  const small = Math.min(width, PLANE_GRID);
  const [columns, rows] = nearestPixels(width, small);
  return Float32Array.from(
    { length: (small * small) / 2 },
    (_, at) => log[(rows[Math.floor(at / small)] as number) * width + (columns[at % small] as number)] as number,
  );
}
