import { COMPRESSIONS, EXPORTED_ASSETS, EXPORTS, readFormat } from '@diorama/domain';
import { z } from 'zod';

import { moment, world } from './world.js';

export const operationError = z.object({
  code: z.int().nullish().describe('400, 404, 408, 409, 410, 422, 500 or 503, as an HTTP status would say it.'),
  message: z.string().nullish(),
});

export const costLineItem = z.object({ name: z.string(), credits: z.int() });

export const operationCost = z.object({ total_credits: z.int(), line_items: z.array(costLineItem).optional() });

export const progress = z.object({
  status: z.enum(['IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'CANCELLED']).nullish().describe('Null before the run has begun.'),
  description: z.string().describe('For people.'),
  percent: z.int().min(0).max(100).describe('Never goes back.'),
  stage: z.string().nullish(),
});

export const engine = z.object({ name: z.string(), version: z.string().describe('Another one may give other results.') });

export const operationMetadata = z.object({
  operation_type: z.string().describe('Such as `generate-world`; kinds may be added.'),
  progress,
  world_id: z.string().optional().describe('Where the operation has to do with a world.'),
  seed: z.int().optional(),
  model: z.string().optional(),
  engine: engine.optional().describe('What painted a panorama; once it is there.'),
  not_represented: z.array(z.string()).optional().describe('Words of the prompt that a painted panorama does not show.'),
});

const FORMATS = [...new Set(EXPORTS.map(({ format }) => readFormat(format).format))];

const file = z.string().meta({ format: 'uri' }).nullish();

export const exportResult = z.object({
  asset_type: z.enum(EXPORTED_ASSETS),
  format: z.enum(FORMATS),
  url: file,
  resolution: z.string().optional(),
  mesh_variant: z.string().optional(),
  compression: z.enum(COMPRESSIONS).optional().describe('Of a mesh as GLB.'),
  hq_mesh_url: file,
  full_res_mesh_url: file,
});

export const panoDepthToRgbResult = z.object({
  pano_url: file.describe('The RGB panorama, PNG.'),
  manifest_url: file.describe('Its provenance, JSON: engine, seed, inputs by their hashes, and what of the prompt is not represented.'),
});

/** What is known of work that goes on after its request was answered. */
export const operation = z.object({
  operation_id: z.string(),
  done: z.boolean().describe('Whether it has ended: then there is a `response` or an `error`.'),
  created_at: moment.nullish(),
  updated_at: moment.nullish(),
  expires_at: moment.nullish().describe('When it fails if it has not ended by then.'),
  error: operationError.nullish(),
  metadata: operationMetadata.nullish().describe('Null until the run begins.'),
  response: z
    .union([world, exportResult, panoDepthToRgbResult])
    .nullish()
    .describe('What was made: a snapshot of the world, the result of the export, or the painted panorama.'),
  cost: operationCost.nullish().describe('What was charged; only of what succeeded.'),
});

export const operationPage = z.object({
  operations: z.array(operation),
  next_page_token: z.string().nullable().describe('Null on the last page.'),
});

/** What a dry run answers. */
export const quote = z.object({
  dry_run: z.literal(true),
  cost: operationCost,
  estimated_seconds: z.number(),
  available_credits: z.int().optional(),
});

/** What a start answers. */
export const started = z.union([operation, quote]);

/** A world that is readable without a key; with its progress while it is being made. */
export const sharedWorld = z.object({ world, progress: progress.optional() });
