import { openScene, proceduralEngine } from '@diorama/engine';
import type { Raster } from '@diorama/engine';

const WIDTH = 1_280;
const HEIGHT = 854;
/** Degrees across. */
const FIELD_OF_VIEW = 65;

/** A picture as a camera would take it in a village of the engine's own: the same in every process. */
export function takePicture(): Raster {
  const { renderer } = openScene(proceduralEngine.compose('a fishing village by a lake in the morning', 5).scene);
  const panorama = { width: 4 * WIDTH, height: 2 * WIDTH };
  const rows = { start: Math.floor(0.3 * panorama.height), end: Math.ceil(0.7 * panorama.height) };
  const { color } = renderer.capture({ origin: [0, 0, 0], width: panorama.width }, rows, ahead);
  const focal = WIDTH / 2 / Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
  const data = new Uint8Array(3 * WIDTH * HEIGHT);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const [x, y] = [(column + 0.5 - WIDTH / 2) / focal, (HEIGHT / 2 - row - 0.5) / focal];
      const across = Math.floor((Math.atan(x) / (2 * Math.PI) + 0.5) * panorama.width);
      const down = Math.floor((0.5 - Math.atan2(y, Math.hypot(1, x)) / Math.PI) * panorama.height) - rows.start;
      for (let channel = 0; channel < 3; channel++) {
        const value = color[3 * (down * panorama.width + across) + channel] ?? 0;
        data[3 * (row * WIDTH + column) + channel] = Math.round(255 * Math.min(1, Math.max(0, value)));
      }
    }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Whether something lies before the camera: for the sky x, y and z are a direction, for all else a place. */
const ahead = ({ x, z }: { readonly x: number; readonly z: number }): boolean => z < 0 && Math.abs(x) < -z;
