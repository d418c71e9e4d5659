import type { GLTF } from '@gltf-transform/core';

import { ModelError } from '../model-error.js';
import { checkNodes } from './check-nodes.js';
import { gltfSchema } from './gltf-schema.js';
import type { GltfJson } from './gltf-schema.js';

/** Numbers that the accessors of a file may hold together. */
const NUMBERS_MAX = 64_000_000;

/** Extensions without which a model still has its triangles and base colours; a file that requires one is read without it. */
const OPTIONAL = /^(KHR_materials_|KHR_lights_punctual$|KHR_node_visibility$|KHR_xmp|KHR_animation|EXT_lights|MSFT_)/;
const READ = new Set(['EXT_meshopt_compression', 'EXT_texture_avif', 'EXT_texture_webp', 'KHR_mesh_quantization', 'KHR_texture_transform']);

/** What to do about extensions that are not read. */
const CURES: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({
    KHR_draco_mesh_compression:
      'export without mesh compression (Blender: untick Compression), or run "gltf-transform meshopt model.glb model.glb"',
    KHR_texture_basisu:
      'export with PNG, JPEG or WebP textures, or run "gltf-transform webp model.glb model.glb" on the file before it was compressed',
    EXT_mesh_gpu_instancing: 'run "gltf-transform flatten" on the file before it was instanced',
  }),
);

/**
 * The JSON of a glTF file, checked: types, extensions, references to other files, sizes and the tree of nodes.
 *
 * @throws ModelError with the reason
 */
export function checkGltf(json: unknown): GLTF.IGLTF {
  const version = (json as { asset?: { version?: unknown } } | null)?.asset?.version;
  if (typeof version === 'string' && !version.startsWith('2.')) throw new ModelError(`it is glTF ${version.slice(0, 8)}, not 2.0`);
  const parsed = gltfSchema.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new ModelError(`it is not valid glTF 2.0: ${issue?.path.join('.') || 'JSON'}: ${issue?.message}`);
  }
  const gltf = parsed.data;
  const extensionsRequired = checkExtensions(gltf);
  checkFiles(gltf);
  checkReferences(gltf);
  checkSizes(gltf);
  checkNodes(gltf);
  return { ...(json as GLTF.IGLTF), asset: { version: '2.0' }, extensionsRequired };
}

const WIDTHS: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({ SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4, MAT2: 4, MAT3: 9, MAT4: 16 }),
);

/** What accessors and compressed views announce, which a file of few bytes could exaggerate. */
function checkSizes({ accessors = [], bufferViews = [] }: GltfJson): void {
  const numbers = accessors.reduce((sum, { count, type, sparse }) => sum + count * (WIDTHS.get(type) ?? 1) + (sparse?.count ?? 0), 0);
  if (numbers > NUMBERS_MAX) throw new ModelError(`its accessors hold ${numbers} numbers, more than ${NUMBERS_MAX}`);
  const packed = bufferViews.flatMap(({ extensions }) => extensions?.EXT_meshopt_compression ?? []);
  const bytes = packed.reduce((sum, { count, byteStride }) => sum + count * byteStride, 0);
  if (bytes > 4 * NUMBERS_MAX) throw new ModelError(`its compressed views hold ${bytes} bytes, more than ${4 * NUMBERS_MAX}`);
}

/** The required extensions that are read. */
function checkExtensions({ extensionsRequired = [] }: GltfJson): string[] {
  const unknown = extensionsRequired.find((name) => !READ.has(name) && !OPTIONAL.test(name));
  if (unknown !== undefined)
    throw new ModelError(`it requires ${unknown}, which is not read; ${CURES.get(unknown) ?? 'export it without this extension'}`);
  return extensionsRequired.filter((name) => READ.has(name));
}

/** References of nodes and meshes; the library takes one to a missing element for none. */
function checkReferences({ nodes = [], meshes = [], skins = [], materials = [], accessors = [] }: GltfJson): void {
  const check = (owner: string, kind: string, index: number | undefined, elements: readonly unknown[]): void => {
    if (index !== undefined && index >= elements.length) throw new ModelError(`${owner} names ${kind} ${index}, which does not exist`);
  };
  for (const [k, { mesh, skin }] of nodes.entries()) {
    check(`node ${k}`, 'mesh', mesh, meshes);
    check(`node ${k}`, 'skin', skin, skins);
  }
  for (const [k, { primitives }] of meshes.entries())
    for (const { attributes, indices, material } of primitives) {
      for (const accessor of [...Object.values(attributes), indices]) check(`mesh ${k}`, 'accessor', accessor, accessors);
      check(`mesh ${k}`, 'material', material, materials);
    }
}

function checkFiles({ buffers = [], images = [] }: GltfJson): void {
  const external = [...buffers, ...images].find(({ uri }) => uri !== undefined && !uri.startsWith('data:'));
  if (external !== undefined)
    throw new ModelError(
      `it refers to another file (${JSON.stringify(external.uri?.slice(0, 80))}); "gltf-transform copy model.gltf model.glb" makes one file of it`,
    );
}
