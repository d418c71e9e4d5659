import { grpcTlsConfigFields, hostPortSchema, portSchema, positiveIntegerSchema, processConfigFields } from '@diorama/config';
import { EXECUTION_PROVIDERS, MODEL_TASKS } from '@diorama/onnx';
import type { ModelTask } from '@diorama/onnx';
import { z } from 'zod';

/** `name` or `name@version`. */
const BUNDLE = /^[a-z0-9]+(-[a-z0-9]+)*(@\d+\.\d+\.\d+)?$/;
const GIBIBYTE = 1_073_741_824;

const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

const wanted = z.string().transform((text, context) => {
  const pairs = words(text).map((pair) => pair.split('='));
  for (const [task = '', bundle = ''] of pairs)
    if (!(MODEL_TASKS as readonly string[]).includes(task) || !BUNDLE.test(bundle))
      context.addIssue({ code: 'custom', message: `must be pairs like image-depth=my-depth@1.0.0; tasks are ${MODEL_TASKS.join(', ')}` });
  return Object.fromEntries(pairs) as Partial<Record<ModelTask, string>>;
});

const preload = z
  .string()
  .transform(words)
  .refine((names) => names.every((name) => BUNDLE.test(name)), 'must be names like my-depth or my-depth@1.0.0');

/** What an inference worker reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const inferenceConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  INFERENCE_POOL: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .default('cpu')
    .describe('Name of the pool. The worker polls the task queue inference-<pool>'),
  INFERENCE_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  INFERENCE_HEALTH_PORT: portSchema.describe('Port of /livez, /readyz and /metrics'),
  MEDIA_ADDRESS: hostPortSchema.describe('gRPC address of the media service'),
  TEMPORAL_ADDRESS: hostPortSchema.describe('Temporal frontend'),
  MODELS_FOLDER: z.string().optional().describe('Folder of model bundles, each in name/version (default: the one in this repository)'),
  INFERENCE_PROVIDER: z
    .enum(EXECUTION_PROVIDERS)
    .default('cpu')
    .describe('Execution provider. With cuda or webgpu, the process polls for work only while a GPU is available'),
  INFERENCE_THREADS: positiveIntegerSchema.default(2).describe('Threads for one run'),
  INFERENCE_CONCURRENCY: positiveIntegerSchema.default(2).describe('Concurrent activities. Each model still runs one request at a time'),
  INFERENCE_MEMORY_BYTES: positiveIntegerSchema
    .default(2 * GIBIBYTE)
    .describe('Memory limit for all loaded models together. A model above the limit is loaded alone'),
  INFERENCE_RUNS_PER_PROCESS: positiveIntegerSchema.default(500).describe('Runs after which the process of a model is restarted'),
  INFERENCE_IDLE_SECONDS: positiveIntegerSchema.default(300).describe('Idle time after which a model is unloaded'),
  INFERENCE_PRELOAD: preload
    .optional()
    .describe('Bundles to load before the process is ready, as name or name@version. Other bundles load on first use'),
  INFERENCE_BUNDLES: wanted.optional().describe('Bundle to use for a task that has several, such as image-depth=my-depth@1.0.0'),
});
