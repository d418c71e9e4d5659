import { computeBounds } from './bounds.js';
import { encodePositions, decodeExponents, reorderForCompression } from './compress-stream.js';
import type { MeshCodec, CompressedStream } from './compress-stream.js';
import type { GlbMaterial, GlbNode, GlbPrimitive } from './glb-primitive.js';
import { MeshFormatError, validateMesh } from './mesh.js';

/** glTF 2.0 in its binary container (Khronos, "glTF 2.0 Specification", sections 3 and 4): floats or normalised shorts, 32-bit indices. */

/** What is said of the file as a whole. */
export interface GlbOptions {
  /** Kept as `asset.extras`. */
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly generator?: string;
  /** Colours and texture coordinates as normalised 16-bit integers: half the bytes, and finer than eight bits of sRGB. */
  readonly compact?: boolean;
  /**
   * Compresses the geometry (`EXT_meshopt_compression`, which readers must know then). Positions are off by at most 2^-15 of a
   * vertex' largest coordinate, colours of compact files have 12 bits; triangles and vertices come in another order.
   */
  readonly codec?: MeshCodec;
}

export const GLB_MAGIC = 0x46546c67;
export const CHUNK_JSON = 0x4e4f534a;
export const CHUNK_BIN = 0x004e4942;
export const GL_FLOAT = 5126;
export const GL_UNSIGNED_INT = 5125;
export const GL_UNSIGNED_SHORT = 5123;
const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;
const REPEAT = 10497;
const CLAMP_TO_EDGE = 33071;
const LINEAR = 9729;
const LINEAR_MIPMAP_LINEAR = 9987;
const SPACE = 0x20;
const SHORT_MAX = 65_535;
const MESHOPT = 'EXT_meshopt_compression';
const UNLIT = 'KHR_materials_unlit';
const LEVELS = 'MSFT_lod';
/** Half a step of linear colour in 12 bits is less than half a step of sRGB in eight, in the darkest too. */
const COLOR_STEP = 16;

/**
 * A GLB file of one mesh with one primitive or several, or of a mesh for each node of the primitives. No extension is used unless a material is unlit,
 * a node has coarser ones or there is a codec.
 * Colours are clamped to [0, 1]. Throws a MeshFormatError for a mesh that is not sound.
 */
export function encodeGlb(content: GlbPrimitive | readonly GlbPrimitive[], options: GlbOptions = {}): Uint8Array<ArrayBuffer> {
  const primitives = Array.isArray(content) ? (content as readonly GlbPrimitive[]) : [content as GlbPrimitive];
  if (primitives.length === 0) throw new MeshFormatError('a GLB file needs a primitive');
  const writer = new GlbWriter(options.compact ?? false, options.codec ?? null);
  for (const primitive of primitives) writer.add(primitive);
  return writer.finish(options);
}

/** As the file lists it. */
interface MeshEntry {
  readonly name?: string;
  readonly primitives: object[];
}

class GlbWriter {
  private readonly pieces: Uint8Array[] = [];
  private byteLength = 0;
  /** Of the buffer that readers unpack into. */
  private unpackedLength = 0;
  private readonly bufferViews: object[] = [];
  private readonly accessors: object[] = [];
  private readonly meshes: MeshEntry[] = [];
  private readonly materials: object[] = [];
  private readonly textures: object[] = [];
  private readonly images: object[] = [];
  private usesUnlit = false;
  /** Textures that are in the file already, by their bytes. */
  private readonly known = new Map<Uint8Array, number>();
  /** Materials that are in the file already, by their text. */
  private readonly knownMaterials = new Map<string, number>();
  /** The mesh of each node, and of the primitives without a node. */
  private readonly knownMeshes = new Map<GlbNode | undefined, MeshEntry>();

  constructor(
    private readonly compact: boolean,
    private readonly codec: MeshCodec | null,
  ) {}

  add(primitive: GlbPrimitive): void {
    validateMesh(primitive);
    const { positions, indices, normals, colors, uvs, material } = this.codec ? reorderForCompression(primitive, this.codec) : primitive;
    const attributes = {
      POSITION: this.addPositions(positions),
      ...(normals && { NORMAL: this.addAttribute(normals, 3) }),
      ...(colors && { COLOR_0: this.addUnitAttribute(clampUnit(colors), 3) }),
      ...(uvs && { TEXCOORD_0: this.addUnitAttribute(uvs, 2) }),
    };
    if (material?.texture && !uvs) throw new MeshFormatError('a texture needs texture coordinates');
    const indexAccessor = this.accessors.push({
      bufferView: this.addStream(
        { bytes: bytesOf(indices), count: indices.length, byteStride: 4, mode: 'TRIANGLES' },
        ELEMENT_ARRAY_BUFFER,
      ),
      componentType: GL_UNSIGNED_INT,
      count: indices.length,
      type: 'SCALAR',
    });
    const entry = { attributes, indices: indexAccessor - 1, ...(material && { material: this.addMaterial(material) }) };
    this.meshOf(primitive.node).primitives.push(entry);
  }

