import { computePixelSolidAngle, computeRowLatitude } from '@diorama/pano';
import { computeReachableArea, floorAt } from '@diorama/splatting';
import type { Vec3, WorldModel } from '@diorama/world-model';

import { averagePictures, MAX_LATITUDE, measureSphericalPsnr, SAMPLES } from './judge-splats.js';
import type { ComparedColors, ReferenceView } from './judge-splats.js';
import type { SplatPicture } from './render-splats.js';
import { isSampled } from './row-bands.js';
import { measureSimilarity } from './similarity.js';

/** Metres from the origin at which worlds are looked at. */
export const WALK_DISTANCES = [0, 1, 4, 8, 16] as const;
/** Directions walked in from the origin, spread evenly. */
const DIRECTIONS = 8;

/** A place on a walk from the origin. */
export interface WalkStandpoint {
  readonly metres: number;
  /** Radians clockwise from the front. */
  readonly azimuth: number;
  /** Eye of the walker, metres. */
  readonly origin: Vec3;
}

/** How well splats show a world from one place of a walk. */
export interface WalkQuality {
  /** Decibels, weighted by solid angle. */
  readonly psnr: number;
  /** The same of what lies more than 30 degrees below the horizon. */
  readonly down: number;
  /** Structural similarity of the luminance, -1 to 1. */
  readonly ssim: number;
  /** Share of the solid angle where less than half of the light is stopped before the true surface. */
  readonly holes: number;
  /** Share of the solid angle where half of the light is stopped clearly before the true surface. */
  readonly floaters: number;
}

/**
 * The places of walks straight ahead from the origin in eight directions that a walker reaches within `radius` metres.
 *
 * @param most places at each distance; fewer than eight are turned from one distance to the next, so that together they cover all
 */
export function chooseStandpoints(model: WorldModel, radius: number, most: number = DIRECTIONS): WalkStandpoint[] {
  const area = computeReachableArea(model, radius);
  return WALK_DISTANCES.flatMap((metres, i): readonly WalkStandpoint[] => {
    if (metres === 0) return [{ metres, azimuth: 0, origin: [0, 0, 0] }];
    if (metres > radius) return [];
    const places = placesAt(metres, (x, z) => floorAt(area, x, z) + model.eyeHeight);
    return chooseEvenly(places, most, i);
  });
}

/** The places at a distance that a walker reaches: those whose eye height is not NaN. */
function placesAt(metres: number, eyeAt: (x: number, z: number) => number): WalkStandpoint[] {
  return Array.from({ length: DIRECTIONS }, (_, i): WalkStandpoint => {
    const azimuth = (2 * Math.PI * i) / DIRECTIONS;
    const [x, z] = [metres * Math.sin(azimuth), -metres * Math.cos(azimuth)];
    return { metres, azimuth, origin: [x, eyeAt(x, z), z] };
  }).filter(({ origin }) => !Number.isNaN(origin[1]));
}

/** At most so many members of a list, evenly taken, starting half a step later at each odd turn. */
function chooseEvenly<Item>(items: readonly Item[], most: number, turn: number): readonly Item[] {
  if (items.length <= most) return items;
  const shift = (turn % 2) / 2;
  return Array.from({ length: most }, (_, i) => items[Math.floor(((i + shift) * items.length) / most)] as Item);
}

/** Metres, and share of the distance, that a splat may lie behind the true surface, or before it. */
const BEHIND = { metres: 0.3, share: 0.05 };
const BEFORE = { metres: 0.3, share: 0.02 };

/** Latitude, radians, below which a walker sees by looking down. */
const DOWN = -Math.PI / 6;

/** Metres from which on splats are the dome of the sky. */
const SKY_FROM = 400;

/** Compares the sampled rows of the true view from a place with a picture of splats from there that is as large. */
export function judgeWalkView(reference: ReferenceView, picture: SplatPicture): WalkQuality & ComparedColors {
  const colors = averagePictures(reference, picture);
  return {
    ...colors,
    psnr: measureSphericalPsnr(colors, reference),
    down: measureSphericalPsnr(colors, reference, DOWN),
    ssim: measureSimilarity(colors, reference.view.width / SAMPLES, (row) => isSampled(SAMPLES * row, reference)),
    ...measureStops(reference, picture),
  };
}

/** Measures where light is stopped too late and too early. */
function measureStops(reference: ReferenceView, picture: SplatPicture): Pick<WalkQuality, 'holes' | 'floaters'> {
  const { width } = reference.view;
  let [holes, floaters, sphere] = [0, 0, 0];
  for (let row = 0; row < width / 2; row++) {
    if (Math.abs(computeRowLatitude(width, row)) > MAX_LATITUDE || !isSurrounded(row, reference)) continue;
    const weight = computePixelSolidAngle(width, row);
    sphere += weight * width;
    for (let column = 0; column < width; column++) {
      const at = { row, column };
      const seen = picture.distance[row * width + column] as number;
      if (everyNear(reference, at, (truth) => seen > truth * (1 + BEHIND.share) + BEHIND.metres)) holes += weight;
      else if (seen < Infinity && everyNear(reference, at, (truth) => isBefore(seen, truth))) floaters += weight;
    }
  }
  return { holes: holes / sphere, floaters: floaters / sphere };
}

/** Whether a row and both of its neighbours are compared. */
const isSurrounded = (row: number, reference: ReferenceView): boolean => isSampled(row - 1, reference) && isSampled(row + 1, reference);

/** Whether a distance is clearly before a true one. */
function isBefore(seen: number, truth: number): boolean {
  const end = Math.min(truth, SKY_FROM);
  return seen < end * (1 - BEFORE.share) - BEFORE.metres;
}

/** Whether something holds for the true distances of a pixel and of all eight around it: at an edge the splats may show either side. */
function everyNear(
  { view, distance }: ReferenceView,
  at: { readonly row: number; readonly column: number },
  holds: (truth: number) => boolean,
): boolean {
  const { width } = view;
  for (let row = at.row - 1; row <= at.row + 1; row++)
    for (let column = at.column - 1; column <= at.column + 1; column++)
      if (!holds(distance[row * width + ((column + width) % width)] as number)) return false;
  return true;
}
