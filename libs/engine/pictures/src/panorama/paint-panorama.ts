import { sampleBlueNoise } from '@diorama/random';
import type { Raster } from '@diorama/raster';

import type { PaintedSphere, PictureComposition } from '../cameras/picture.js';
import { blurColumns, blurRows, resizePicture, shrinkPicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { refineSkyMask } from '../images/refine-sky.js';
import { findSkyMask } from '../images/sky-mask.js';
import { LayerBlender, countPyramidLevels } from './blend-layers.js';
import type { PanoramaStrip } from './blend-layers.js';
import { closeTreeCrowns } from './close-tree-crowns.js';
import { refinePanorama } from './refine-panorama.js';
import { restoreSourcePictures } from './restore-source-pictures.js';
import { paintPoleCap } from './paint-pole-cap.js';
import { GAP_STRIP_WIDTH_SHARE_MAX, planPanoramaGapFilling } from './panorama-gap-plan.js';
import type { PanoramaGapPlan, QuiltStrip } from './panorama-gap-plan.js';
import { stitchPictures } from './stitch-pictures.js';
import type { PartialPanorama, StitchedPanorama } from './stitch-pictures.js';
import { warpPicture } from './warp-picture.js';

/** Input of the job `paint-panorama`. */
export interface PaintPanoramaInput {
  readonly composition: PictureComposition;
  readonly pictures: readonly Raster[];
  /** Width of the delivered panorama in pixels, even. */
  readonly width: number;
}

/** What `paint-panorama` gives: the delivered panorama. */
export interface PaintedPanorama extends PaintedSphere {
  /** The smaller sphere on which the surroundings of pictures are painted; the delivered one adds what pictures have between its pixels. */
  readonly coarse: PaintedSphere;
}

/** Width of the painted sphere as a share of that of the delivered panorama, and the step that it is rounded to, pixels. */
const PAINTED_SHARE = 0.625;
const WIDTH_STEP = 8;

/** Halvings of the pyramids that seams are blended with; caps begin with the ring's own colours, so they need fewer. */
const LEVELS = 5;
const CAP_LEVELS = 3;
/** The ring is planned on a panorama about this wide. */
const PLAN_WIDTH = 512;
/** No sky is seen further below the horizon, as a share of the height. */
const LOWEST_SKY = 0.02;
/** A sky is continued from pixels this share of the width away from everything else. */
const SKY_MARGIN = 0.009;
/** Share of the width over which the ring's surroundings go over to a cap's colours. */
const GO_OVER = 0.006;
const CLEAR = 0.995;
/** A mean of ones, less what a running sum loses. */
const ALL_KNOWN = 0.999;

/** Paints the whole panorama: the pictures where they lie, and around them what continues them. */
export function paintPanorama({ composition, pictures, width: finer }: PaintPanoramaInput): PaintedPanorama {
  const width = Math.min(finer, WIDTH_STEP * Math.ceil((PAINTED_SHARE * finer) / WIDTH_STEP));
  const [first] = pictures;
  if (composition.isPano && first) {
    const plan = planSky(composition, first);
    return { ...takePanorama(plan, first, finer), coarse: takePanorama(plan, first, width) };
  }
  const pano = layPictures(composition, pictures, width);
  const scale = planScale(width);
  const plan = enlargePlan(planPanoramaGapFilling(shrinkPano(pano, scale), composition.seed), scale);
  const kept = keptPixels(pano);
  const ring = closeRing(pano, plan, kept);
  closeTreeCrowns(ring, plan);
  const painted = addCaps(ring, plan, composition);
  restoreSourcePictures({ painted, color: pano.color, kept });
  const half = ring.known.length / 2;
  const isSky = (at: number): boolean => ring.sky[at] === 1 || (at < half && ring.known[at] === 0);
  const isSkyThere = composition.setting === 'outdoors' ? isSky : (): boolean => false;
  const coarse = { panorama: toRaster(painted), sky: refineSkyMask(painted, isSkyThere) };
  const image = refinePanorama({ painted, width: finer, pictures, placements: composition.placements, owner: pano.owner, kept });
  const paintedPixel = (at: number): number =>
    Math.floor(((Math.floor(at / finer) + 0.5) * width) / finer) * width + Math.floor((((at % finer) + 0.5) * width) / finer);
  return { panorama: toRaster(image), sky: refineSkyMask(image, (at) => isSkyThere(paintedPixel(at))), coarse };
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
  const levels = countPyramidLevels(width, LEVELS);
  const warped = pictures.flatMap((raster, i) => {
    const placement = placements[i];
    return placement ? [warpPicture({ raster, placement, panoWidth: width, align: 2 ** levels })] : [];
  });
  return stitchPictures(warped, width, levels);
}

/** How many pixels of the panorama one of the plan is wide: a divisor of its width and height. */
function planScale(width: number): number {
  let scale = Math.max(1, Math.floor(width / PLAN_WIDTH));
  while ((width / 2) % scale !== 0) scale--;
  return scale;
}

function shrinkPano(pano: PartialPanorama, scale: number): PartialPanorama {
  const width = pano.width / scale;
  const height = pano.height / scale;
  const small = {
    width,
    height,
    color: new Float32Array(3 * width * height),
    known: new Uint8Array(width * height).fill(1),
    sky: new Uint8Array(width * height),
  };
  for (let row = 0; row < pano.height; row++)
    for (let column = 0; column < pano.width; column++) {
      const from = row * pano.width + column;
      const to = Math.floor(row / scale) * width + Math.floor(column / scale);
      if (pano.known[from] === 0) small.known[to] = 0;
      for (let channel = 0; channel < 3; channel++)
        small.color[3 * to + channel] = (small.color[3 * to + channel] as number) + (pano.color[3 * from + channel] as number) / scale ** 2;
    }
  return small;
}

function enlargePlan({ top, bottom, strips }: PanoramaGapPlan, scale: number): PanoramaGapPlan {
  const seam = (columns: Float32Array): Float32Array =>
    Float32Array.from({ length: columns.length * scale }, (_, row) => {
      const at = Math.min(columns.length - 1, Math.max(0, (row + 0.5) / scale - 0.5));
      const low = columns[Math.floor(at)] as number;
      const high = columns[Math.ceil(at)] as number;
      return scale * (low + (high - low) * (at - Math.floor(at)));
    });
  return {
    top: top * scale,
    bottom: bottom * scale,
    strips: strips.map((strip) => ({
      start: strip.start * scale,
      end: strip.end * scale,
      // A mirrored strip begins with the last fine column of its first coarse one.
      source: strip.step === 1 ? strip.source * scale : strip.source * scale + scale - 1,
      step: strip.step,
      left: seam(strip.left),
      right: seam(strip.right),
    })),
  };
}

/** The known part with the ring closed: what it shows is known from then on. Rows beyond stay as they are. */
function closeRing(pano: PartialPanorama, plan: PanoramaGapPlan, kept: Uint8Array): PartialPanorama {
  const { width, height } = pano;
  const ring = { width, height, color: pano.color, known: Uint8Array.from(pano.known), sky: Uint8Array.from(pano.sky) };
  ring.known.fill(1, plan.top * width, plan.bottom * width);
  if (plan.strips.length === 0) return ring;
  const levels = countPyramidLevels(width, LEVELS);
  const blender = new LayerBlender(width, levels);
  const rest = new Float32Array(width * height).fill(1);
  for (const strip of plan.strips) {
    const layer = stripLayer({ ...pano, kept }, plan, strip, 2 ** levels);
    for (let at = 0; at < layer.mask.length; at++) {
      if (layer.mask[at] !== 1) continue;
      const column = layer.first + (at % layer.width);
      const row = Math.floor(at / layer.width);
      const to = row * width + wrap(column, width);
      rest[to] = 0;
      if (row >= plan.top && row < plan.bottom) ring.sky[to] = pano.sky[row * width + sourceColumn(strip, column, width)] as number;
    }
    blender.add(layer);
  }
  blender.add({ first: 0, width, color: pano.color, mask: rest });
  return { ...ring, color: blender.finish().data };
}

const wrap = (column: number, width: number): number => ((column % width) + width) % width;
const sourceColumn = ({ start, source, step }: QuiltStrip, column: number, width: number): number =>
  wrap(source + step * (column - start), width);

/** 1 for what is known all about, so that no strip takes its place. */
function keptPixels({ width, known }: PartialPanorama): Uint8Array {
  const reach = Math.max(1, Math.round(GAP_STRIP_WIDTH_SHARE_MAX * width));
  const share = blurRows(new Float32Array(known), width, reach, true);
  const kept = new Uint8Array(known.length);
  for (let at = 0; at < kept.length; at++) if ((share[at] as number) > ALL_KNOWN) kept[at] = 1;
  return kept;
}

function stripLayer(
  { width, height, color, known, kept }: PartialPanorama & { readonly kept: Uint8Array },
  plan: PanoramaGapPlan,
  strip: QuiltStrip,
  align: number,
): PanoramaStrip {
  const margin = 2 * align;
  const first = align * Math.floor((strip.start - margin) / align);
  const columns = Math.min(width, align * Math.ceil((strip.end + margin - first) / align));
  const layer = { first, width: columns, color: new Float32Array(3 * columns * height), mask: new Float32Array(columns * height) };
  for (let row = 0; row < height; row++) {
    // Above and below the ring its nearest row is repeated, for the sake of the blending only.
    const source = Math.min(plan.bottom - 1, Math.max(plan.top, row));
    const left = strip.left[source - plan.top] ?? Infinity;
    const right = strip.right[source - plan.top] ?? -Infinity;
    for (let i = 0; i < columns; i++) {
      const from = 3 * (source * width + sourceColumn(strip, first + i, width));
      const to = row * columns + i;
      for (let channel = 0; channel < 3; channel++) layer.color[3 * to + channel] = color[from + channel] as number;
      const at = row * width + wrap(first + i, width);
      const isFree = row === source ? kept[at] === 0 : known[at] === 0;
      if (isFree && first + i >= left && first + i < right) layer.mask[to] = 1;
    }
  }
  return layer;
}

/** Paints what lies above and below the ring. */
function addCaps(ring: PartialPanorama, { top, bottom }: PanoramaGapPlan, { seed, sky, setting }: PictureComposition): FloatImage {
  const { width, height, known, color } = ring;
  const image = { width, height, data: color };
  // Walls, floors and ceilings have no grain that goes on: only their colours do.
  const hasGrain = setting === 'outdoors';
  const clear = setting === 'outdoors' && sky === null ? clearSky(ring) : null;
  const shared = { ring: image, top, bottom, known, hasGrain, seed };
  const above = paintPoleCap({ ...shared, side: 'above', usable: (at) => clear === null || clear[at] === 1, sky });
  const below = paintPoleCap({ ...shared, side: 'below', usable: (at) => ring.sky[at] === 0, sky: null });
  const middle = ((top + bottom) / 2) * width;
  goOver(ring, above, 'above');
  goOver(ring, below, 'below');
  const blender = new LayerBlender(width, countPyramidLevels(width, CAP_LEVELS));
  const masks = [0, 1, 2].map(() => new Float32Array(known.length)) as [Float32Array, Float32Array, Float32Array];
  for (let at = 0; at < known.length; at++) masks[known[at] === 1 ? 0 : at < middle ? 1 : 2][at] = 1;
  for (const [i, data] of [color, above.data, below.data].entries())
    blender.add({ first: 0, width, color: data, mask: masks[i] as Float32Array });
  return blender.finish();
}

/**
 * Colours the ring's surroundings as the cap, after a short way from its own edge: without a step at the edge, which
 * blending would keep as a line, and without dark crowns throwing a shadow far into the sky.
 */
function goOver({ width, height, color, known }: PartialPanorama, cap: FloatImage, side: 'above' | 'below'): void {
  const step = side === 'above' ? -width : width;
  const decay = Math.exp(-1 / Math.max(1, GO_OVER * width));
  for (let column = 0; column < width; column++) {
    let edge = (side === 'above' ? 0 : height - 1) * width + column;
    while (known[edge] === 0) edge -= step;
    for (let channel = 0; channel < 3; channel++) {
      let off = (color[3 * edge + channel] as number) - (cap.data[3 * edge + channel] as number);
      for (let at = edge + step; at >= 0 && at < known.length; at += step) {
        off *= decay;
        color[3 * at + channel] = (cap.data[3 * at + channel] as number) + off;
      }
    }
  }
}

/** 1 for sky at some distance from everything else. */
function clearSky({ width, sky, known }: PartialPanorama): Uint8Array {
  const reach = Math.max(1, Math.round(SKY_MARGIN * width));
  // What lies beyond the ring will be sky.
  const open = new Float32Array(sky.length);
  for (let at = 0; at < open.length; at++) if (sky[at] === 1 || known[at] === 0) open[at] = 1;
  const share = blurColumns(blurRows(open, width, reach, true), width, reach);
  const clear = new Uint8Array(sky.length);
  for (let at = 0; at < clear.length; at++) if (sky[at] === 1 && (share[at] as number) > CLEAR) clear[at] = 1;
  return clear;
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