  private meshOf(node: GlbNode | undefined): MeshEntry {
    const known = this.knownMeshes.get(node);
    if (known !== undefined) return known;
    const { name, translation } = node ?? {};
    if (translation?.every(Number.isFinite) === false) throw new MeshFormatError(`node ${name} is at (${translation.join(', ')})`);
    const mesh: MeshEntry = { ...(name !== undefined && { name }), primitives: [] };
    this.knownMeshes.set(node, mesh);
    this.meshes.push(mesh);
    return mesh;
  }

  /** The nodes, each with the number of its mesh, and those of them that the scene shows. */
  private finishNodes(): { readonly nodes: readonly object[]; readonly shown: readonly number[]; readonly hasLevels: boolean } {
    const numbers = new Map([...this.knownMeshes.keys()].map((node, number) => [node, number]));
    const hidden = new Set<number>();
    const nodes = [...numbers].map(([node, mesh]) => {
      const { name, translation, extras, coarser = [] } = node ?? {};
      const ids = coarser.flatMap((level) => numbers.get(level) ?? []);
      for (const id of ids) hidden.add(id);
      const named = name === undefined ? {} : { name };
      const levels = ids.length > 0 && { extensions: { [LEVELS]: { ids } } };
      return { ...named, mesh, ...(translation && { translation }), ...(extras && { extras }), ...levels };
    });
    return { nodes, shown: [...nodes.keys()].filter((number) => !hidden.has(number)), hasLevels: hidden.size > 0 };
  }

  finish({ extras, generator = 'Diorama' }: GlbOptions): Uint8Array<ArrayBuffer> {
    const { materials, textures, images } = this;
    const { nodes, shown, hasLevels } = this.finishNodes();
    const extensions = [...(this.codec ? [MESHOPT] : []), ...(this.usesUnlit ? [UNLIT] : []), ...(hasLevels ? [LEVELS] : [])];
    const unpacked = { byteLength: this.unpackedLength, extensions: { [MESHOPT]: { fallback: true } } };
    const json = {
      asset: { version: '2.0', generator, ...(extras && { extras }) },
      ...(extensions.length > 0 && { extensionsUsed: extensions }),
      ...(this.codec && { extensionsRequired: [MESHOPT] }),
      scene: 0,
      scenes: [{ nodes: shown }],
      nodes,
      meshes: this.meshes,
      ...(materials.length > 0 && { materials }),
      ...(textures.length > 0 && {
        textures,
        images,
        samplers: [{ magFilter: LINEAR, minFilter: LINEAR_MIPMAP_LINEAR, wrapS: REPEAT, wrapT: CLAMP_TO_EDGE }],
      }),
      accessors: this.accessors,
      bufferViews: this.bufferViews,
      buffers: [{ byteLength: this.byteLength }, ...(this.codec ? [unpacked] : [])],
    };
    return container(asciiJson(json), this.pieces, this.byteLength);
  }

  private addPositions(positions: Float32Array): number {
    if (!this.codec) return this.addAttribute(positions, 3, computeBounds(positions));
    const stream = encodePositions(positions, this.codec);
    return this.addFloats(stream, 3, computeBounds(decodeExponents(stream)));
  }

  private addAttribute(values: Float32Array, width: 2 | 3, bounds: object = {}): number {
    const stream = { bytes: bytesOf(values), count: values.length / width, byteStride: 4 * width, mode: 'ATTRIBUTES' } as const;
    return this.addFloats(stream, width, bounds);
  }

  private addFloats(stream: CompressedStream, width: 2 | 3, bounds: object): number {
    const bufferView = this.addStream(stream, ARRAY_BUFFER);
    return this.accessors.push({ bufferView, componentType: GL_FLOAT, count: stream.count, type: `VEC${width}`, ...bounds }) - 1;
  }

