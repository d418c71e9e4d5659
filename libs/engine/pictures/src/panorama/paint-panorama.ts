import { sampleBlueNoise } from '@diorama/random';
import type { Raster } from '@diorama/raster';

import type { PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { blurColumns, blurRows, resizePicture, shrinkPicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { refineSkyMask } from '../images/refine-sky.js';
import { findSkyMask } from '../images/sky-mask.js';
import { gradePlace } from '../surroundings/grade-place.js';
import { classifyPictures, GROUND_CLASS } from '../surroundings/surface-classes.js';
import type { RenderedPlace } from '../surroundings/render-surroundings.js';
import { LayerBlender, countPyramidLevels } from './blend-layers.js';
import { mapPixels } from '../images/map-pixels.js';
import { enlargeSurfaces, selectExactSurfaces } from './exact-surfaces.js';
import { extendPictures } from './extend-pictures.js';
import type { ExtendedPictures } from './extend-pictures.js';
import { refinePanorama } from './refine-panorama.js';
import { restoreSourcePictures } from './restore-source-pictures.js';
import { stitchPictures } from './stitch-pictures.js';
import type { PartialPanorama } from '../images/partial-panorama.js';
import type { StitchedPanorama } from './stitch-pictures.js';
import { warpPicture } from './warp-picture.js';

/** Input of the job `paint-panorama`. */
export interface PaintPanoramaInput {
  readonly composition: PictureComposition;
  readonly pictures: readonly Raster[];
  /** Width of the delivered panorama in pixels, even. */
  readonly width: number;
  /** The place around the pictures at the width of the painted sphere; null for a panorama. */
  readonly place: RenderedPlace | null;
}

/** What `paint-panorama` gives: the delivered panorama. */
export interface PaintedPanorama extends PaintedSphere {
  /** The smaller sphere on which the surroundings of pictures are painted; the delivered one adds what pictures have between its pixels. */
  readonly coarse: PaintedSphere;
}

/** Width of the painted sphere as a share of that of the delivered panorama, and the step that it is rounded to, pixels. */
const PAINTED_SHARE = 0.625;
const WIDTH_STEP = 8;

/** Seams are blended over a share of the width: halvings of the pyramids at least, and pixels of the width for each pixel of the coarsest. */
const LEAST_LEVELS = 2;
const BLENDED = 80;
/** The sky of a panorama is looked for in a copy this wide. */
const PLAN_WIDTH = 512;
/** No sky is seen further below the horizon, as a share of the height. */
const LOWEST_SKY = 0.02;
/** What is known gives way to its surroundings on no more than this share of the width: pictures must be found again. */
const GIVEN_SHARE = 0.002;
/** A mean of ones, less what a running sum loses. */
const ALL_KNOWN = 0.999;

const countLevels = (width: number): number => countPyramidLevels(width, Math.max(LEAST_LEVELS, Math.round(Math.log2(width / BLENDED))));

/** Pixels across of the painted sphere of a delivered panorama. */
export const computePaintedWidth = (finer: number): number => Math.min(finer, WIDTH_STEP * Math.ceil((PAINTED_SHARE * finer) / WIDTH_STEP));

/** Paints the whole panorama: the pictures where they lie, and around them the place in their light and colours. */
export function paintPanorama({ composition, pictures, width: finer, place }: PaintPanoramaInput): PaintedPanorama {
  const width = computePaintedWidth(finer);
  const [first] = pictures;
  if (composition.isPano && first) {
    const plan = planSky(composition, first);
    return { ...takePanorama(plan, first, finer), coarse: takePanorama(plan, first, width) };
  }
  if (place === null) throw new RangeError('pictures need a place around them');
  const pano = layPictures(composition, pictures, width);
  const kept = keptPixels(pano);
  const classes = classifyPictures(pano, composition.setting);
  const isOutdoors = composition.setting === 'outdoors';
  const extended = extendPictures(pano, { isGround: (at) => classes[at] === GROUND_CLASS, isOutdoors, seed: composition.seed });
  const graded = gradePlace(pano, classes, place);
  const painted = blendPlace(pano, extended, graded);
  restoreSourcePictures({ painted, color: pano.color, kept });
  const isSky = (at: number): boolean =>
    isOutdoors &&
    (pano.known[at] === 1 ? pano.sky[at] === 1 : extended.mask[at] === 1 ? extended.sky[at] === 1 : place.distance[at] === Infinity);
  const coarse = { panorama: toRaster(painted), sky: refineSkyMask(painted, isSky) };
  const image = refinePanorama({ painted, width: finer, pictures, placements: composition.placements, owner: pano.owner, kept });
  const paintedPixel = mapPixels(finer, width);
  const exact = selectExactSurfaces(place, (at) => pano.known[at] === 0 && extended.mask[at] === 0);
  return {
    panorama: toRaster(image),
    sky: refineSkyMask(image, (at) => isSky(paintedPixel(at))),
    exact: enlargeSurfaces(exact, finer),
    coarse: { ...coarse, exact },
  };
}

/** The pictures with what continues them, and the place beyond, without a seam. */
function blendPlace({ width, known }: PartialPanorama, extended: ExtendedPictures, graded: Float32Array): FloatImage {
  const blender = new LayerBlender(width, countLevels(width));
  const shown = Float32Array.from(known, (isKnown, at) => isKnown | (extended.mask[at] as number));
  blender.add({ first: 0, width, color: extended.color, mask: shown });
  blender.add({ first: 0, width, color: graded, mask: shown.map((share) => 1 - share) });
  return blender.finish();
}

/** A small copy of a picture that is a panorama, and 1 for each of its pixels that shows sky. */
interface SkyPlan {
  readonly small: FloatImage;
  readonly mask: Uint8Array;
}

function planSky({ placements }: PictureComposition, raster: Raster): SkyPlan {
  const small = shrinkPicture(raster, PLAN_WIDTH);
  return { small, mask: placements[0]?.showsSky ? findSkyMask(small).sky : new Uint8Array(small.width * small.height) };
}

/** Resizes a picture that is a panorama. */
function takePanorama({ small, mask }: SkyPlan, raster: Raster, width: number): PaintedSphere {
  const image = resizePicture(raster, width, width / 2);
  const lowest = (0.5 + LOWEST_SKY) * small.height;
  const isSky = (at: number): boolean => {
    const row = Math.floor(((Math.floor(at / width) + 0.5) * small.height) / image.height);
    const column = Math.floor((((at % width) + 0.5) * small.width) / width);
    return row < lowest && mask[row * small.width + column] === 1;
  };
  return { panorama: toRaster(image), sky: refineSkyMask(image, isSky) };
}

function layPictures({ placements }: PictureComposition, pictures: readonly Raster[], width: number): StitchedPanorama {
  const levels = countLevels(width);
  const warped = pictures.flatMap((raster, i) => {
    const placement = placements[i];
    return placement ? [warpPicture({ raster, placement, panoWidth: width, align: 2 ** levels })] : [];
  });
  return stitchPictures(warped, width, levels);
}

/** 1 for what is known all about, so that blending does not reach it. */
function keptPixels({ width, known }: PartialPanorama): Uint8Array {
  const reach = Math.max(1, Math.round(GIVEN_SHARE * width));
  const share = blurColumns(blurRows(new Float32Array(known), width, reach, true), width, reach);
  const kept = new Uint8Array(known.length);
  for (let at = 0; at < kept.length; at++) if ((share[at] as number) > ALL_KNOWN) kept[at] = 1;
  return kept;
}

/** Rounds to bytes by a blue-noise threshold, so that smooth skies show no bands. */
function toRaster({ width, height, data }: FloatImage): Raster {
  const bytes = new Uint8Array(new SharedArrayBuffer(data.length));
  for (let at = 0; at < bytes.length; at++) {
    const channel = at % 3;
    const pixel = (at - channel) / 3;
    const column = pixel % width;
    // Values that are bytes already stay what they are: the threshold only decides between neighbours.
    const value = 255 * (data[at] as number);
    const threshold = sampleBlueNoise(column + 23 * channel, (pixel - column) / width + 41 * channel);
    const nearest = Math.round(value);
    bytes[at] = Math.min(255, Math.max(0, Math.abs(value - nearest) < 0.02 ? nearest : Math.floor(value + threshold)));
  }
  return { width, height, data: bytes };
}
