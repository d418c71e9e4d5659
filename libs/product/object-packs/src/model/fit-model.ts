import type { ObjectModel } from '@diorama/catalogue';
import { LIMITS } from '@diorama/domain';
import type { Vec3 } from '@diorama/world-model';

import type { ModelOrder } from '../confined/model-order.js';
import { ModelError } from './model-error.js';
import type { TriangleList } from './triangles.js';

/** Turns x and z so that the front of a model faces +z. */
const TURNS: Readonly<Record<ModelOrder['front'], (x: number, z: number) => readonly [x: number, z: number]>> = {
  '+z': (x, z) => [x, z],
  '-z': (x, z) => [-x, -z],
  '+x': (x, z) => [-z, x],
  '-x': (x, z) => [z, -x],
};

/** Turns, scales and seats a model: its front towards +z, on y = 0, centred on the y axis. Corners at one place with equal attributes become one. */
export function fitModel(list: TriangleList, order: Omit<ModelOrder, 'path'>): { readonly model: ObjectModel; readonly size: Vec3 } {
  const turn = TURNS[order.front];
  for (const values of [list.positions, list.normals])
    for (let k = 0; k < values.length; k += 3) [values[k], values[k + 2]] = turn(values[k] as number, values[k + 2] as number);
  const { low, high } = boundsOf(list.positions);
  const extent = [0, 1, 2].map((axis) => (high[axis] as number) - (low[axis] as number));
  const scale = scaleOf(extent, order);
  const size = extent.map((value) => Math.max(LIMITS.objectPack.metresMin, value * scale)) as unknown as Vec3;
  if (Math.max(...size) > LIMITS.objectPack.metresMax || Math.max(...size) <= LIMITS.objectPack.metresMin)
    throw new ModelError(`it is ${size.map((value) => value.toPrecision(3)).join(' x ')} m; set its height in the manifest`);
  const middle = [((low[0] ?? 0) + (high[0] ?? 0)) / 2, low[1] ?? 0, ((low[2] ?? 0) + (high[2] ?? 0)) / 2];
  const positions = list.positions.map((value, k) => (value - (middle[k % 3] as number)) * scale);
  return { model: joinCorners(list, positions), size };
}

function scaleOf([width = 0, height = 0, depth = 0]: readonly number[], order: Omit<ModelOrder, 'path'>): number {
  const [wanted, own] =
    order.width !== undefined ? [order.width, width] : order.depth !== undefined ? [order.depth, depth] : [order.height, height];
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

function joinCorners(list: TriangleList, positions: readonly number[]): ObjectModel {
  const numbers = new Map<string, number>();
  const kept: number[] = [];
  const indices = Uint32Array.from({ length: positions.length / 3 }, (_, corner) => {
    const key = [
      ...positions.slice(3 * corner, 3 * corner + 3),
      ...list.normals.slice(3 * corner, 3 * corner + 3),
      ...list.uvs.slice(2 * corner, 2 * corner + 2),
    ].join(' ');
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, kept.length);
    kept.push(corner);
    return kept.length - 1;
  });
  const order = orderByArea(list, positions);
  return {
    positions: gather(positions, kept, 3),
    normals: gather(list.normals, kept, 3),
    uvs: gather(list.uvs, kept, 2),
    indices,
    surface: Uint16Array.from(list.surface, (own) => order.indexOf(own)),
    surfaces: order.map((own) => list.surfaces[own] as ObjectModel['surfaces'][number]),
    doubleSided: list.doubleSided,
  };
}

const gather = (values: readonly number[], corners: readonly number[], width: number): Float32Array =>
  Float32Array.from({ length: width * corners.length }, (_, k) => values[width * (corners[Math.floor(k / width)] as number) + (k % width)] as number);

/** The numbers of the surfaces, the one with the largest area first. */
function orderByArea(list: TriangleList, positions: readonly number[]): number[] {
  const areas = list.surfaces.map(() => 0);
  for (const [t, own] of list.surface.entries()) areas[own] = (areas[own] as number) + areaOf(positions, 9 * t);
  return areas.map((_, own) => own).toSorted((a, b) => (areas[b] as number) - (areas[a] as number) || a - b);
}

function areaOf(p: readonly number[], at: number): number {
  const side = (k: number, axis: number): number => (p[at + 3 * k + axis] as number) - (p[at + axis] as number);
  const [ux, uy, uz, vx, vy, vz] = [side(1, 0), side(1, 1), side(1, 2), side(2, 0), side(2, 1), side(2, 2)];
  return Math.hypot(uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx) / 2;
}
