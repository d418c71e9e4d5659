import { blurColumns, blurRows } from '../images/float-image.js';
import { fromOklab, toOklab } from '../images/oklab.js';
import type { PartialPanorama } from '../images/partial-panorama.js';
import { ColorStatistics, SECTORS } from './color-statistics.js';
import type { ColorMoments } from './color-statistics.js';
import { meetPictures } from './meet-pictures.js';
import type { RenderedPlace } from './render-surroundings.js';
import { classifyPlace, NO_CLASS, SKY_CLASS, SURFACE_CLASSES } from './surface-classes.js';
import { compressHighlights, continueSky } from './continue-sky.js';

/** Sectors over which the colours of a picture's own side count most, and the weight of its other sides. */
const REACH = 4;
const FLOOR = 0.08;
/** Solid angle, in pixels of a panorama 512 wide, from which on a class of the pictures is believed. */
const FEWEST = 60;
/** How far a class may move in Oklab, and by which factors its contrast may change. */
const MOST_SHIFT = [0.45, 0.12, 0.14] as const;
const CONTRAST = { least: 0.6, most: 1.35 } as const;
const CHROMA_CONTRAST = { least: 0.6, most: 1.05 } as const;
/** Colours this far from the usual one of their class, in Oklab, keep their own hue: stones in a meadow. */
const UNLIKE = 0.045;
const LEAST_SHARE = 0.15;
/** Share of the width around pictures in which the clouds of the place fade out. */
const NEAR = 0.05;
/** Share of the common shift that classes get which the pictures do not show. */
const COMMON = 0.7;

/** Gives a rendered place the light and colours of the pictures, class by class (`shown`); returns encoded RGB, three a pixel. */
export function gradePlace(pano: PartialPanorama, shown: Uint8Array, place: RenderedPlace): Float32Array {
  const { width } = pano;
  const classes = classifyPlace(place.semantic);
  const lab = new Float32Array(place.color.length);
  for (let at = 0; at < lab.length; at += 3) toOklab(pano.color, at, lab, at);
  if (isUniform(lab, shown)) return Float32Array.from(place.color);
  const pictures = new ColorStatistics();
  pictures.add(lab, shown, width);
  const sky = continueSky(lab, shown, { width, near: spreadPictures(pano) });
  for (let at = 0; at < lab.length; at += 3) toOklab(place.color, at, lab, at);
  const rendered = new ColorStatistics();
  rendered.add(
    lab,
    classes.map((kind, at) => (shown[at] === NO_CLASS ? kind : NO_CLASS)),
    width,
  );
  const grades = planGrades(pictures, rendered, FEWEST * (width / 512) ** 2);
  if (sky !== null) sky.apply(lab, classes);
  applyGrades(lab, classes, { width, grades, skipSky: sky !== null });
  const color = new Float32Array(lab.length);
  for (let at = 0; at < lab.length; at += 3) fromOklab(lab, at, color, at);
  meetPictures(color, { pano, shown, classes });
  return color;
}

/** Deviation of lightness below which pictures tell nothing of their place. */
const UNIFORM = 0.012;

/** Whether pictures are of one colour all over. */
function isUniform(lab: Float32Array, shown: Uint8Array): boolean {
  let [count, sum, squares] = [0, 0, 0];
  for (let at = 0; at < shown.length; at++) {
    if (shown[at] === NO_CLASS) continue;
    const lightness = lab[3 * at] as number;
    count++;
    sum += lightness;
    squares += lightness * lightness;
  }
  return count === 0 || squares / count - (sum / count) ** 2 < UNIFORM ** 2;
}

/** How near pictures are, from 0 far away to a half at their edges. */
function spreadPictures({ width, known }: PartialPanorama): Float32Array {
  const radius = Math.max(1, Math.round(NEAR * width));
  const blur = (values: Float32Array): Float32Array => blurColumns(blurRows(values, width, radius, true), width, radius);
  return blur(blur(new Float32Array(known)));
}

/** For each class: what it is like in the place. For each class and sector: factor and shift of each channel, six values. */
interface Grades {
  readonly usual: readonly ColorMoments[];
  readonly values: Float64Array;
}

