import type { PanoramaDirectionTable } from '@diorama/pano';
import type { Capture } from '@diorama/world-model';

import { forColumnsBetween } from './row.js';
import type { Row } from './row.js';

/** A place between two samples lies on the plane of the nearer one, at most this factor nearer or further than the sample. */
const MAX_RATIO = 1.05;

/**
 * Fills the pixels of a row that are not sampled: the colour lies between those of the samples on either side, the surface's own
 * colour too if both show that surface; all else is the nearer sample's, with the distance of its tangent plane.
 */
export function fillColumns(
  capture: Capture & { readonly ownColor: Float32Array },
  row: number,
  samples: Row,
  table: PanoramaDirectionTable,
): void {
  const { view, rows, distance, normal, semantic, surface, color, ownColor } = capture;
  const { width } = view;
  const first = (row - rows.start) * width;
  const direction = new Float64Array(3);
  const level = table.cosLatitude[row] as number;
  direction[1] = table.sinLatitude[row] as number;
  forColumnsBetween(samples, (column, before, after) => {
    const share = (column - before) / (after - before);
    const [left, right] = [first + before, first + (after % width)];
    const near = share < 0.5 ? left : right;
    const to = first + (column % width);
    semantic[to] = semantic[near] as number;
    surface[to] = surface[near] as number;
    const own = surface[left] === surface[right] ? share : Math.round(share);
    for (let c = 0; c < 3; c++) {
      normal[3 * to + c] = normal[3 * near + c] as number;
      color[3 * to + c] = mix(color[3 * left + c] as number, color[3 * right + c] as number, share);
      ownColor[3 * to + c] = mix(ownColor[3 * left + c] as number, ownColor[3 * right + c] as number, own);
    }
    direction[0] = (table.sinAzimuth[column % width] as number) * level;
    direction[2] = -(table.cosAzimuth[column % width] as number) * level;
    distance[to] = (distance[near] as number) * planeRatio(samples.direction, near - first, direction, normal, near);
  });
}

const mix = (a: number, b: number, share: number): number => a + share * (b - a);

/** How much further along a ray than along that of a sample the sample's tangent plane lies. */
// eslint-disable-next-line max-params -- rays and normals lie in arrays; objects per pixel would cost more than the arithmetic
function planeRatio(directions: Float64Array, column: number, direction: Float64Array, normals: Float32Array, pixel: number): number {
  let [sampled, here] = [0, 0];
  for (let axis = 0; axis < 3; axis++) {
    const n = normals[3 * pixel + axis] as number;
    sampled += n * (directions[3 * column + axis] as number);
    here += n * (direction[axis] as number);
  }
  const ratio = sampled / here;
  return ratio > 0 ? Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio)) : 1;
}