  /** Shorts cannot hold texture coordinates of a picture that repeats: such ones stay floats. */
  private addUnitAttribute(values: Float32Array, width: 2 | 3): number {
    if (!this.compact || values.some((value) => value < 0 || value > 1)) return this.addAttribute(values, width);
    // Each vertex must begin at a multiple of four: three shorts take a fourth, as alpha.
    const stride = width === 3 ? 4 : 2;
    const count = values.length / width;
    const shorts = new Uint16Array(stride * count).fill(SHORT_MAX);
    const step = this.codec && width === 3 ? COLOR_STEP : 1;
    for (let i = 0; i < values.length; i++) {
      const short = step * Math.round(((values[i] as number) * SHORT_MAX) / step);
      shorts[stride * Math.floor(i / width) + (i % width)] = Math.min(SHORT_MAX, short);
    }
    const bufferView = this.addStream({ bytes: bytesOf(shorts), count, byteStride: 2 * stride, mode: 'ATTRIBUTES' }, ARRAY_BUFFER);
    return this.accessors.push({ bufferView, componentType: GL_UNSIGNED_SHORT, normalized: true, count, type: `VEC${stride}` }) - 1;
  }

  /** A view of elements, which are packed where there is a codec: what the view itself names is where readers unpack them. */
  private addStream(stream: CompressedStream, target: number): number {
    if (!this.codec) return this.bufferViews.push({ ...this.addBytes(stream.bytes), target }) - 1;
    const { bytes, count, byteStride, mode, filter } = stream;
    const packed = this.addBytes(this.codec.encodeGltfBuffer(bytes, count, byteStride, mode));
    const extensions = { [MESHOPT]: { ...packed, byteStride, count, mode, ...(filter && { filter }) } };
    const byteOffset = this.unpackedLength;
    this.unpackedLength += bytes.length;
    const stride = mode === 'ATTRIBUTES' && { byteStride };
    return this.bufferViews.push({ buffer: 1, byteOffset, byteLength: bytes.length, ...stride, target, extensions }) - 1;
  }

  /** Each begins at a multiple of four. */
  private addBytes(bytes: Uint8Array): { readonly buffer: 0; readonly byteOffset: number; readonly byteLength: number } {
    const byteOffset = this.byteLength;
    const padding = -bytes.length & 3;
    this.pieces.push(bytes);
    if (padding > 0) this.pieces.push(new Uint8Array(padding));
    this.byteLength += bytes.length + padding;
    return { buffer: 0, byteOffset, byteLength: bytes.length };
  }

  private addMaterial({ unlit, doubleSided, baseColor, roughness = 1, metallic = 0, texture }: GlbMaterial): number {
    if (unlit) this.usesUnlit = true;
    const entry = {
      pbrMetallicRoughness: {
        ...(baseColor && { baseColorFactor: baseColor }),
        ...(texture && { baseColorTexture: { index: this.addTexture(texture) } }),
        metallicFactor: metallic,
        roughnessFactor: roughness,
      },
      ...(doubleSided && { doubleSided }),
      ...(unlit && { extensions: { [UNLIT]: {} } }),
    };
    const text = JSON.stringify(entry);
    const known = this.knownMaterials.get(text) ?? this.materials.push(entry) - 1;
    this.knownMaterials.set(text, known);
    return known;
  }

  private addTexture({ mimeType, bytes }: NonNullable<GlbMaterial['texture']>): number {
    const known = this.known.get(bytes);
    if (known !== undefined) return known;
    const bufferView = this.bufferViews.push(this.addBytes(bytes)) - 1;
    const source = this.images.push({ mimeType, bufferView }) - 1;
    const texture = this.textures.push({ sampler: 0, source }) - 1;
    this.known.set(bytes, texture);
    return texture;
  }
}

function clampUnit(values: Float32Array): Float32Array {
  const clamped = new Float32Array(values.length);
  for (let i = 0; i < values.length; i++) clamped[i] = Math.min(1, Math.max(0, values[i] as number));
  return clamped;
}

/** glTF is little-endian, as are the platforms that Node is built for here. */
function bytesOf(values: Float32Array | Uint32Array | Uint16Array): Uint8Array {
  return new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
}

/** Escapes spare an encoder of UTF-8: what is left is one byte a character. */
function asciiJson(json: object): string {
  return JSON.stringify(json).replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function container(json: string, pieces: readonly Uint8Array[], binLength: number): Uint8Array<ArrayBuffer> {
  const jsonLength = (json.length + 3) & ~3;
  const file = new Uint8Array(12 + 8 + jsonLength + 8 + binLength);
  const view = new DataView(file.buffer);
  view.setUint32(0, GLB_MAGIC, true);
  view.setUint32(4, 2, true);
  view.setUint32(8, file.length, true);
  view.setUint32(12, jsonLength, true);
  view.setUint32(16, CHUNK_JSON, true);
  file.fill(SPACE, 20, 20 + jsonLength);
  for (let i = 0; i < json.length; i++) file[20 + i] = json.charCodeAt(i);
  let at = 20 + jsonLength;
  view.setUint32(at, binLength, true);
  view.setUint32(at + 4, CHUNK_BIN, true);
  at += 8;
  for (const piece of pieces) {
    file.set(piece, at);
    at += piece.length;
  }
  return file;
}
