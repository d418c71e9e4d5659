import { COMPRESSIONS, EXPORTED_ASSETS, EXPORTS, parseExportFormat } from '@diorama/domain';
import { z } from 'zod';

import { errorCodeSchema, validationErrorSchema } from './failures.js';
import { dateTimeStringSchema, worldSchema } from './world-schemas.js';

export const operationErrorSchema = z.object({
  code: z.int().nullish().describe('Error code with the meaning of the HTTP status: 400, 404, 408, 409, 410, 422, 500 or 503.'),
  message: z.string().nullish(),
});

export const costLineItemSchema = z.object({ name: z.string(), credits: z.int() });

export const operationCostSchema = z.object({ total_credits: z.int(), line_items: z.array(costLineItemSchema).optional() });

export const progressSchema = z.object({
  status: z.enum(['IN_PROGRESS', 'SUCCEEDED', 'FAILED', 'CANCELLED']).nullish().describe('State of the run. Null until the run starts.'),
  description: z.string().describe('Human-readable description of the current stage. Its text may change.'),
  percent: z.int().min(0).max(100).describe('Share of the work that is done, 0 to 100. It never decreases.'),
  stage: z.string().nullish(),
});

const file = z.string().meta({ format: 'uri' }).nullish();

export const previewSchema = z.object({
  thumbnail_url: file.describe('The thumbnail of the world.'),
  pano_url: file.describe('The panorama of the world, PNG. The same file as in the finished world.'),
});

export const engineSchema = z.object({
  name: z.string(),
  version: z.string().describe('Engine version. Another version can generate different results.'),
});

export const operationMetadataSchema = z.object({
  operation_type: z.string().describe('Kind of the operation, such as `generate-world`. New kinds may be added.'),
  progress: progressSchema,
  world_id: z.string().optional().describe('ID of the world. Set if the operation concerns a world.'),
  seed: z.int().optional(),
  model: z.string().optional(),
  requested_engine: z.string().optional().describe('The engine that the request chose. Absent if the request did not choose an engine.'),
  engine: engineSchema
    .optional()
    .describe('The engine that generated the panorama of a depth-to-RGB request. Set when the panorama exists.'),
  not_represented: z
    .array(z.string())
    .optional()
    .describe('Words of the prompt that the panorama of a depth-to-RGB request does not represent.'),
  preview: previewSchema
    .optional()
    .describe(
      'Files that a running generation has already stored. Absent before the first file is stored, and once the operation is done. A file that is not stored yet is null.',
    ),
});

const FORMATS = [...new Set(EXPORTS.map(({ format }) => parseExportFormat(format).format))];

const navmeshAgentSchema = z.object({
  radius: z.number().describe('Radius of the agent in metres.'),
  height: z.number().describe('Height of the agent in metres.'),
  max_slope: z.number().describe('Steepest slope that the agent can walk on, in degrees.'),
  max_step: z.number().describe('Highest step that the agent can climb, in metres.'),
});

export const exportResultSchema = z.object({
  asset_type: z.enum(EXPORTED_ASSETS),
  format: z.enum(FORMATS),
  url: file,
  resolution: z.string().optional(),
  mesh_variant: z.string().optional(),
  compression: z.enum(COMPRESSIONS).optional().describe('Compression of a mesh in `glb` format.'),
  detour_url: file.describe('Only for a navmesh: the binary tiles for Detour.'),
  agent: navmeshAgentSchema.optional().describe('Dimensions of the agent for which a navmesh is generated.'),
  hq_mesh_url: file,
  full_res_mesh_url: file,
});

export const panoDepthToRgbResultSchema = z.object({
  pano_url: file.describe('The RGB panorama, PNG.'),
  manifest_url: file.describe(
    'Provenance of the panorama as JSON: engine, seed, hashes of the inputs, and parts of the prompt that are not represented.',
  ),
});

/** What is known of work that goes on after its request was answered. */
export const operationSchema = z.object({
  operation_id: z.string(),
  done: z.boolean().describe('Whether the operation is done. If true, either `response` or `error` is set.'),
  created_at: dateTimeStringSchema.nullish(),
  updated_at: dateTimeStringSchema.nullish(),
  expires_at: dateTimeStringSchema.nullish().describe('Time at which the operation fails if it is not done.'),
  error: operationErrorSchema.nullish(),
  metadata: operationMetadataSchema.nullish().describe('Progress and parameters of the run. Null until the run starts.'),
  response: z
    .union([worldSchema, exportResultSchema, panoDepthToRgbResultSchema])
    .nullish()
    .describe('Result: a snapshot of the world, the result of the export, or the panorama.'),
  cost: operationCostSchema.nullish().describe('Credits charged. Only operations that succeed are charged.'),
});

/** Where an operation stands among those that wait for a worker. */
export const queuePlaceSchema = z.object({
  operation_id: z.string(),
  position: z.int().min(1).nullable().describe('Place in the queue; 1 is the next. Null unless the operation waits for a worker.'),
  waiting: z.int().min(0).describe('Number of operations of all accounts that wait for a worker.'),
  estimated_start_seconds: z
    .int()
    .min(0)
    .nullable()
    .describe('Estimated time in seconds until a worker starts the operation. Null unless the operation waits for a worker.'),
  estimated_seconds: z
    .int()
    .min(0)
    .nullable()
    .describe(
      'Estimated time in seconds until the operation is done, from the operations ahead, the busy workers and recent operations of the same kind. Null once the operation is done.',
    ),
});

export const operationPageSchema = z.object({
  operations: z.array(operationSchema),
  next_page_token: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

/** What a dry run answers. */
export const quoteSchema = z.object({
  dry_run: z.literal(true),
  cost: operationCostSchema,
  estimated_seconds: z.number(),
  available_credits: z.int().optional(),
});

/** What a start answers. */
export const startedOperationOrQuoteSchema = z.union([operationSchema, quoteSchema]);

/** Why an item of a batch did not start. */
export const batchItemErrorSchema = z.object({
  status: z.int().describe('HTTP status that a single `worlds:generate` request would return for the item.'),
  detail: z.union([z.string(), z.array(validationErrorSchema)]).describe('`detail` of that response.'),
  code: errorCodeSchema,
  retry_after: z.int().nullable().describe('Seconds to wait before you start the item again. Null if waiting does not help.'),
});

/** What became of one item of a batch: exactly one of operation, quote and error is set. */
export const batchItemSchema = z.object({
  index: z.int().describe('Position of the item in the request, from 0.'),
  operation: operationSchema.nullable().describe('The started operation.'),
  quote: quoteSchema.nullable().describe('Price and estimated duration, for a dry run.'),
  error: batchItemErrorSchema.nullable().describe('Error, if the item did not start. No credits are charged.'),
  replayed: z.boolean().describe('Whether the item repeats an earlier request with the same `Idempotency-Key`.'),
});

export const batchAnswerSchema = z.object({ items: z.array(batchItemSchema).describe('One for each item, in the order of the request.') });

/** A world that is readable without a key; with its progress and its early files while it is being made. */
export const sharedWorldSchema = z.object({ world: worldSchema, progress: progressSchema.optional(), preview: previewSchema.optional() });
