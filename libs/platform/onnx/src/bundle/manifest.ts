import * as z from 'zod';

import { diffusersSchemaFields } from './diffusers-manifest.js';
import { filePathSchema, graphSchemaFields } from './graph-manifest.js';

/** What a bundle can be for. */
export const MODEL_TASKS = [
  'pano-depth-to-rgb',
  'retouch-painting',
  'image-depth',
  'text-to-pano',
  'caption',
  'text-moderation',
  'image-moderation',
] as const;
export type ModelTask = (typeof MODEL_TASKS)[number];

const bytes = z.int().min(1);

/** What whoever fills the inputs needs to know beyond the tensors' own meanings. */
const preprocessing = z.strictObject({
  colour: z.enum(['srgb', 'linear-srgb']).optional().describe('Colour encoding'),
  mean: z.array(z.number()).max(16).optional().describe('Subtracted from each channel'),
  deviation: z.array(z.number().positive()).max(16).optional().describe('Each channel is divided by this afterwards'),
  depth: z.enum(['metres', 'inverse', 'log']).optional().describe('Distance encoding'),
  percentiles: z
    .tuple([z.number().min(0).max(100), z.number().min(0).max(100)])
    .optional()
    .describe('The encoded distances that map to 0 and 1'),
  projection: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('equirectangular') }),
      z.strictObject({
        kind: z.literal('views'),
        count: z.int().min(13).max(64).describe('Views of a whole panorama: a level ring, and five each that look up and down'),
        horizontalFov: z.number().min(45).max(120).describe('Degrees across a view'),
      }),
    ])
    .optional()
    .describe('What the input shows of a panorama (default: all of it, equirectangular)'),
  note: z.string().max(1_000).optional(),
});

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
  preprocessing: preprocessing.optional(),
  memoryBytes: bytes.describe('Main memory of a process that has loaded the model'),
  cudaMemoryBytes: bytes.optional().describe('GPU memory (default: the same as main memory)'),
  warmUpRuns: z.int().min(0).max(10).optional().describe('Warm-up runs before the first real run (default: 1)'),
};

/** One graph: tensors in, tensors out. */
const singleSchema = z.strictObject({ ...commonFields, layout: z.literal('onnx-single'), ...graphSchemaFields });

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
