import * as z from 'zod';

import { depthSchema } from './depth-manifest.js';
import { diffusersSchemaFields } from './diffusers-manifest.js';
import { filePathSchema, graphSchemaFields } from './graph-manifest.js';
import { preprocessingSchema } from './preprocessing-manifest.js';

/** What a bundle can be for. */
export const MODEL_TASKS = [
  'pano-depth-to-rgb',
  'retouch-painting',
  'image-depth',
  'text-to-pano',
  'pano-outpaint',
  'upscale',
  'caption',
  'text-moderation',
  'image-moderation',
] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

const bytes = z.int().min(1);

const commonFields = {
  $schema: z.string().optional().describe('URL of this schema, for editors'),
  schemaVersion: z.literal(1),
  name: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .max(64),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  task: z.enum(MODEL_TASKS).describe('Task that the model performs'),
  licence: z.string().min(1).max(100).describe('An SPDX expression'),
  source: z.string().min(1).max(500).describe('Origin of the weights'),
  files: z
    .array(z.strictObject({ path: filePathSchema, bytes, sha256: z.string().regex(/^[0-9a-f]{64}$/) }))
    .min(1)
    .max(100)
    .describe('All files of the bundle except the manifest'),
  preprocessing: preprocessingSchema.optional(),
  memoryBytes: bytes.describe('Main memory of a process that has loaded the model'),
  cudaMemoryBytes: bytes.optional().describe('GPU memory (default: the same as main memory)'),
  warmUpRuns: z.int().min(0).max(10).optional().describe('Warm-up runs before the first real run (default: 1)'),
};

const upscaleSchema = z.strictObject({
  factor: z.int().min(2).max(8).describe('Width of the picture that comes out over that of the one that goes in'),
  overlap: z.int().min(0).max(1_024).describe('Pixels of a tile, on each side, that its neighbours show as well and that are cut off'),
});

/** One graph: tensors in, tensors out. */
const singleSchema = z.strictObject({
  ...commonFields,
  layout: z.literal('onnx-single'),
  ...graphSchemaFields,
  upscale: upscaleSchema.optional().describe('For upscale'),
  depth: depthSchema.optional().describe('For image-depth. Without it, the caller fills the inputs and reads the outputs itself'),
});

/** Latent diffusion: a text encoder, a network that denoises, a decoder. */
const diffusersSchema = z.strictObject({ ...commonFields, layout: z.literal('onnx-diffusers'), ...diffusersSchemaFields });

/** `bundle.json`: what a model is, which files it has, and what goes in and comes out. */
export const manifestSchema = z.discriminatedUnion('layout', [singleSchema, diffusersSchema]);

export type BundleManifest = z.infer<typeof manifestSchema>;
export type SingleManifest = z.infer<typeof singleSchema>;
export type DiffusersManifest = z.infer<typeof diffusersSchema>;

/** `bundle.json` as JSON Schema (draft 2020-12), for editors and for tools in other languages. */
export function bundleJsonSchema(): object {
  return z.toJSONSchema(manifestSchema, { io: 'input' });
}
