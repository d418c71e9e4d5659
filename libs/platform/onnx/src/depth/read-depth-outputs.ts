import type { DepthManifest } from '../bundle/depth-manifest.js';
import type { TensorSpec } from '../tensors/tensor-schema.js';
import { toFloats } from '../tensors/tensors.js';
import type { Tensors } from '../tensors/tensors.js';
import { solvePointShift } from './solve-point-shift.js';

/** What a network estimates in one picture, row by row from the top. */
export interface DepthPlanes {
  readonly width: number;
  readonly height: number;
  /** In the encoding of the manifest; not finite where nothing is known. */
  readonly values: Float32Array;
  readonly sky: Float32Array | null;
  readonly confidence: Float32Array | null;
  /** x, y and z of each pixel, interleaved. */
  readonly normals: Float32Array | null;
}

interface DepthOutputs {
  readonly facts: DepthManifest;
  readonly specs: readonly TensorSpec[];
  readonly outputs: Tensors;
  readonly batch: number;
  /** Field of view of the pictures in radians; null for panoramas. */
  readonly fov: number | null;
}

/** @throws RangeError when an output is missing, has another shape than the manifest's meaning of it needs, or holds NaN */
export function readDepthOutputs(from: DepthOutputs): DepthPlanes[] {
  const { facts, batch } = from;
  const { distance, points, scale, sky, mask, confidence, normals } = facts.outputs;
  const maps = {
    distance: distance === undefined ? null : readMap(from, distance, 1),
    points: points === undefined ? null : readMap(from, points, 3),
    sky: sky === undefined ? null : readMap(from, sky, 1),
    mask: mask === undefined ? null : readMap(from, mask, 1),
    confidence: confidence === undefined ? null : readMap(from, confidence, 1),
    normals: normals === undefined ? null : readMap(from, normals, 3),
  };
  const { width, height } = (maps.distance ?? maps.points) as PixelMap;
  const scales = scale === undefined ? null : toFloats(from.outputs[scale] ?? new Float32Array(0));
  return Array.from({ length: batch }, (_, item): DepthPlanes => {
    const something = slice(maps.mask, item);
    const factor = (scales?.[item] ?? 1) * (facts.encoding === 'metric' ? (facts.metresPerUnit ?? 1) : 1);
    const shown = slice(maps.sky, item) ?? something?.map((value) => 1 - value) ?? null;
    const raw = slice(maps.distance, item) ?? measurePoints({ points: slice(maps.points, item), sky: shown, width, height }, from);
    return {
      width,
      height,
      values: factor === 1 ? raw : raw.map((value) => value * factor),
      sky: shown,
      confidence: slice(maps.confidence, item),
      normals: slice(maps.normals, item),
    };
  });
}

/** Numbers of the pixels of a batch, the channels of each pixel together. */
interface PixelMap {
  readonly width: number;
  readonly height: number;
  readonly length: number;
  readonly data: Float32Array;
}

function readMap({ specs, outputs, batch }: DepthOutputs, name: string, channels: number): PixelMap {
  const spec = specs.find((output) => output.name === name);
  if (spec === undefined) throw new RangeError(`the graph has no output ${name}, which depth.outputs names`);
  const data = toFloats(outputs[name] ?? new Float32Array(0));
  if (data.some(Number.isNaN)) throw new RangeError(`the output ${name} contains NaN`);
  const [first, ...rest] = spec.shape[0] === batch || spec.shape[0] === 1 ? spec.shape : [1, ...spec.shape];
  const axes = channels === 1 ? rest.filter((axis) => axis !== 1) : rest;
  const isLast = channels > 1 && axes.at(-1) === channels;
  const isFirst = channels > 1 && !isLast && axes[0] === channels;
  const [height = 0, width = 0] = isLast ? axes : axes.slice(-2);
  if (first !== batch || axes.length !== (channels === 1 ? 2 : 3) || (channels > 1 && !isLast && !isFirst))
    throw new RangeError(`the output ${name} has the shape ${spec.shape.join(' x ')}, which is not ${channels} numbers for each pixel`);
  const length = width * height * channels;
  return { width, height, length, data: isFirst ? interleave(data, channels, width * height) : data };
}

function interleave(data: Float32Array, channels: number, plane: number): Float32Array {
  const mixed = new Float32Array(data.length);
  for (let i = 0; i < data.length; i++) {
    const item = Math.floor(i / (channels * plane));
    const [channel, pixel] = [Math.floor(i / plane) % channels, i % plane];
    mixed[item * channels * plane + pixel * channels + channel] = data[i] as number;
  }
  return mixed;
}

const slice = (map: PixelMap | null, item: number): Float32Array | null =>
  map === null ? null : map.data.slice(item * map.length, (item + 1) * map.length);

/** Distances of points: along the axis their z, with the shift that the field of view reveals; along the ray their length. */
function measurePoints(
  { points, sky, ...size }: { points: Float32Array | null; sky: Float32Array | null; width: number; height: number },
  { facts, fov }: DepthOutputs,
): Float32Array {
  const all = points ?? new Float32Array(0);
  const shift = facts.solvesShift && fov !== null ? solvePointShift({ points: all, sky, ...size }, fov) : 0;
  return Float32Array.from({ length: all.length / 3 }, (_, pixel) => {
    const [x, y, z] = [all[3 * pixel] as number, all[3 * pixel + 1] as number, (all[3 * pixel + 2] as number) + shift];
    return facts.along === 'axis' ? z : Math.hypot(x, y, z);
  });
}
