import { shrinkPicture } from '../images/float-image.js';
import type { FloatImage } from '../images/float-image.js';
import { findLineSegments } from '../images/line-segments.js';
import { findSkyMask } from '../images/sky-mask.js';
import type { SkyEvidence, SkyMask } from '../images/sky-mask.js';
import { findHorizon } from './horizon.js';
import type { Horizon } from './horizon.js';
import type { Color, Picture, RoomBox, Environment } from './picture.js';
import { computeFocalLength, estimateLens } from './camera-placement.js';
import type { Lens } from './camera-placement.js';
import { fitRoomBox } from './fit-room-box.js';
import { estimateCameraTilt, hasRightAngles, isPoseReliable } from './camera-tilt.js';
import type { CameraTilt } from './camera-tilt.js';

/** What a small copy of a picture tells. */
export interface AnalysedPicture {
  readonly lens: Lens;
  readonly image: FloatImage;
  readonly mask: SkyMask;
  readonly hasSky: boolean;
  /** The room around the camera, its heading seen from it, should it stand in one. */
  readonly room: RoomBox | null;
  /** How the camera was held as straight edges tell, believable where `isPoseReliable`; null where edges are not straight. */
  readonly upright: CameraTilt | null;
  /** Mean colours of the sky, of the band of land about the horizon, and of the foreground; null where there is none. */
  readonly bands: RowBands;
}

/** Whether a view shows a sky that no ceiling can be taken for: one that is not warm. */
export const isSkyBluish = ({ hasSky, mask }: AnalysedPicture): boolean => hasSky && mask.evidence.warmth <= WARM;

export interface RowBands {
  readonly sky: Color | null;
  readonly middle: Color | null;
  readonly foreground: Color | null;
}

/** Longer side of the small copy, pixels. */
const SIDE = 240;
/** Degrees about the horizon that count as its band, and below it where the foreground begins. */
const BAND = 7;
const FOREGROUND = 10;

/** Looks at a picture. */
export function analysePicture(picture: Picture, isPano: boolean, hint: Environment | null): AnalysedPicture {
  const lens = estimateLens(picture, isPano);
  const image = shrinkPicture(picture.raster, isPano ? 2 * SIDE : SIDE);
  const mask = findSkyMask(image);
  const { upright, room } = lens.projection === 'perspective' ? readEdges(image, lens) : { upright: null, room: null };
  // What has no straight edges is no room.
  const isRough = upright !== null && !hasRightAngles(upright) && !isBackdrop(mask);
  const hasSky = hint !== 'indoors' && isSky(mask, isRough ? 'outdoors' : hint);
  const view = { lens, image, mask, hasSky, upright, room };
  return { ...view, bands: colorBands(view, estimateHorizon(view).row) };
}

function readEdges(image: FloatImage, lens: Lens): Pick<AnalysedPicture, 'upright' | 'room'> {
  const frame = { focal: computeFocalLength(lens, image.width), width: image.width, height: image.height };
  const segments = findLineSegments(image);
  const upright = estimateCameraTilt(segments, frame);
  return { upright, room: isPoseReliable(upright) ? fitRoomBox(segments, upright, frame) : null };
}

/** The horizon of a view; without sky it is guessed to lie in the middle. */
export function estimateHorizon({ lens, image, mask, hasSky }: Omit<AnalysedPicture, 'bands'>): Horizon {
  const middle: Horizon = { row: (image.height - 1) / 2, slope: 0, seen: false };
  return hasSky && lens.projection !== 'equirectangular' ? findHorizon(mask, computeFocalLength(lens, image.width)) : middle;
}

/** Neutral and blue skies have a red over blue below this; a warm one needs more to be believed. */
const WARM = 1.12;
/** A grey sky is not darker than the land by more than this. */
const DARKEST = -0.02;
/** Ceilings and walls are not this blue. */
const BLUE = 0.8;
/** A calmer thing than land; a wall is hardly. */
const CALM = 0.85;
const WARM_LIFT = 0.22;
/** A ceiling ends this far above the middle, as a share of the height. */
const CEILING = 0.3;

/** Whether what was segmented as sky is rather a wall behind something: warm or dark, and darker than what is before it. */
function isBackdrop({ evidence: { warmth, lift, share } }: SkyMask): boolean {
  return (warmth > 1.3 && lift < 0.1) || (warmth > BLUE && lift < -0.1 && share < 0.3);
}

/** Between houses a sky is bright and blue, though not calm. */
const NARROW = { calm: 1.2, warmth: 0.93, lift: 0.25, top: 0.8 } as const;

/** Whether what was segmented as sky is one, and not a ceiling, a wall or a rock. */
function isSky({ evidence, border, height }: SkyMask, hint: Environment | null): boolean {
  const { share, calm, warmth, top, lift }: SkyEvidence = evidence;
  if (share > 0.1 && share < 0.6 && calm < NARROW.calm && warmth < NARROW.warmth && lift > NARROW.lift && top > NARROW.top) return true;
  if (share < 0.015 || share > 0.93 || calm > CALM) return false;
  if (hint === 'outdoors') return true;
  if (warmth > WARM) return top > 0.95 && lift > WARM_LIFT && share > 0.1;
  if (warmth < BLUE) return true;
  if (lift < DARKEST) return false;
  const lowest = border.toSorted()[Math.floor(0.92 * (border.length - 1))] as number;
  return lowest > CEILING * height;
}

function colorBands({ image, mask, hasSky, lens }: Omit<AnalysedPicture, 'bands'>, horizon: number): RowBands {
  const perDegree = (computeFocalLength(lens, image.width) * Math.PI) / 180;
  const sums = [new ColorMean(), new ColorMean(), new ColorMean()] as const;
  for (let row = 0; row < image.height; row++) {
    const below = (row - horizon) / perDegree;
    for (let column = 0; column < image.width; column++) {
      const i = row * image.width + column;
      if (hasSky && mask.sky[i] === 1) sums[0].add(image.data, i);
      else if (below > FOREGROUND) sums[2].add(image.data, i);
      else if (Math.abs(below) <= BAND) sums[1].add(image.data, i);
      else if (!hasSky && below < -FOREGROUND) sums[0].add(image.data, i);
    }
  }
  return { sky: sums[0].value(), middle: sums[1].value(), foreground: sums[2].value() };
}

class ColorMean {
  private count = 0;
  private readonly sum: [number, number, number] = [0, 0, 0];

  add(data: Float32Array, i: number): void {
    this.count++;
    for (const channel of [0, 1, 2] as const) this.sum[channel] += data[3 * i + channel] as number;
  }

  value(): Color | null {
    const [r, g, b] = this.sum;
    return this.count < 20 ? null : [r / this.count, g / this.count, b / this.count];
  }
}
