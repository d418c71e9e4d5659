import { hostPort, port, positiveInteger, processFields } from '@diorama/config';
import { z } from 'zod';

/** What a worker reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const workerSchema = z.object({
  ...processFields,
  WORKER_ROLE: z
    .enum(['orchestration', 'generation'])
    .describe('orchestration runs all workflow code and light activities; generation the engine'),
  WORKER_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez and /readyz'),
  WORKER_HEALTH_PORT: port.describe('Port of /livez and /readyz'),
  WORLD_ADDRESS: hostPort.describe('gRPC address of the world service'),
  MEDIA_ADDRESS: hostPort.describe('gRPC address of the media service'),
  TEMPORAL_ADDRESS: hostPort.describe('Temporal frontend'),
  WORKER_CONCURRENCY: positiveInteger
    .optional()
    .describe('Activities at the same time; 1 for generation and 50 for orchestration unless set'),
  FFMPEG_PATH: z.string().optional().describe('An ffmpeg to decode videos with instead of the built-in decoder; it knows more codecs'),
  DEPTH_MODEL: z
    .string()
    .optional()
    .describe('Folder of a model bundle for the task image-depth; without it distances in pictures are read from their layout'),
  ENGINE_THREADS: positiveInteger.default(2).describe('Threads of the engine in one generation worker'),
});

export type WorkerConfig = Readonly<z.output<typeof workerSchema>>;
