import type { TensorSpec, TensorType } from './tensor-schema.js';

export type TensorData = Float32Array | Float16Array | Int32Array | BigInt64Array | Uint8Array;

/** Values by the names of a graph's inputs or outputs, each in row-major order with the shape that the bundle gives. */
export type Tensors = Readonly<Record<string, TensorData>>;

export const TENSOR_ARRAY_TYPES = {
  float32: Float32Array,
  float16: Float16Array,
  int32: Int32Array,
  int64: BigInt64Array,
  uint8: Uint8Array,
} as const satisfies Record<TensorType, new (length: number) => TensorData>;

export const countTensorElements = ({ shape }: { readonly shape: readonly number[] }): number =>
  shape.reduce((product, axis) => product * axis, 1);

/** Numbers in the type of an input; whole types round. */
export function toTensorData({ type }: Pick<TensorSpec, 'type'>, values: ArrayLike<number> | TensorData): TensorData {
  if (values instanceof TENSOR_ARRAY_TYPES[type]) return values;
  const data = new TENSOR_ARRAY_TYPES[type](values.length);
  const isWhole = type !== 'float32' && type !== 'float16';
  for (let i = 0; i < data.length; i++) {
    const value = isWhole ? Math.round(Number(values[i])) : Number(values[i]);
    data[i] = type === 'int64' ? BigInt(value) : value;
  }
  return data;
}

/** Numbers of any type as floats; those of single precision themselves. */
export function toFloats(data: TensorData): Float32Array {
  if (data instanceof Float32Array) return data;
  return data instanceof BigInt64Array ? Float32Array.from(data, Number) : Float32Array.from(data);
}

/** @throws RangeError when a tensor is missing, strange, or has another type or size than the bundle says */
export function validateTensors(what: string, all: readonly TensorSpec[], given: Tensors): void {
  for (const facts of all) {
    const data = given[facts.name];
    if (data === undefined) throw new RangeError(`${what} ${facts.name} is missing`);
    if (!(data instanceof TENSOR_ARRAY_TYPES[facts.type])) throw new RangeError(`${what} ${facts.name} is not of the type ${facts.type}`);
    if (data.length !== countTensorElements(facts))
      throw new RangeError(`${what} ${facts.name} has ${data.length} elements, not ${countTensorElements(facts)}`);
  }
  const strange = Object.keys(given).find((name) => all.every((facts) => facts.name !== name));
  if (strange !== undefined) throw new RangeError(`there is no ${what} ${strange}`);
}
