import { CHUNK_BIN, CHUNK_JSON, GL_FLOAT, GLB_MAGIC, GL_UNSIGNED_INT, GL_UNSIGNED_SHORT } from './glb.js';
import type { GlbMaterial, GlbNode, GlbPrimitive } from './glb-primitive.js';
import { MeshFormatError, validateMesh } from './mesh.js';
import type { TriangleMesh } from './mesh.js';

/** What `decodeGlb` finds in a file. */
export interface GlbContent {
  readonly primitives: readonly GlbPrimitive[];
  readonly extras: Readonly<Record<string, unknown>>;
}

const WIDTHS: ReadonlyMap<string, number> = new Map(Object.entries<number>({ SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 }));

interface Accessor {
  bufferView: number;
  componentType: number;
  normalized?: boolean;
  count: number;
  type: string;
}

interface Primitive {
  attributes: Record<string, number>;
  indices: number;
  material?: number;
}

interface Material {
  pbrMetallicRoughness?: {
    baseColorFactor?: [number, number, number, number];
    baseColorTexture?: { index: number };
    metallicFactor?: number;
    roughnessFactor?: number;
  };
  doubleSided?: boolean;
  extensions?: { KHR_materials_unlit?: object };
}

interface Gltf {
  asset: { extras?: Record<string, unknown> };
  accessors: Accessor[];
  bufferViews: { byteOffset?: number; byteLength: number }[];
  meshes: { primitives: Primitive[] }[];
  nodes?: { mesh: number; name?: string; translation?: [number, number, number]; extras?: Record<string, unknown> }[];
  materials?: Material[];
  textures?: { source: number }[];
  images?: { mimeType: 'image/jpeg' | 'image/png'; bufferView: number }[];
}

/**
 * The meshes in a GLB file of the shape that `encodeGlb` writes without a codec: attributes of floats or normalised shorts, 32-bit
 * indices, no extension that changes geometry, a node for each mesh. Positions are in the frames of their nodes. Materials that share a texture share its bytes. Throws a MeshFormatError, and nothing else, for other bytes.
 */
export function decodeGlb(bytes: Uint8Array): GlbContent {
  try {
    const { json, binary } = splitChunks(bytes);
    const textures = (json.textures ?? []).map(({ source }) => readPicture(json, binary, source));
    const primitives = json.meshes.flatMap((mesh, index) => {
      const node = readNode(json, index);
      return mesh.primitives.map((primitive) => ({
        ...readMesh(json, binary, primitive),
        ...readMaterial(json, textures, primitive),
        ...node,
      }));
    });
    return { primitives, extras: json.asset.extras ?? {} };
  } catch (cause) {
    if (cause instanceof MeshFormatError) throw cause;
    throw new MeshFormatError('not a GLB file written by this library', { cause });
  }
}

function splitChunks(bytes: Uint8Array): { json: Gltf; binary: Uint8Array } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0, true) !== GLB_MAGIC || view.getUint32(4, true) !== 2) throw new MeshFormatError('not a GLB file');
  if (view.getUint32(8, true) !== bytes.length) throw new MeshFormatError('the GLB file is cut off');
  const jsonLength = view.getUint32(12, true);
  const binaryAt = 20 + jsonLength;
  const binaryLength = view.getUint32(binaryAt, true);
  if (view.getUint32(16, true) !== CHUNK_JSON || view.getUint32(binaryAt + 4, true) !== CHUNK_BIN)
    throw new MeshFormatError('the GLB file has other chunks');
  if (binaryAt + 8 + binaryLength > bytes.length) throw new MeshFormatError('the GLB file is cut off');
  let text = '';
  for (const byte of bytes.subarray(20, binaryAt)) text += String.fromCharCode(byte);
  return { json: JSON.parse(text) as Gltf, binary: bytes.subarray(binaryAt + 8, binaryAt + 8 + binaryLength) };
}

