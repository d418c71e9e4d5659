import type { ModelPreset } from '@diorama/domain';
import { computeSphereShare } from '@diorama/pano';

/** Splats that the dome of the sky takes, about. */
const DOME_SPLATS = 30_000;
/** Share of a later capture's samples that turn out to be its own, in most worlds. */
const KEPT_SHARE = 0.25;
/** Widths of later captures as shares of the first one's. */
const NARROWEST = 0.25;
const WIDEST = 0.6;

/** Share of the sphere, 0 to 1, where a distance map meets a surface. */
export function measureSurfaceShare(distance: Float32Array, width: number): number {
  return computeSphereShare(width, (pixel) => distance[pixel] !== Infinity);
}

/**
 * Width in pixels for the captures beside the first, such that together they fill up the finest level: the more of the
 * first one is sky, the finer the others can be. Whole multiples of 16.
 */
export function computeLaterCaptureWidth(preset: ModelPreset, share: number, captures: number): number {
  const first = (preset.panoWidth * preset.panoWidth) / Math.PI;
  const room = Math.max(0, preset.fullResSplats - share * first - DOME_SPLATS);
  const wanted = Math.sqrt((Math.PI * room) / (KEPT_SHARE * Math.max(1, captures)));
  const width = Math.min(WIDEST * preset.panoWidth, Math.max(NARROWEST * preset.panoWidth, wanted));
  return 16 * Math.max(1, Math.round(width / 16));
}

/** Share of a later capture's samples that are its own in every world. */
const LEAST_KEPT_SHARE = 0.1;
/** Most details of a pixel. */
const MOST_DETAILS = 2;

/**
 * Details of each sampled pixel that make up for the splats that a model wants beyond one a pixel; undefined where it wants no
 * more.
 */
export function computeDetailShare(
  preset: ModelPreset,
  share: number,
  later: { readonly captures: number; readonly width: number },
): number | undefined {
  const { wantedSplats, panoWidth } = preset;
  if (wantedSplats === null) return undefined;
  const samples = (share * panoWidth * panoWidth + LEAST_KEPT_SHARE * later.captures * later.width * later.width) / Math.PI;
  const dome = Math.min(1, 2 * (1 - share)) * DOME_SPLATS;
  return Math.min(MOST_DETAILS, Math.max(0, (wantedSplats - dome) / Math.max(1, samples) - 1));
}
