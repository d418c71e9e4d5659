import { buildModel } from '@diorama/places';
import { openModel } from '@diorama/render';
import { composeScene } from '@diorama/scene';
import { renderDistanceRows } from '@diorama/splatting';

import type { DepthPanorama } from '../field/depth-panorama.js';

/** Depth of a world that the procedural engine makes of a prompt. */
export function renderTestDepth(prompt: string, width: number): DepthPanorama {
  const { renderer } = openModel(buildModel(composeScene(prompt, 7).scene));
  const metres = renderDistanceRows(renderer, { origin: [0, 0, 0], width }, { start: 0, end: width / 2 });
  return { width, height: width / 2, metres };
}

/** Depth by a function of direction: x right, y up, z back, of unit length. */
export function computeAnalyticDepth(width: number, distance: (x: number, y: number, z: number) => number): DepthPanorama {
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

/** Metres to level ground 1.6 m under the viewer with a block of 8 x 6 x 7 m on it, 7 m in front of him; Infinity in the sky. */
export function blockDistance(x: number, y: number, z: number): number {
  const ground = y < 0 ? -1.6 / y : Infinity;
  const between = (low: number, high: number, part: number): readonly [number, number] => {
    const [a, b] = [low / part, high / part];
    return a < b ? [a, b] : [b, a];
  };
  const spans = [between(-4, 4, x), between(-1.6, 4.4, y), between(-14, -7, z)];
  const enters = Math.max(...spans.map(([from]) => from));
  const leaves = Math.min(...spans.map(([, to]) => to));
  return enters > 0 && enters < leaves ? Math.min(enters, ground) : ground;
}
