import type { OpenedScene, PictureComposition } from '@diorama/engine';
import { computePsnr, renderTestView } from '@diorama/pictures/testing';
import { renderSplats } from '@diorama/quality';
import type { SplatView } from '@diorama/quality';
import type { Raster } from '@diorama/raster';

import { BESIDE_OFFSETS } from './figures.ts';
import type { Photograph } from './photographs.ts';

/** Two pictures from one place: the world that the photograph shows, and the world that was made of it. */
export interface BesideView {
  /** Metres from the camera, to the right; negative to the left. */
  readonly aside: number;
  readonly truth: Raster;
  readonly made: Raster;
  /** Decibels. */
  readonly psnr: number;
}

/** Metres that must be free beyond the place. */
const CLEARANCE = 0.5;
/** Columns of the panoramas, and pixels of the views. */
const WIDTH = 1_536;
const VIEW = { width: 320, height: 240 } as const;
/** Share of the photograph's half width, by the tangent, that the views show: what is seen from beside lies within the photograph. */
const SHOWN = 0.7;
const RADIANS = Math.PI / 180;

/** Compares the world of a photograph with the world that it shows, from places beside the camera, in its direction. */
export function measureBeside(
  opened: OpenedScene,
  { camera }: Photograph,
  { composition, splats }: { readonly composition: PictureComposition; readonly splats: SplatView },
): BesideView[] {
  const [placement] = composition.placements;
  if (!placement) throw new Error('the composition places no picture');
  const narrow = (degrees: number): number => (2 * Math.atan(SHOWN * Math.tan((degrees / 2) * RADIANS))) / RADIANS;
  const views: BesideView[] = [];
  for (const metres of BESIDE_OFFSETS)
    for (const aside of [-metres, metres]) {
      const right = [Math.cos(camera.azimuth * RADIANS), 0, Math.sin(camera.azimuth * RADIANS)] as const;
      const direction = [Math.sign(aside) * right[0], 0, Math.sign(aside) * right[2]] as const;
      if (opened.renderer.cast([0, 0, 0], direction) < metres + CLEARANCE) continue;
      const origin = [aside * right[0], 0, aside * right[2]] as const;
      const world = opened.renderer.capture({ origin, width: WIDTH }, { start: 0, end: WIDTH / 2 });
      const made = renderSplats(splats, { origin: [aside, 0, 0], width: WIDTH });
      const truth = renderTestView(toRaster(world.color), { ...camera, fov: narrow(camera.fov), ...VIEW });
      const { azimuth, pitch, roll, horizontalFov } = placement;
      const shown = renderTestView(toRaster(made.color), { azimuth, pitch, roll, fov: narrow(horizontalFov), ...VIEW });
      views.push({ aside, truth, made: shown, psnr: computePsnr(truth, shown) });
    }
  return views;
}

const toRaster = (color: Float32Array): Raster => ({
  width: WIDTH,
  height: WIDTH / 2,
  data: Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value)))),
});
