import { computePixelSolidAngle, computeRowLatitude } from '@diorama/pano';
import { computeReachableArea, floorAt } from '@diorama/splatting';
import type { Vec3, WorldModel } from '@diorama/world-model';

import { comparePictures, MAX_LATITUDE } from './judge-splats.js';
import type { ReferenceView } from './judge-splats.js';
import type { SplatPicture } from './render-splats.js';
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

/** How well splats stand for a world from one place of a walk. */
export interface WalkQuality {
  /** Decibels, weighted by solid angle. */
  readonly psnr: number;
  /** Structural similarity of the luminance, -1 to 1. */
  readonly ssim: number;
  /** Share of the solid angle where less than half of the light is stopped before the true surface. */
  readonly holes: number;
  /** Share of the solid angle where half of the light is stopped clearly before the true surface. */
  readonly floaters: number;
}

/** The places of walks straight ahead from the origin in eight directions that a walker reaches within `radius` metres. */
export function chooseStandpoints(model: WorldModel, radius: number): WalkStandpoint[] {
  const area = computeReachableArea(model, radius);
  return WALK_DISTANCES.flatMap((metres) =>
    Array.from({ length: metres === 0 ? 1 : DIRECTIONS }, (_, i): WalkStandpoint | null => {
      const azimuth = (2 * Math.PI * i) / DIRECTIONS;
      const [x, z] = [metres * Math.sin(azimuth), -metres * Math.cos(azimuth)];
      if (metres === 0) return { metres, azimuth, origin: [0, 0, 0] };
      const floor = metres > radius ? NaN : floorAt(area, x, z);
      return Number.isNaN(floor) ? null : { metres, azimuth, origin: [x, floor + model.eyeHeight, z] };
    }).filter((place) => place !== null),
  );
}

/** Metres, and share of the distance, that a splat may lie behind the true surface, or before it. */
const BEHIND = { metres: 0.3, share: 0.05 };
const BEFORE = { metres: 0.3, share: 0.02 };

/** Metres from which on splats are the dome of the sky. */
const SKY_FROM = 400;

/** Compares the true view from a place with a picture of splats from there that is as large. */
export function judgeWalkView(reference: ReferenceView, picture: SplatPicture): WalkQuality {
  const { psnr, truth, shown } = comparePictures(reference, picture);
  const { width } = reference.view;
  let [holes, floaters, sphere] = [0, 0, 0];
  for (let row = 0; row < width / 2; row++) {
    if (Math.abs(computeRowLatitude(width, row)) > MAX_LATITUDE) continue;
    const weight = computePixelSolidAngle(width, row);
    sphere += weight * width;
    for (let column = 0; column < width; column++) {
      const at = { row, column };
      const seen = picture.distance[row * width + column] as number;
      if (everyNear(reference, at, (truth) => seen > truth * (1 + BEHIND.share) + BEHIND.metres)) holes += weight;
      else if (seen < Infinity && everyNear(reference, at, (truth) => isBefore(seen, truth))) floaters += weight;
    }
  }
  return { psnr, ssim: measureSimilarity(truth, shown, width / 2), holes: holes / sphere, floaters: floaters / sphere };
}

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
  for (let row = Math.max(0, at.row - 1); row <= Math.min(width / 2 - 1, at.row + 1); row++)
    for (let column = at.column - 1; column <= at.column + 1; column++)
      if (!holds(distance[row * width + ((column + width) % width)] as number)) return false;
  return true;
}
