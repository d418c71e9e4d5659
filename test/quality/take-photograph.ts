import { openScene, proceduralEngine } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderTestView } from '@diorama/pictures/testing';

import type { Camera, Photograph } from './photographs.ts';

/** Pixels of a photograph, and around the panorama that it is taken out of: finer than those that the engine makes of it. */
export const PHOTOGRAPH = { width: 800, height: 600 } as const;
const PANORAMA_WIDTH = 4_096;
/** Cosine to the camera's direction that all it sees exceeds: half the picture's diagonal at 75 degrees across, and a little. */
const LEAST_COSINE = Math.cos((46 * Math.PI) / 180);

/** What the camera sees in its world; the same in every process. */
export function takePhotograph({ prompt, seed, camera }: Photograph): Raster {
  const { renderer } = openScene(proceduralEngine.compose(prompt, seed).scene);
  const [width, height] = [PANORAMA_WIDTH, PANORAMA_WIDTH / 2];
  const [dx, dy, dz] = directionOf(camera);
  const { color } = renderer.capture(
    { origin: [0, 0, 0], width },
    { start: 0, end: height },
    ({ x, y, z }) => x * dx + y * dy + z * dz > LEAST_COSINE * Math.hypot(x, y, z),
  );
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return renderTestView({ width, height, data }, { ...camera, ...PHOTOGRAPH });
}

function directionOf({ azimuth, pitch }: Camera): readonly [number, number, number] {
  const [a, p] = [(azimuth * Math.PI) / 180, (pitch * Math.PI) / 180];
  return [Math.sin(a) * Math.cos(p), Math.sin(p), -Math.cos(a) * Math.cos(p)];
}
