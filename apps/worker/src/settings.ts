import {
  clientEngineConfigFields,
  grpcTlsConfigFields,
  hostPortSchema,
  httpUrlSchema,
  objectPackConfigFields,
  plannerConfigFields,
  portSchema,
  positiveIntegerSchema,
  processConfigFields,
  worldDetailConfigFields,
} from '@diorama/config';
import { isModelName, isWorldEngineName, WORLD_ENGINES } from '@diorama/domain';
import type { ModelName, WorldEngineName } from '@diorama/domain';
import { z } from 'zod';

/** Tasks that an operation can have done by inference workers. */
const POOL_TASKS = ['pano-depth-to-rgb', 'text-to-pano', 'image-depth', 'upscale'] as const;
const POOL = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const pools = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  for (const [task = '', pool = ''] of pairs)
    if (!(POOL_TASKS as readonly string[]).includes(task) || !POOL.test(pool))
      context.addIssue({ code: 'custom', message: `must be pairs like pano-depth-to-rgb=gpu; tasks are ${POOL_TASKS.join(', ')}` });
  return Object.fromEntries(pairs) as Partial<Record<(typeof POOL_TASKS)[number], string>>;
});

const engines = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  for (const [model = '', engine = ''] of pairs)
    if (!isModelName(model) || !isWorldEngineName(engine))
      context.addIssue({ code: 'custom', message: `must be pairs like svc-1.1=painted; engines are ${WORLD_ENGINES.join(', ')}` });
  return Object.fromEntries(pairs) as Partial<Record<ModelName, WorldEngineName>>;
});

/** What a worker reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const workerConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  ...objectPackConfigFields,
  WORKER_ROLE: z
    .enum(['orchestration', 'generation'])
    .describe('orchestration runs workflows and light activities; generation runs the engine'),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  WORKER_HEALTH_PORT: portSchema.describe('Port of /livez, /readyz and /metrics'),
  WORLD_ADDRESS: hostPortSchema.describe('gRPC address of the world service'),
  MEDIA_ADDRESS: hostPortSchema.describe('gRPC address of the media service'),
  SIGNING_ADDRESS: hostPortSchema.optional().describe('gRPC address of the signing service. Required for orchestration'),
  SIGNING_ROTATION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_650)
    .default(90)
    .describe('Orchestration: age at which the webhook signing key is rotated. 0 disables automatic rotation'),
  VIEWER_URL: httpUrlSchema
    .optional()
    .describe('Orchestration: public URL of the gateway. Workflows in the Temporal UI link to its console'),
  DELIVERY_GIVE_UP_SECONDS: positiveIntegerSchema
    .default(600)
    .describe('Orchestration: time after which a webhook delivery that no workflow has started becomes PUBLISH_FAILED'),
  TEMPORAL_ADDRESS: hostPortSchema.describe('Temporal frontend'),
  SET_UP_TEMPORAL: z
    .enum(['on-start', 'only', 'never'])
    .default('on-start')
    .describe(
      'Orchestration: set-up of Temporal. on-start: the worker creates search attributes and schedules and then starts. only: it also creates the namespace and exits. never: it skips the set-up',
    ),
  NAMESPACE_RETENTION_DAYS: positiveIntegerSchema
    .default(7)
    .describe('With SET_UP_TEMPORAL=only: retention of closed workflows in days, if the set-up creates the namespace'),
  WORKER_CONCURRENCY: positiveIntegerSchema.optional().describe('Concurrent activities (default: 1 for generation, 50 for orchestration)'),
  FFMPEG_PATH: z.string().optional().describe('Path of an ffmpeg that replaces the built-in video decoder and supports more codecs'),
  DEPTH_MODEL: z
    .string()
    .optional()
    .describe('Folder of a model bundle for the task image-depth. Without it, distances in pictures are estimated from their layout'),
  DEPTH_RGB_MODEL: z
    .string()
    .optional()
    .describe('Folder of a model bundle for the task retouch-painting. Without it, painted panoramas are not retouched'),
  INFERENCE_POOLS: pools
    .optional()
    .describe(
      'Orchestration: inference pools that perform a task instead of the engine, such as pano-depth-to-rgb=gpu. If a pool fails, the engine performs the task',
    ),
  WORLD_ENGINES: engines
    .optional()
    .describe(
      'Orchestration: engines of world models, such as svc-1.1=painted (default: procedural). painted needs a pool for pano-depth-to-rgb, models needs pools for text-to-pano and image-depth',
    ),
  ...clientEngineConfigFields,
  ...plannerConfigFields,
  ENGINE_THREADS: positiveIntegerSchema.default(2).describe('Engine threads in one generation worker'),
  ...worldDetailConfigFields,
});

export type WorkerConfig = Readonly<z.output<typeof workerConfigSchema>>;
