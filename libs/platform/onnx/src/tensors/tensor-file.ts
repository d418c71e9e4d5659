import { TENSOR_ARRAY_TYPES, countTensorElements } from './tensors.js';
import type { TensorData } from './tensors.js';
import type { TensorType } from './tensor-schema.js';

/**
 * Tensors as a file in the format safetensors (https://github.com/huggingface/safetensors, "Format"): eight bytes with the length of
 * a JSON header, the header with type, shape and place of each tensor, then the numbers, little-endian.
 */
export interface TensorFile {
  readonly tensors: Readonly<Record<string, { readonly shape: readonly number[]; readonly data: TensorData }>>;
  /** Words that travel along, the format's `__metadata__`. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A file that is no safetensors file, or has a tensor of another type than ours. */
export class TensorFileError extends Error {
  override readonly name = 'TensorFileError';
}

const TYPES = { F32: 'float32', F16: 'float16', I32: 'int32', I64: 'int64', U8: 'uint8' } as const satisfies Record<string, TensorType>;
const CODES = Object.fromEntries(Object.entries(TYPES).map(([code, type]) => [type, code])) as Record<TensorType, string>;
const TEXTS = '__metadata__';
const PREFIX = 8;
const HEADER_MAX = 1_048_576;
/** The header is filled up with blanks, so that numbers begin at a multiple of it. */
const ALIGNMENT = 8;

/** @throws RangeError when a tensor has not as many numbers as its shape says */
export function encodeTensors({ tensors, texts }: TensorFile): Uint8Array<ArrayBuffer> {
  const names = Object.keys(tensors).sort();
  const header: Record<string, unknown> = Object.keys(texts).length === 0 ? {} : { [TEXTS]: texts };
  let length = 0;
  for (const name of names) {
    const { shape, data } = tensors[name] ?? { shape: [], data: new Uint8Array(0) };
    if (countTensorElements({ shape }) !== data.length)
      throw new RangeError(`the tensor ${name} has ${data.length} elements, not ${shape.join(' x ')}`);
    header[name] = { dtype: CODES[typeOf(data)], shape, data_offsets: [length, (length += data.byteLength)] };
  }
  const text = Buffer.from(JSON.stringify(header));
  const padded = Math.ceil(text.length / ALIGNMENT) * ALIGNMENT;
  const bytes = Buffer.alloc(PREFIX + padded + length, ' ');
  bytes.writeBigUInt64LE(BigInt(padded));
  text.copy(bytes, PREFIX);
  let at = PREFIX + padded;
  for (const name of names) {
    const { buffer, byteOffset, byteLength } = tensors[name]?.data ?? new Uint8Array(0);
    bytes.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += byteLength;
  }
  return new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** @throws TensorFileError */
export function decodeTensors(bytes: Uint8Array): TensorFile {
  const { header, data } = split(bytes);
  const { [TEXTS]: texts, ...others } = header;
  // Entries become own properties, whatever they are called.
  const tensors = Object.fromEntries(Object.entries(others).map(([name, entry]) => [name, readTensor(name, entry, data)]));
  return { tensors, texts: readTexts(texts) };
}

const typeOf = (data: TensorData): TensorType =>
  (Object.keys(TENSOR_ARRAY_TYPES) as TensorType[]).find((type) => data instanceof TENSOR_ARRAY_TYPES[type]) ?? 'uint8';

function split(bytes: Uint8Array): { header: Record<string, unknown>; data: Uint8Array } {
  if (bytes.byteLength < PREFIX) throw new TensorFileError('the file is too short for a safetensors file');
  const length = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0, true));
  if (length > HEADER_MAX || PREFIX + length > bytes.byteLength) throw new TensorFileError('its header is too long');
  try {
    const header: unknown = JSON.parse(Buffer.from(bytes.subarray(PREFIX, PREFIX + length)).toString('utf8'));
    if (typeof header !== 'object' || header === null || Array.isArray(header)) throw new TypeError('not an object');
    return { header: header as Record<string, unknown>, data: bytes.subarray(PREFIX + length) };
  } catch (error) {
    throw new TensorFileError('its header is not a JSON object', { cause: error });
  }
}

function readTexts(entry: unknown): Record<string, string> {
  const pairs = Object.entries(entry ?? {});
  if (pairs.some(([, text]) => typeof text !== 'string')) throw new TensorFileError('its metadata must all be strings');
  return Object.fromEntries(pairs);
}

function readTensor(name: string, entry: unknown, data: Uint8Array): { shape: number[]; data: TensorData } {
  const { dtype, shape, data_offsets: place } = (entry ?? {}) as { dtype?: string; shape?: unknown; data_offsets?: unknown };
  const type = Object.hasOwn(TYPES, dtype ?? '') ? TYPES[dtype as keyof typeof TYPES] : undefined;
  if (type === undefined)
    throw new TensorFileError(`the tensor ${name} is of the type ${String(dtype)}; supported types are ${Object.keys(TYPES).join(', ')}`);
  if (!isSizes(shape) || !isSizes(place) || place.length !== 2) throw new TensorFileError(`the tensor ${name} has no shape or no offsets`);
  const [begin = 0, end = 0] = place;
  const length = countTensorElements({ shape });
  if (begin > end || end > data.byteLength || end - begin !== length * TENSOR_ARRAY_TYPES[type].BYTES_PER_ELEMENT)
    throw new TensorFileError(`the offsets of the tensor ${name} do not match its shape`);
  const copy = data.slice(begin, end); // aligned, whatever the file's offset is
  return { shape, data: new TENSOR_ARRAY_TYPES[type](copy.buffer, copy.byteOffset, length) };
}

const isSizes = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((size) => Number.isSafeInteger(size) && size >= 0);
