import { openScene } from '../../open-scene.js';
import { composeScene } from '../../scene/compose-scene.js';
import { distanceRows } from '../../surface/distance-map.js';
import type { DepthPanorama } from '../painter.js';

/** Depth of a world that the procedural engine makes of a prompt. */
export function capturedDepth(prompt: string, width: number): DepthPanorama {
  const { renderer } = openScene(composeScene(prompt, 7).scene);
  const metres = distanceRows(renderer, { origin: [0, 0, 0], width }, { start: 0, end: width / 2 });
  return { width, height: width / 2, metres };
}

/** Depth by a function of direction: x right, y up, z back, of unit length. */
export function analyticDepth(width: number, distance: (x: number, y: number, z: number) => number): DepthPanorama {
  const metres = Float32Array.from({ length: (width * width) / 2 }, (_, at) => {
    const azimuth = (2 * Math.PI * ((at % width) + 0.5)) / width - Math.PI;
    const latitude = Math.PI / 2 - (2 * Math.PI * (Math.floor(at / width) + 0.5)) / width;
    return distance(Math.sin(azimuth) * Math.cos(latitude), Math.sin(latitude), -Math.cos(azimuth) * Math.cos(latitude));
  });
  return { width, height: width / 2, metres };
}

/** Metres to the walls of a box around the viewer, as far as these from him. */
export const boxDistance =
  (halfX: number, up: number, down: number, halfZ: number) =>
  (x: number, y: number, z: number): number =>
    Math.min(halfX / Math.abs(x), halfZ / Math.abs(z), y > 0 ? up / y : -down / y);
