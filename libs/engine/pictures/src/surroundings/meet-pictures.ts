import { blurColumns, blurRows } from '../images/float-image.js';
import type { PartialPanorama } from '../images/partial-panorama.js';
import { NO_CLASS, SURFACE_CLASSES } from './surface-classes.js';

/** Radii, as shares of the width, over which what a class of the place lacks next to pictures is made up for, widest first. */
const SPREADS = [0.09, 0.04, 0.015] as const;
/** Width of the copy on which that is found. */
const WIDTH = 512;
/** Share of pixels of a class from which on its colours are believed, and largest change of an encoded colour. */
const LEAST = 1e-3;
const MOST = 0.3;

interface Meeting {
  readonly pano: PartialPanorama;
  /** Classes of what pictures show, and of what the place shows; one a pixel. */
  readonly shown: Uint8Array;
  readonly classes: Uint8Array;
}

/**
 * Shifts the encoded colours of a place, class by class, so that they meet those of the pictures at their edges, and less with the distance:
 * a membrane as in P. Perez, M. Gangnet and A. Blake, "Poisson image editing", 2003, by normalised blurs from wide to narrow.
 */
export function meetPictures(color: Float32Array, meeting: Meeting): void {
  for (let kind = 0; kind < SURFACE_CLASSES.length; kind++) {
    const lacks = gatherLacks(color, meeting, kind);
    if (lacks === null) continue;
    spreadLacks(lacks);
    addShift(color, lacks, { classes: meeting.classes, kind, width: meeting.pano.width });
  }
}

/** What a class of the place lacks, on a smaller panorama. */
interface Lacks {
  readonly width: number;
  /** Share of each pixel in which pictures show the class. */
  readonly weight: Float32Array;
  /** Of each channel: what is lacking times the weight, and the shift found so far. */
  readonly lack: readonly Float32Array[];
  readonly shift: readonly Float32Array[];
}

function gatherLacks(color: Float32Array, { pano, shown, classes }: Meeting, kind: number): Lacks | null {
  const scale = Math.max(1, Math.floor(pano.width / WIDTH));
  const width = Math.ceil(pano.width / scale);
  const height = Math.ceil(pano.height / scale);
  const plane = (): Float32Array => new Float32Array(width * height);
  const lacks = { width, weight: plane(), lack: [plane(), plane(), plane()], shift: [plane(), plane(), plane()] };
  let count = 0;
  for (let at = 0; at < shown.length; at++) {
    if (shown[at] !== kind || classes[at] !== kind || shown[at] === NO_CLASS) continue;
    const to = Math.floor(Math.floor(at / pano.width) / scale) * width + Math.floor((at % pano.width) / scale);
    count++;
    lacks.weight[to] = (lacks.weight[to] as number) + 1 / (scale * scale);
    for (const [c, lack] of lacks.lack.entries())
      lack[to] = (lack[to] as number) + ((pano.color[3 * at + c] as number) - (color[3 * at + c] as number)) / (scale * scale);
  }
  return count === 0 ? null : lacks;
}

/** Finds the shift that makes up for what is lacking, from wide to narrow. */
function spreadLacks({ width, weight, lack, shift }: Lacks): void {
  for (const spread of SPREADS) {
    const radius = Math.max(1, Math.round(spread * width));
    const near = smooth(weight, width, radius);
    for (const [c, plane] of lack.entries()) {
      const around = smooth(plane, width, radius);
      const found = shift[c] as Float32Array;
      for (let at = 0; at < near.length; at++) {
        const share = near[at] as number;
        if (share < LEAST) continue;
        // At the edge of a picture half of the pixels around are known: there the whole lack is made up for.
        const change = ((around[at] as number) / share) * Math.min(1, 2 * share);
        found[at] = Math.min(MOST, Math.max(-MOST, (found[at] as number) + change));
        plane[at] = (plane[at] as number) - change * (weight[at] as number);
      }
    }
  }
}

/** A tent, nearly. */
function smooth(values: Float32Array, width: number, radius: number): Float32Array {
  const once = blurColumns(blurRows(values, width, radius, true), width, radius);
  return blurColumns(blurRows(once, width, radius, true), width, radius);
}

interface ShiftedClass {
  readonly classes: Uint8Array;
  readonly kind: number;
  /** Pixels of the place around. */
  readonly width: number;
}

function addShift(color: Float32Array, { width: small, shift }: Lacks, { classes, kind, width }: ShiftedClass): void {
  const scale = width / small;
  const rows = (shift[0] as Float32Array).length / small;
  for (let at = 0; at < classes.length; at++) {
    if (classes[at] !== kind) continue;
    const y = Math.min(rows - 1.001, Math.max(0, (Math.floor(at / width) + 0.5) / scale - 0.5));
    const x = ((at % width) + 0.5) / scale - 0.5 + small;
    const [top, left] = [Math.floor(y) * small, Math.floor(x)];
    const [u, v] = [x - left, y - Math.floor(y)];
    const [near, next] = [left % small, (left + 1) % small];
    for (let c = 0; c < 3; c++) {
      const plane = shift[c] as Float32Array;
      const north = (plane[top + near] as number) * (1 - u) + (plane[top + next] as number) * u;
      const south = (plane[top + small + near] as number) * (1 - u) + (plane[top + small + next] as number) * u;
      color[3 * at + c] = Math.min(1, Math.max(0, (color[3 * at + c] as number) + north * (1 - v) + south * v));
    }
  }
}
