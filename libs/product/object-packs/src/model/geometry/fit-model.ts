import type { ObjectModel } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import { weldVertices } from '@diorama/mesh';
import type { Vec3 } from '@diorama/world-model';

import { ModelError } from '../model-error.js';
import type { ModelFit } from '../model-order.js';
import { numberSurfaces } from './number-surfaces.js';
import type { TriangleList } from './triangle-list.js';

/** Turns x and z so that the front of a model faces +z. */
const TURNS: Readonly<Record<ModelFit['front'], (x: number, z: number) => readonly [x: number, z: number]>> = {
  '+z': (x, z) => [x, z],
  '-z': (x, z) => [-x, -z],
  '+x': (x, z) => [-z, x],
  '-x': (x, z) => [z, -x],
};

/**
 * Turns, scales and seats a model: its front towards +z, on y = 0, centred on the y axis. Corners at one place with equal attributes become one.
 *
 * @throws ModelError for a size out of range
 */
export function fitModel(list: TriangleList, fit: ModelFit): { readonly model: ObjectModel; readonly size: Vec3 } {
  const turn = TURNS[fit.front];
  for (const values of [list.positions, list.normals])
    for (let k = 0; k < values.length; k += 3) [values[k], values[k + 2]] = turn(values[k] as number, values[k + 2] as number);
  const { low, high } = boundsOf(list.positions);
  const extent = [0, 1, 2].map((axis) => (high[axis] as number) - (low[axis] as number));
  const scale = scaleOf(extent, fit);
  const { metresMin, metresMax } = LIMITS.objectPack;
  const size = extent.map((value) => Math.max(metresMin, value * scale)) as unknown as Vec3;
  if (!(Math.max(...size) <= metresMax) || Math.max(...size) <= metresMin)
    throw new ModelError(`it measures ${size.map((value) => value.toPrecision(3)).join(' x ')} m; give its height in the manifest`);
  const middle = [((low[0] ?? 0) + (high[0] ?? 0)) / 2, low[1] ?? 0, ((low[2] ?? 0) + (high[2] ?? 0)) / 2];
  const positions = Float32Array.from(list.positions, (value, k) => (value - (middle[k % 3] as number)) * scale);
  return { model: joinCorners(list, positions), size };
}

function scaleOf([width = 0, height = 0, depth = 0]: readonly number[], fit: ModelFit): number {
  const [wanted, own] = fit.width !== undefined ? [fit.width, width] : fit.depth !== undefined ? [fit.depth, depth] : [fit.height, height];
  if (wanted === undefined) return 1;
  if (own <= 0) throw new ModelError('it is flat along the side that the manifest gives; give another one');
  return wanted / own;
}

function boundsOf(positions: readonly number[]): { readonly low: number[]; readonly high: number[] } {
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [k, value] of positions.entries()) {
    low[k % 3] = Math.min(low[k % 3] as number, value);
    high[k % 3] = Math.max(high[k % 3] as number, value);
  }
  return { low, high };
}

function joinCorners(list: TriangleList, positions: Float32Array): ObjectModel {
  const { normals, uvs, ...joined } = weldVertices({
    positions,
    // Zeros without a sign: corners are compared bit by bit.
    normals: Float32Array.from(list.normals, (value) => value + 0),
    uvs: Float32Array.from(list.uvs, (value) => value + 0),
    indices: Uint32Array.from({ length: positions.length / 3 }, (_, corner) => corner),
  });
  if (normals === undefined || uvs === undefined) throw new TypeError('welding keeps normals and texture coordinates');
  return { ...joined, normals, uvs, ...numberSurfaces(list, positions), doubleSided: list.doubleSided };
}