/** The named node that shows a mesh; the writer numbers nodes as it numbers meshes. */
function readNode({ nodes }: Gltf, mesh: number): { node?: GlbNode } {
  const { name, translation, extras, mesh: shown } = nodes?.[mesh] ?? {};
  if (name === undefined || shown !== mesh) return {};
  return { node: { name, ...(translation && { translation }), ...(extras && { extras }) } };
}

type Texture = NonNullable<GlbMaterial['texture']>;

function readPicture({ images, bufferViews }: Gltf, binary: Uint8Array, source: number): Texture {
  const image = images?.[source];
  const view = image && bufferViews[image.bufferView];
  if (!view) throw new MeshFormatError(`picture ${source} is not in the file`);
  const start = view.byteOffset ?? 0;
  if (start + view.byteLength > binary.length) throw new MeshFormatError(`picture ${source} is cut off`);
  return { mimeType: image.mimeType, bytes: binary.slice(start, start + view.byteLength) };
}

function readMaterial(json: Gltf, textures: readonly Texture[], { material: index }: Primitive): { material?: GlbMaterial } {
  const material = index === undefined ? undefined : json.materials?.[index];
  if (material === undefined) return {};
  const { baseColorFactor, baseColorTexture, metallicFactor = 1, roughnessFactor = 1 } = material.pbrMetallicRoughness ?? {};
  const texture = baseColorTexture && textures[baseColorTexture.index];
  return {
    material: {
      unlit: material.extensions?.KHR_materials_unlit !== undefined,
      doubleSided: material.doubleSided === true,
      ...(baseColorFactor && { baseColor: baseColorFactor }),
      roughness: roughnessFactor,
      metallic: metallicFactor,
      ...(texture && { texture }),
    },
  };
}

function readMesh(json: Gltf, binary: Uint8Array, { attributes, indices }: Primitive): TriangleMesh {
  const floats = (name: string): Float32Array | undefined => {
    const accessor = attributes[name];
    if (accessor === undefined) return undefined;
    if (json.accessors[accessor]?.normalized === true) return readShorts(json, binary, accessor);
    return new Float32Array(readAccessor(json, binary, accessor, GL_FLOAT));
  };
  const [normals, colors, uvs] = [floats('NORMAL'), floats('COLOR_0'), floats('TEXCOORD_0')];
  const mesh: TriangleMesh = {
    positions: floats('POSITION') ?? new Float32Array(0),
    indices: new Uint32Array(readAccessor(json, binary, indices, GL_UNSIGNED_INT)),
    ...(normals && { normals }),
    ...(colors && { colors }),
    ...(uvs && { uvs }),
  };
  validateMesh(mesh);
  return mesh;
}

/** Normalised shorts as numbers from 0 to 1; the alpha of colours is left out. */
function readShorts(json: Gltf, binary: Uint8Array, index: number): Float32Array {
  const shorts = new Uint16Array(readAccessor(json, binary, index, GL_UNSIGNED_SHORT));
  const isColor = json.accessors[index]?.type === 'VEC4';
  return Float32Array.from(isColor ? shorts.filter((_, i) => i % 4 !== 3) : shorts, (value) => value / 65_535);
}

/** A copy of the accessor's bytes, so that a typed array may begin at them. */
function readAccessor(json: Gltf, binary: Uint8Array, index: number, componentType: number): ArrayBuffer {
  const accessor = json.accessors[index];
  const view = accessor && json.bufferViews[accessor.bufferView];
  const width = WIDTHS.get(accessor?.type ?? '');
  if (!accessor || !view || !width || accessor.componentType !== componentType) throw new MeshFormatError(`accessor ${index} is not plain`);
  const start = view.byteOffset ?? 0;
  const length = (componentType === GL_UNSIGNED_SHORT ? 2 : 4) * width * accessor.count;
  if (!(length <= view.byteLength && start + length <= binary.length)) throw new MeshFormatError(`accessor ${index} is cut off`);
  return new Uint8Array(binary.subarray(start, start + length)).buffer;
}
