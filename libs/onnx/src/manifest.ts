import * as z from 'zod';

/** What a bundle can be for. */
export const TASKS = ['pano-depth-to-rgb', 'image-depth', 'text-to-pano', 'caption', 'text-moderation', 'image-moderation'] as const;
export type Task = (typeof TASKS)[number];

export const TENSOR_TYPES = ['float32', 'int32', 'int64', 'uint8'] as const;
export type TensorType = (typeof TENSOR_TYPES)[number];

/** No axis, and no tensor, is larger. */
const AXIS_MAX = 65_536;
const ELEMENTS_MAX = 268_435_456;

const name = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const tensor = z.strictObject({
  name: z.string().min(1).max(128),
  type: z.enum(TENSOR_TYPES),
  shape: z
    .array(z.int().min(1).max(AXIS_MAX))
    .max(8)
    .refine((shape) => shape.reduce((product, axis) => product * axis, 1) <= ELEMENTS_MAX, 'it has too many elements'),
  /** What its numbers mean: unit, range, order of the axes. */
  meaning: z.string().max(500),
});

/** `bundle.json`: what a model is, which files it has, and what goes in and comes out. */
export const manifestSchema = z.strictObject({
  schemaVersion: z.literal(1),
  name,
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  task: z.enum(TASKS),
  layout: z.literal('onnx-single'),
  /** An SPDX expression. */
  licence: z.string().min(1).max(100),
  /** Where the weights come from. */
  source: z.string().min(1).max(500),
  files: z
    .array(z.strictObject({ path: z.string().min(1).max(200), bytes: z.int().min(1), sha256 }))
    .min(1)
    .max(100),
  /** The graph among the files. */
  model: z.string().min(1).max(200),
  opset: z.int().min(7).max(30),
  inputs: z.array(tensor).min(1).max(32),
  outputs: z.array(tensor).min(1).max(32),
  /** What a process that has it loaded takes, bytes. */
  memoryBytes: z.int().min(1),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type TensorFacts = Manifest['inputs'][number];
