import * as z from 'zod';

import { tensorSchema } from '../tensors/tensor-schema.js';

export const filePathSchema = z.string().min(1).max(200);

const goldenSchema = z.strictObject({
  seed: z.int().min(0).max(4_294_967_295).describe('Seed of the random inputs, which use the ranges of the tensors'),
  outputs: filePathSchema.describe('A safetensors file with the expected outputs'),
  psnrFloor: z.number().min(1).max(200).describe('Minimum PSNR in decibels of each output, relative to the range of the expected one'),
});

/** What a bundle tells of one of its graphs. */
export const graphSchemaFields = {
  model: filePathSchema.describe('The ONNX file among the files'),
  cudaModel: filePathSchema.optional().describe('Alternative for the provider cuda, for example in half precision'),
  opset: z.int().min(7).max(30),
  inputs: z.array(tensorSchema).min(1).max(64),
  outputs: z.array(tensorSchema).min(1).max(64),
  golden: goldenSchema.optional().describe('A test run with known outputs. A process that does not reproduce them is not used'),
};

export const graphSchema = z.strictObject(graphSchemaFields);

export type GraphManifest = z.infer<typeof graphSchema>;