function planGrades(pictures: ColorStatistics, rendered: ColorStatistics, fewest: number): Grades {
  const values = new Float64Array(SURFACE_CLASSES.length * SECTORS * 6);
  const usual = SURFACE_CLASSES.map((_, kind) => rendered.all(kind));
  const common = findCommonShift(pictures, rendered, fewest);
  for (let kind = 0; kind < SURFACE_CLASSES.length; kind++) {
    const isShown = pictures.all(kind).weight >= fewest && (usual[kind] as ColorMoments).weight > 0;
    for (let sector = 0; sector < SECTORS; sector++) {
      const wanted = pictures.around(kind, sector, REACH, FLOOR);
      for (let c = 0; c < 3; c++) {
        const to = (kind * SECTORS + sector) * 6 + 2 * c;
        // A sky that no picture shows is lit by the sun of the place, and so is what it lights.
        const unseen = kind === SKY_CLASS ? 0 : COMMON * (common[c] as number);
        const [factor, shift] = isShown ? gradeOf(usual[kind] as ColorMoments, wanted, c) : [1, unseen];
        values[to] = factor;
        values[to + 1] = shift;
      }
    }
  }
  return { usual, values };
}

/** Factor about the mean and shift of one channel. Lightness is multiplied first, so that shadows stay above black. */
function gradeOf(from: ColorMoments, to: ColorMoments, channel: number): [number, number] {
  const scale = channel === 0 ? to.mean[0] / Math.max(0.05, from.mean[0]) : 1;
  const contrast = (to.deviation[channel] as number) / Math.max(1e-3, scale * (from.deviation[channel] as number));
  const { least, most } = channel === 0 ? CONTRAST : CHROMA_CONTRAST;
  const furthest = MOST_SHIFT[channel] as number;
  const shift = (to.mean[channel] as number) - (from.mean[channel] as number);
  return [Math.min(most, Math.max(least, contrast)), Math.min(furthest, Math.max(-furthest, shift))];
}

/** The mean shift of the classes that pictures and place both show. */
function findCommonShift(pictures: ColorStatistics, rendered: ColorStatistics, fewest: number): number[] {
  let weights = 0;
  const sums = [0, 0, 0];
  for (let kind = 0; kind < SURFACE_CLASSES.length; kind++) {
    const [wanted, usual] = [pictures.all(kind), rendered.all(kind)];
    if (kind === SKY_CLASS || wanted.weight < fewest || usual.weight < fewest) continue;
    weights += wanted.weight;
    for (let c = 0; c < 3; c++) sums[c] = (sums[c] as number) + wanted.weight * ((wanted.mean[c] as number) - (usual.mean[c] as number));
  }
  return sums.map((sum) => (weights === 0 ? 0 : sum / weights));
}

interface GradePlan {
  readonly width: number;
  readonly grades: Grades;
  readonly skipSky: boolean;
}

function applyGrades(lab: Float32Array, classes: Uint8Array, { width, grades, skipSky }: GradePlan): void {
  const { usual, values } = grades;
  for (let at = 0; at < classes.length; at++) {
    const kind = classes[at] as number;
    if (kind === SKY_CLASS && skipSky) continue;
    const place = (((at % width) + 0.5) * SECTORS) / width - 0.5 + SECTORS;
    const near = (kind * SECTORS + (Math.floor(place) % SECTORS)) * 6;
    const next = (kind * SECTORS + (Math.floor(place + 1) % SECTORS)) * 6;
    const share = place - Math.floor(place);
    const { mean, deviation } = usual[kind] as ColorMoments;
    const [a, b] = [(lab[3 * at + 1] as number) - mean[1], (lab[3 * at + 2] as number) - mean[2]];
    const spread = UNLIKE + deviation[1] + deviation[2];
    const alike = LEAST_SHARE + (1 - LEAST_SHARE) * Math.exp(-(a * a + b * b) / (2 * spread * spread));
    for (let c = 0; c < 3; c++) {
      const factor = mix(values[near + 2 * c] as number, values[next + 2 * c] as number, share);
      const shift = mix(values[near + 2 * c + 1] as number, values[next + 2 * c + 1] as number, share);
      const own = lab[3 * at + c] as number;
      const middle = mean[c] as number;
      lab[3 * at + c] =
        c === 0 ? gradeLightness(own, middle, factor, shift) : middle + (alike > 0.5 ? factor : 1) * (own - middle) + shift * alike;
    }
  }
}

// eslint-disable-next-line max-params -- four numbers of one formula
function gradeLightness(own: number, mean: number, factor: number, shift: number): number {
  const middle = mean + shift;
  const scaled = (own * middle) / Math.max(0.05, mean);
  // Contrast is changed about the mean, and least where it would darken shadows.
  return compressHighlights(middle + (scaled < middle ? Math.min(1, factor) : factor) * (scaled - middle));
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share;
