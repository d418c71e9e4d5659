import { pixelSolidAngle, rowLatitude } from '@diorama/pano';

import type { Capture, Renderer } from '../render/capture.js';
import type { Vec3 } from '../geometry/world-model.js';
import { renderSplats } from './render-splats.js';
import type { SplatPicture, SplatView } from './render-splats.js';

/** How well splats stand for a world from one place. */
export interface SplatQuality {
  /** Peak signal-to-noise ratio of the sRGB-encoded colours in decibels, weighted by solid angle. */
  readonly psnr: number;
  /** Share of the sphere where the splats leave a gap, or show something clearly further than the surface there. */
  readonly holes: number;
  readonly reference: Capture;
  readonly picture: SplatPicture;
}

/** Beyond this latitude, radians, a panorama is too distorted for the splat renderer. */
const MAX_LATITUDE = 1.4;
/** More passing light than this is a gap. */
const MAX_PASSING = 0.3;

/** Renders splats from a place and compares them with what the world itself looks like from there. */
export function judgeSplats(cloud: SplatView, renderer: Renderer, origin: Vec3, width: number): SplatQuality {
  const view = { origin, width };
  const reference = renderer.capture(view, { start: 0, end: width / 2 });
  const picture = renderSplats(cloud, view);
  let [error, holes, sphere] = [0, 0, 0];
  for (let row = 0; row < width / 2; row++) {
    if (Math.abs(rowLatitude(width, row)) > MAX_LATITUDE) continue;
    const weight = pixelSolidAngle(width, row);
    for (let p = row * width; p < (row + 1) * width; p++) {
      for (let channel = 0; channel < 3; channel++) {
        const off = Math.min(1, Math.max(0, picture.color[3 * p + channel] as number)) - (reference.color[3 * p + channel] as number);
        error += (weight * off * off) / 3;
      }
      if (isHole(picture, reference, p)) holes += weight;
      sphere += weight;
    }
  }
  return { psnr: -10 * Math.log10(error / sphere), holes: holes / sphere, reference, picture };
}

function isHole(picture: SplatPicture, reference: Capture, p: number): boolean {
  if ((picture.passing[p] as number) > MAX_PASSING) return true;
  const truth = reference.distance[p] as number;
  return truth !== Infinity && (picture.distance[p] as number) > 1.3 * truth + 0.1;
}
