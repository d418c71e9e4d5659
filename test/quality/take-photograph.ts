import { openScene, proceduralEngine } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderTestView } from '@diorama/pictures/testing';

import type { Photograph } from './photographs.ts';

/** Pixels of a photograph, and around the panorama that it is taken out of. */
export const PHOTOGRAPH = { width: 800, height: 600 } as const;
const PANORAMA_WIDTH = 4_096;

/** What the camera sees in its world; the same in every process. */
export function takePhotograph({ prompt, seed, camera }: Photograph): Raster {
  const { renderer } = openScene(proceduralEngine.compose(prompt, seed).scene);
  const [width, height] = [PANORAMA_WIDTH, PANORAMA_WIDTH / 2];
  const { color } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: height });
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return renderTestView({ width, height, data }, { ...camera, ...PHOTOGRAPH });
}
