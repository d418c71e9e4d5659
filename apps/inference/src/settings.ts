import { grpcTlsFields, hostPort, port, positiveInteger, processFields } from '@diorama/config';
import { PROVIDERS, TASKS } from '@diorama/onnx';
import type { Task } from '@diorama/onnx';
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
    if (!(TASKS as readonly string[]).includes(task) || !BUNDLE.test(bundle))
      context.addIssue({ code: 'custom', message: `must be pairs like image-depth=my-depth@1.0.0; tasks are ${TASKS.join(', ')}` });
  return Object.fromEntries(pairs) as Partial<Record<Task, string>>;
});

const preload = z
  .string()
  .transform(words)
  .refine((names) => names.every((name) => BUNDLE.test(name)), 'must be names like my-depth or my-depth@1.0.0');

/** What an inference worker reads from its environment, beside the `TEMPORAL_*` variables of the Temporal tools. */
export const inferenceSchema = z.object({
  ...processFields,
  ...grpcTlsFields,
  INFERENCE_POOL: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .default('cpu')
    .describe('It works on the task queue inference- and this name'),
  INFERENCE_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  INFERENCE_HEALTH_PORT: port.describe('Port of /livez, /readyz and /metrics'),
  MEDIA_ADDRESS: hostPort.describe('gRPC address of the media service'),
  TEMPORAL_ADDRESS: hostPort.describe('Temporal frontend'),
  MODELS_FOLDER: z.string().optional().describe('Folder of model bundles, each in name/version; the one of this repository unless set'),
  INFERENCE_PROVIDER: z.enum(PROVIDERS).default('cpu').describe('What computes; with cuda the process takes no work until a GPU does'),
  INFERENCE_THREADS: positiveInteger.default(2).describe('Threads of one run'),
  INFERENCE_CONCURRENCY: positiveInteger.default(2).describe('Activities at the same time; of one model still one run at a time'),
  INFERENCE_MEMORY_BYTES: positiveInteger
    .default(2 * GIBIBYTE)
    .describe('What loaded models may take together; one that is larger is loaded alone'),
  INFERENCE_RUNS_PER_PROCESS: positiveInteger.default(500).describe('Runs after which the process of a model is replaced'),
  INFERENCE_IDLE_SECONDS: positiveInteger.default(300).describe('A model that nobody used for so long gives its memory back'),
  INFERENCE_PRELOAD: preload
    .optional()
    .describe('Bundles to load before it is ready, as name or name@version; others load when they are wanted'),
  INFERENCE_BUNDLES: wanted.optional().describe('Bundles for tasks that have several, such as image-depth=my-depth@1.0.0'),
});
