import { grpcTlsFields, hostPort, port, positiveInteger, processFields } from '@diorama/config';
import { z } from 'zod';

/** Tasks that an operation can have done by inference workers. */
const POOL_TASKS = ['pano-depth-to-rgb'] as const;
const POOL = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const pools = z.string().transform((text, context) => {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  for (const [task = '', pool = ''] of pairs)
    if (!(POOL_TASKS as readonly string[]).includes(task) || !POOL.test(pool))
      context.addIssue({ code: 'custom', message: `must be pairs like pano-depth-to-rgb=gpu; tasks are ${POOL_TASKS.join(', ')}` });
  return Object.fromEntries(pairs) as Partial<Record<(typeof POOL_TASKS)[number], string>>;
});

/** What a worker reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const workerSchema = z.object({
  ...processFields,
  ...grpcTlsFields,
  WORKER_ROLE: z
    .enum(['orchestration', 'generation'])
    .describe('orchestration runs all workflow code and light activities; generation the engine'),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  WORKER_HEALTH_PORT: port.describe('Port of /livez, /readyz and /metrics'),
  WORLD_ADDRESS: hostPort.describe('gRPC address of the world service'),
  MEDIA_ADDRESS: hostPort.describe('gRPC address of the media service'),
  SIGNING_ADDRESS: hostPort.optional().describe('gRPC address of the signing service; orchestration needs it'),
  SIGNING_ROTATION_DAYS: z.coerce
    .number()
    .int()
    .min(0)
    .max(3_650)
    .default(90)
    .describe('Orchestration: age at which the key that signs webhooks is followed by another; 0 leaves that to operators'),
  DELIVERY_GIVE_UP_SECONDS: positiveInteger
    .default(600)
    .describe('Orchestration: a webhook delivery that no workflow could take over for so long is PUBLISH_FAILED'),
  TEMPORAL_ADDRESS: hostPort.describe('Temporal frontend'),
  SET_UP_TEMPORAL: z
    .enum(['on-start', 'only', 'never'])
    .default('on-start')
    .describe(
      'Orchestration: on-start brings search attributes and schedules up to date first; only makes the namespace as well, then ends; never leaves both to that',
    ),
  NAMESPACE_RETENTION_DAYS: positiveInteger
    .default(7)
    .describe('With SET_UP_TEMPORAL=only: how long workflows that are over can be looked at, where the namespace has to be made'),
  WORKER_CONCURRENCY: positiveInteger
    .optional()
    .describe('Activities at the same time; 1 for generation and 50 for orchestration unless set'),
  FFMPEG_PATH: z.string().optional().describe('An ffmpeg to decode videos with instead of the built-in decoder; it knows more codecs'),
  DEPTH_MODEL: z
    .string()
    .optional()
    .describe('Folder of a model bundle for the task image-depth; without it distances in pictures are read from their layout'),
  DEPTH_RGB_MODEL: z
    .string()
    .optional()
    .describe('Folder of a model bundle for the task retouch-painting; without it painted depths stay as the engine paints them'),
  INFERENCE_POOLS: pools
    .optional()
    .describe(
      'Orchestration: pools of inference workers that do a task instead of the engine, such as pano-depth-to-rgb=gpu; the engine does it where they fail',
    ),
  ENGINE_THREADS: positiveInteger.default(2).describe('Threads of the engine in one generation worker'),
});

export type WorkerConfig = Readonly<z.output<typeof workerSchema>>;
