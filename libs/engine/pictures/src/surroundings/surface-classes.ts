import { SEMANTICS } from '@diorama/world-model';
import type { SemanticClass } from '@diorama/world-model';

import type { Environment } from '../cameras/picture.js';
import { resizePixels } from '../images/resize-pixels.js';
import type { FloatImage } from '../images/float-image.js';
import { toOklab } from '../images/oklab.js';
import { findGroundContactLine } from '../layout/ground-contact-line.js';
import type { PartialPanorama } from '../images/partial-panorama.js';

/** What surfaces are compared by: pictures and the place around them each have colours of these classes. */
export const SURFACE_CLASSES = ['sky', 'ground', 'plant', 'built', 'ceiling', 'water'] as const;
export type SurfaceClass = (typeof SURFACE_CLASSES)[number];

const indexOf = (name: SurfaceClass): number => SURFACE_CLASSES.indexOf(name);
export const SKY_CLASS = indexOf('sky');
export const GROUND_CLASS = indexOf('ground');
const PLANT = indexOf('plant');
const BUILT = indexOf('built');
const CEILING = indexOf('ceiling');
const WATER = indexOf('water');
/** The class of pixels of which nothing is known. */
export const NO_CLASS = 255;

const CLASS_OF: Readonly<Record<SemanticClass, number>> = {
  sky: SKY_CLASS,
  ground: GROUND_CLASS,
  path: GROUND_CLASS,
  floor: GROUND_CLASS,
  rock: GROUND_CLASS,
  water: WATER,
  plant: PLANT,
  tree: PLANT,
  building: BUILT,
  furniture: BUILT,
  wall: BUILT,
  ceiling: CEILING,
  object: BUILT,
  light: BUILT,
  vehicle: BUILT,
};
const CLASS_OF_SEMANTIC = Uint8Array.from(SEMANTICS, (name) => CLASS_OF[name]);
const LOW_PLANT = SEMANTICS.indexOf('plant');

/** Classes of a rendered place by its semantics; plants below the horizon cover the ground. */
export function classifyPlace(semantic: Uint8Array): Uint8Array {
  const half = semantic.length / 2;
  return semantic.map((id, at) => (id === LOW_PLANT && at >= half ? GROUND_CLASS : (CLASS_OF_SEMANTIC[id] as number)));
}

/** Degrees below and above the horizon from which on rooms show floor and ceiling. */
const FLOOR_FROM = 18;
const CEILING_FROM = 22;
/** Oklab: a plant is greener than this, and water bluer. */
const GREEN = -0.018;
const BLUE = -0.055;
/** Width of the copy in which the ground is looked for. */
const PLAN_WIDTH = 512;

/** Classes of the pixels that pictures show, NO_CLASS elsewhere. */
export function classifyPictures(pano: PartialPanorama, setting: Environment): Uint8Array {
  return setting === 'indoors' ? classifyRoom(pano) : classifyLand(pano);
}

function classifyRoom(pano: PartialPanorama): Uint8Array {
  const { width, height, known } = pano;
  const classes = Uint8Array.from(known, (isKnown, at) => {
    if (isKnown === 0) return NO_CLASS;
    const elevation = 90 - (180 * (Math.floor(at / width) + 0.5)) / height;
    return elevation < -FLOOR_FROM ? GROUND_CLASS : elevation > CEILING_FROM ? CEILING : BUILT;
  });
  for (const kind of [GROUND_CLASS, CEILING]) leaveOutFurniture(pano, classes, kind);
  return classes;
}

/** Distances in Oklab, ever smaller, within which the colour of a floor or ceiling is looked for, and up to which its pixels count. */
const SEARCH = [0.25, 0.17, 0.12] as const;
const ALIKE = 0.18;

/** Takes pixels from a class whose colours are unlike those of most: what stands on a floor is not of its colour. */
function leaveOutFurniture({ color }: PartialPanorama, classes: Uint8Array, kind: number): void {
  const lab = new Float32Array(3);
  const distanceTo = (at: number, [l, a, b]: readonly number[]): number => {
    toOklab(color, 3 * at, lab, 0);
    return Math.hypot((lab[0] as number) - (l as number), (lab[1] as number) - (a as number), (lab[2] as number) - (b as number));
  };
  let centre: readonly number[] = [0.5, 0, 0];
  for (const reach of [Infinity, ...SEARCH]) {
    const sums = [0, 0, 0, 0];
    for (let at = 0; at < classes.length; at += 5) {
      if (classes[at] !== kind || distanceTo(at, centre) > reach) continue;
      for (const [k, value] of [...lab, 1].entries()) sums[k] = (sums[k] as number) + value;
    }
    const count = sums[3] as number;
    if (count === 0) return;
    centre = sums.slice(0, 3).map((sum) => sum / count);
  }
  for (let at = 0; at < classes.length; at++) if (classes[at] === kind && distanceTo(at, centre) > ALIKE) classes[at] = NO_CLASS;
}

function classifyLand(pano: PartialPanorama): Uint8Array {
  const { width, height, known, sky, color } = pano;
  const small = resizePixels({ width, height, data: color }, Math.min(width, PLAN_WIDTH));
  const smallSky = (at: number): boolean => {
    const row = Math.floor(((Math.floor(at / small.width) + 0.5) * height) / small.height);
    const from = row * width + Math.floor((((at % small.width) + 0.5) * width) / small.width);
    return sky[from] === 1 || (known[from] === 0 && row < height / 2);
  };
  const { foot } = findGroundContactLine(small, smallSky);
  const lab = labOf(small);
  return Uint8Array.from(known, (isKnown, at) => {
    if (isKnown === 0) return NO_CLASS;
    if (sky[at] === 1) return SKY_CLASS;
    const [row, column] = [Math.floor(at / width), at % width];
    const x = Math.floor(((column + 0.5) * small.width) / width);
    const depression = (Math.PI * (row + 0.5)) / height - Math.PI / 2;
    const from = 3 * (Math.floor(((row + 0.5) * small.height) / height) * small.width + x);
    if (depression > (foot[x] as number)) return (lab[from + 2] as number) < BLUE ? WATER : GROUND_CLASS;
    return (lab[from + 1] as number) < GREEN && (lab[from + 2] as number) > 0 ? PLANT : BUILT;
  });
}

function labOf({ data }: FloatImage): Float32Array {
  const lab = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 3) toOklab(data, at, lab, at);
  return lab;
}
