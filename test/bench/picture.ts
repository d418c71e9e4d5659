import { openScene, proceduralEngine } from '@diorama/engine';
import type { Raster } from '@diorama/raster';
import { renderPerspectiveView } from '@diorama/images';

const CAMERA = { width: 1_280, height: 854, horizontalFieldOfView: (65 * Math.PI) / 180 };
/** Pixels around: finer than the camera's. */
const PANORAMA_WIDTH = 2_560;

/** A picture as a camera would take it in a village of the engine's own: the same in every process. */
export function takePicture(): Raster {
  const { renderer } = openScene(proceduralEngine.compose('a fishing village by a lake in the morning', 5).scene);
  const [width, height] = [PANORAMA_WIDTH, PANORAMA_WIDTH / 2];
  const { color } = renderer.capture({ origin: [0, 0, 0], width }, { start: 0, end: height });
  const data = Uint8Array.from(color, (value) => Math.round(255 * Math.min(1, Math.max(0, value))));
  return renderPerspectiveView({ width, height, data }, CAMERA);
}
