import * as z from 'zod';

import { tensorSchema } from './tensor-facts.js';

export const filePath = z.string().min(1).max(200);

const goldenSchema = z.strictObject({
  seed: z.int().min(0).max(4_294_967_295).describe('Of the inputs, which are drawn from the ranges of the tensors'),
  outputs: filePath.describe('A safetensors file with what the graph answered to them'),
  psnrFloor: z.number().min(1).max(200).describe('Decibels that each output must reach, against the span of the expected one'),
});

/** What a bundle tells of one of its graphs. */
export const graphFields = {
  model: filePath.describe('The ONNX file among the files'),
  cudaModel: filePath.optional().describe('Another one for the provider cuda, such as one in half precision'),
  opset: z.int().min(7).max(30),
  inputs: z.array(tensorSchema).min(1).max(64),
  outputs: z.array(tensorSchema).min(1).max(64),
  golden: goldenSchema.optional().describe('A trial run whose outputs are known; a process that misses them is not used'),
};

export const graphSchema = z.strictObject(graphFields);

export type GraphManifest = z.infer<typeof graphSchema>;
