import { openScene, proceduralEngine } from '@diorama/engine';
import type { OpenedScene } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderTestView } from '@diorama/pictures/testing';

import type { Photograph } from './photographs.ts';

/** Pixels of a photograph, and around the panorama that it is taken out of. */
export const PHOTOGRAPH = { width: 800, height: 600 } as const;
const PANORAMA_WIDTH = 4_096;

/** The world that a photograph shows. */
export const openPhotographed = ({ prompt, seed }: Photograph): OpenedScene => openScene(proceduralEngine.compose(prompt, seed).scene);

/** What the camera sees in its world; the same in every process. */
export function takePhotograph({ camera }: Photograph, { renderer }: OpenedScene): Raster {
  const [width, height] = [PANORAMA_WIDTH, PANORAMA_WIDTH / 2];
  const { color } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: height });
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return renderTestView({ width, height, data }, { ...camera, ...PHOTOGRAPH });
}
