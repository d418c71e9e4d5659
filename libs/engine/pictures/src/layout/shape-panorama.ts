import { EYE_HEIGHT } from '@diorama/world-model';

import type { PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { createBackgroundLayer } from '../geometry/background-layer.js';
import type { BackgroundLayer } from '../geometry/background-layer.js';
import { computeDenseDepth } from '../geometry/dense-depth.js';
import type { DepthGrid } from '../geometry/depth-grid.js';
import { directionsOf, nearestPixels } from '../geometry/depth-grid.js';
import { upsampleDepth } from '../geometry/upsample-depth.js';
import { resizePicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { SCENE_DISTANCE_MAX, estimatePanoramaLayout } from './layout.js';
import type { PanoramaLayout } from './layout.js';
import type { EstimatedRoom } from './room.js';

/** Input of the job `shape-panorama`. */
export interface ShapePanoramaInput extends PaintedSphere {
  readonly composition: PictureComposition;
  /** Distances of the panorama as a network estimates them, if there is one. */
  readonly depth?: DepthGrid | null;
  /** Metres at the pixels of the panorama whose distances are known exactly, NaN elsewhere. They are kept, and the estimate meets them. */
  readonly exact?: Float32Array | null;
  /** The same panorama with fewer pixels, to be shaped as well. */
  readonly coarse?: PaintedSphere;
}

/** How far everything in a panorama is; arrays over shared memory, since every later job reads them. */
export interface PanoramaShape extends DepthGrid {
  /** What lies behind the edges of near objects. */
  readonly background: BackgroundLayer;
}

/** What `shape-panorama` gives. */
export interface ShapedPanorama extends PanoramaShape {
  /** The shape of the coarse panorama; the same as of the panorama if none was given. */
  readonly coarse: PanoramaShape;
}

/** Width of the copy on which distances are fitted, and of that on which the layout is read without a network. */
const DENSE_WIDTH = 1024;
const LAYOUT_WIDTH = 512;

/** Gives every pixel of a panorama its distance. */
export function estimatePanoramaShape(input: ShapePanoramaInput): ShapedPanorama {
  const { composition, panorama, sky, depth = null, exact = null, coarse } = input;
  const { setting, room } = composition;
  const width = Math.min(panorama.width, DENSE_WIDTH);
  const small = resizePicture(panorama, width, width / 2);
  const smallSky = pickNearest(sky, panorama.width, width);
  const dense = computeDenseDepth({
    guide: small,
    sky: smallSky,
    estimate: depth ?? estimateFromLayout(input),
    trust: trustPictures(composition, width),
    setting,
    heading: room === undefined ? null : (room.heading * Math.PI) / 180,
    exact: exact === null ? null : pickNearest(exact, panorama.width, width),
  });
  const shape = (sphere: PaintedSphere): PanoramaShape => {
    const known =
      exact === null || sphere.panorama.width === panorama.width ? exact : pickNearest(exact, panorama.width, sphere.panorama.width);
    return derivePanoramaShape(sphere.panorama, upsampleDepth(dense, { small, ...sphere, exact: known }));
  };
  const fine = shape(input);
  return { ...fine, coarse: coarse === undefined ? fine : shape(coarse) };
}

/** Weight of an invented pixel for the ground's distance. */
const INVENTED = 0.1;
/** Height of a usual picture as a share of its width. */
const ASPECT = 0.75;

/** 1 for pixels that lie in a picture, by its angles. */
function trustPictures({ isPano, placements }: PictureComposition, width: number): Float32Array {
  return Float32Array.from({ length: (width * width) / 2 }, (_, at) => {
    const azimuth = (360 * ((at % width) + 0.5)) / width - 180;
    const elevation = 90 - (360 * (Math.floor(at / width) + 0.5)) / width;
    const isInside = placements.some((placement) => {
      const aside = (((azimuth - placement.azimuth) % 360) + 540) % 360;
      const half = placement.horizontalFov / 2;
      return Math.abs(aside - 180) < half && Math.abs(elevation - placement.pitch) < ASPECT * half;
    });
    return isPano || isInside ? 1 : INVENTED;
  });
}

/** What follows from a panorama and its distances alone: the same from those that a world keeps as when it was built. */
export function derivePanoramaShape(panorama: PaintedSphere['panorama'], distance: Float32Array): PanoramaShape {
  return { width: panorama.width, distance, background: createBackgroundLayer(panorama, distance) };
}

function pickNearest<Values extends Uint8Array | Float32Array>(values: Values, from: number, width: number): Values {
  const [columns, rows] = nearestPixels(from, width);
  const out = new (values.constructor as new (length: number) => Values)((width * width) / 2);
  for (let at = 0; at < out.length; at++)
    out[at] = values[(rows[Math.floor(at / width)] as number) * from + (columns[at % width] as number)] as number;
  return out;
}

/** Distances from the layout of the panorama, where there is no network. */
function estimateFromLayout({ composition, panorama, sky }: ShapePanoramaInput): DepthGrid {
  const width = Math.min(panorama.width, LAYOUT_WIDTH);
  const image: FloatImage = resizePicture(panorama, width, width / 2);
  const mask = pickNearest(sky, panorama.width, width);
  const { setting, room: plan = null } = composition;
  const layout = estimatePanoramaLayout({ image, sky: (pixel) => mask[pixel] === 1, setting, plan });
  return { width, distance: layout.room ? shapeRoom(layout.room, width) : shapeLand(layout, width) };
}

/** Metres to what stands in each column, between the columns of the layout. */
function readColumn({ columns, distance, thing }: PanoramaLayout, column: number, width: number): number {
  const place = ((column + 0.5) * columns) / width - 0.5;
  const own = Math.round(place) % columns;
  const beside = (own + (place > Math.round(place) ? 1 : -1) + columns) % columns;
  const metres = distance[own] as number;
  const share = thing[beside] === thing[own] ? Math.abs(place - Math.round(place)) : 0;
  return metres + ((distance[beside] as number) - metres) * share;
}

function shapeLand(layout: PanoramaLayout, width: number): Float32Array {
  const { sinLatitude, cosLatitude } = directionsOf(width);
  const distance = new Float32Array((width * width) / 2);
  for (let column = 0; column < width; column++) {
    const metres = readColumn(layout, column, width);
    for (let row = 0; row < width / 2; row++) {
      const [rise, level] = [sinLatitude[row] as number, cosLatitude[row] as number];
      // Land up to the zenith is a crown overhead, not a tower without end.
      distance[row * width + column] =
        -rise * metres > EYE_HEIGHT * level ? EYE_HEIGHT / -rise : Math.min(metres / level, 2 * SCENE_DISTANCE_MAX);
    }
  }
  return distance;
}

function shapeRoom(room: EstimatedRoom, width: number): Float32Array {
  const { sinLatitude, cosLatitude } = directionsOf(width);
  const distance = new Float32Array((width * width) / 2);
  for (let at = 0; at < distance.length; at++) {
    const azimuth = (2 * Math.PI * ((at % width) + 0.5)) / width - Math.PI - room.heading;
    const row = Math.floor(at / width);
    const x = Math.sin(azimuth) * (cosLatitude[row] as number);
    const z = -Math.cos(azimuth) * (cosLatitude[row] as number);
    const y = sinLatitude[row] as number;
    const aside = x > 0 ? room.right / x : room.left / -x;
    const ahead = z > 0 ? room.back / z : room.front / -z;
    const upright = y > 0 ? room.ceiling / y : EYE_HEIGHT / -y;
    distance[at] = Math.min(aside, ahead, upright);
  }
  return distance;
}
