import * as z from 'zod';

const index = z.int().min(0);
const finite = z.number();
const numbers = (length: number) => z.array(finite).length(length).optional();

/** What the files of glTF 2.0 hold, as far as models are read from it. */
export const gltfSchema = z.looseObject({
  asset: z.looseObject({ version: z.string() }),
  extensionsUsed: z.array(z.string()).optional(),
  extensionsRequired: z.array(z.string()).optional(),
  buffers: z.array(z.looseObject({ uri: z.string().optional(), byteLength: index })).optional(),
  bufferViews: z
    .array(
      z.looseObject({
        buffer: index,
        byteOffset: index.optional(),
        byteLength: index,
        byteStride: z.int().min(1).max(252).optional(),
        extensions: z
          .looseObject({ EXT_meshopt_compression: z.looseObject({ count: index, byteStride: z.int().min(1).max(256) }).optional() })
          .optional(),
      }),
    )
    .optional(),
  accessors: z
    .array(
      z.looseObject({
        bufferView: index.optional(),
        byteOffset: index.optional(),
        componentType: z.literal([5120, 5121, 5122, 5123, 5125, 5126]),
        count: z.int().min(1),
        type: z.enum(['SCALAR', 'VEC2', 'VEC3', 'VEC4', 'MAT2', 'MAT3', 'MAT4']),
        normalized: z.boolean().optional(),
        sparse: z.looseObject({ count: index }).optional(),
      }),
    )
    .optional(),
  images: z.array(z.looseObject({ uri: z.string().optional(), bufferView: index.optional() })).optional(),
  materials: z
    .array(
      z.looseObject({
        pbrMetallicRoughness: z.looseObject({ baseColorFactor: numbers(4) }).optional(),
        emissiveFactor: numbers(3),
        alphaMode: z.enum(['OPAQUE', 'MASK', 'BLEND']).optional(),
        alphaCutoff: finite.optional(),
        doubleSided: z.boolean().optional(),
      }),
    )
    .optional(),
  meshes: z
    .array(
      z.looseObject({
        primitives: z.array(
          z.looseObject({
            attributes: z.record(z.string(), index),
            indices: index.optional(),
            material: index.optional(),
            mode: z.int().min(0).max(6).optional(),
          }),
        ),
      }),
    )
    .optional(),
  skins: z.array(z.looseObject({ joints: z.array(index).min(1) })).optional(),
  nodes: z
    .array(
      z.looseObject({
        children: z.array(index).optional(),
        mesh: index.optional(),
        skin: index.optional(),
        matrix: numbers(16),
        translation: numbers(3),
        rotation: numbers(4),
        scale: numbers(3),
      }),
    )
    .optional(),
});

export type GltfJson = z.output<typeof gltfSchema>;
