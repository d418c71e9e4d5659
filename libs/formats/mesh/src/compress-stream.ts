import type { GlbPrimitive } from './glb-primitive.js';

/** The calls of the `meshoptimizer` package's encoder that a compressed file needs; it is handed in, for it is WebAssembly. */
export interface MeshCodec {
  /** Puts triangles into an order that packs well and answers each vertex' new number, with how many are used; `indices` is changed. */
  reorderMesh(indices: Uint32Array, triangles: boolean, forSize: boolean): [numbers: Uint32Array, count: number];
  encodeFilterExp(source: Float32Array, count: number, stride: number, bits: number, mode: 'SharedVector'): Uint8Array;
  encodeGltfBuffer(source: Uint8Array, count: number, stride: number, mode: string): Uint8Array;
}

/** A stream of elements as `EXT_meshopt_compression` describes it (Khronos, glTF extensions). */
export interface CompressedStream {
  readonly bytes: Uint8Array;
  readonly count: number;
  readonly byteStride: number;
  readonly mode: 'ATTRIBUTES' | 'TRIANGLES';
  readonly filter?: 'EXPONENTIAL';
}

/** Bits of each coordinate, its sign included: an error of at most 2^-15 of the vertex' largest coordinate. */
const POSITION_BITS = 16;
const UNUSED = 0xffff_ffff;

/** The same triangles in an order that packs well, without vertices that none of them uses. */
export function reorderForCompression(primitive: GlbPrimitive, codec: MeshCodec): GlbPrimitive {
  const { positions, normals, colors, uvs } = primitive;
  const indices = primitive.indices.slice();
  const [numbers, count] = codec.reorderMesh(indices, true, true);
  const moved = (values: Float32Array, width: number): Float32Array => moveVertices(values, width, numbers, count);
  return {
    ...primitive,
    positions: moved(positions, 3),
    indices,
    ...(normals && { normals: moved(normals, 3) }),
    ...(colors && { colors: moved(colors, 3) }),
    ...(uvs && { uvs: moved(uvs, 2) }),
  };
}

// eslint-disable-next-line max-params -- an array and what becomes of it
function moveVertices(values: Float32Array, width: number, numbers: Uint32Array, count: number): Float32Array {
  const moved = new Float32Array(width * count);
  for (let i = 0; i < numbers.length; i++) {
    const to = numbers[i] as number;
    if (to === UNUSED) continue;
    for (let k = 0; k < width; k++) moved[width * to + k] = values[width * i + k] as number;
  }
  return moved;
}

/**
 * Positions with one exponent for each vertex: near the origin, where the viewer stands, they are finer than far away, and no
 * node has to scale them.
 */
export function encodePositions(positions: Float32Array, codec: MeshCodec): CompressedStream {
  const count = positions.length / 3;
  const bytes = codec.encodeFilterExp(positions, count, 12, POSITION_BITS, 'SharedVector');
  return { bytes, count, byteStride: 12, mode: 'ATTRIBUTES', filter: 'EXPONENTIAL' };
}

/** What a reader gets back from a stream of the exponential filter: 24 bits of mantissa below 8 of exponent. */
export function decodeExponents({ bytes }: CompressedStream): Float32Array {
  const words = new Int32Array(bytes.slice().buffer);
  return Float32Array.from(words, (word) => ((word << 8) >> 8) * 2 ** (word >> 24));
}
