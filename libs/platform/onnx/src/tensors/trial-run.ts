import { hashStreamName, hashToUnitInterval } from '@diorama/random';

import { TENSOR_ARRAY_TYPES, countTensorElements } from './tensors.js';
import type { TensorData, Tensors } from './tensors.js';
import type { TensorSpec } from './tensor-schema.js';

const DEFAULT_RANGE: readonly [number, number] = [0, 1];

/**
 * Inputs for a trial run: numbers from the ranges of the tensors, evenly distributed, whole ones for whole types. The same seed
 * gives the same numbers everywhere.
 */
export function generateTrialRunInputs(inputs: readonly TensorSpec[], seed: number): Tensors {
  return Object.fromEntries(inputs.map((facts) => [facts.name, drawTensor(facts, seed)]));
}

function drawTensor({ name, type, shape, range }: TensorSpec, seed: number): TensorData {
  const [least, most] = range ?? DEFAULT_RANGE;
  const stream = hashStreamName(name);
  const data = new TENSOR_ARRAY_TYPES[type](countTensorElements({ shape }));
  const isWhole = type !== 'float32' && type !== 'float16';
  for (let i = 0; i < data.length; i++) {
    const share = hashToUnitInterval(seed, stream, i);
    const value = isWhole ? Math.floor(least + share * (most - least + 1)) : least + share * (most - least);
    data[i] = type === 'int64' ? BigInt(value) : value;
  }
  return data;
}

/**
 * Peak signal-to-noise ratio of what came out against what was expected, in dB; the peak is the span of the expected numbers, at
 * least 1e-6. Infinity when they are equal; -Infinity where one has a number that is not finite and the other has not.
 */
export function computeOutputPsnr(expected: TensorData, found: TensorData): number {
  let [least, most, squares] = [Infinity, -Infinity, 0];
  for (let i = 0; i < expected.length; i++) {
    const [a, b] = [Number(expected[i]), Number(found[i])];
    if (!Number.isFinite(a) && Object.is(a, b)) continue;
    if (!Number.isFinite(a) || !Number.isFinite(b)) return -Infinity;
    least = Math.min(least, a);
    most = Math.max(most, a);
    squares += (a - b) ** 2;
  }
  const peak = Math.max(most - least, 1e-6);
  return squares === 0 ? Infinity : 10 * Math.log10((peak ** 2 * expected.length) / squares);
}
