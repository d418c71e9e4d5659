import {
  hostPortSchema,
  httpUrlSchema,
  logLevelSchema,
  objectPackConfigFields,
  openidConfigFields,
  plannerConfigFields,
  portSchema,
  positiveIntegerSchema,
  postgresUrlSchema,
  tracingConfigFields,
  worldDetailConfigFields,
} from '@diorama/config';
import { z } from 'zod';

import { PORT_NAMES } from './layout.js';

const passed = (process: string): z.ZodOptional<z.ZodString> =>
  z.string().optional().describe(`\`npm start\` passes this variable to ${process}. See [${process}](#${process})`);

/** Settings that `npm start` passes to the gateway as they are. */
export const gatewayPassedFields = {
  POLICY_TEXT: passed('gateway'),
  POLICY_MEDIA: passed('gateway'),
  POLICY_RULES_FILE: passed('gateway'),
  POLICY_HTTP_URL: passed('gateway'),
  POLICY_HTTP_TOKEN: passed('gateway'),
};

/** Settings that `npm start` passes to the service of worlds as they are. */
export const worldPassedFields = {
  PRICES: passed('world'),
  STORAGE_QUOTA_BYTES: passed('world'),
  STORAGE_QUOTA_ASSETS: passed('world'),
};

/** Settings that `npm start` passes to the service of media as they are. */
export const mediaPassedFields = { MEDIA_RETENTION_DAYS: passed('media') };

/** What `npm start` reads from its environment. Everything has a default; each embedded part can be replaced. */
export const localConfigSchema = z.object({
  DIORAMA_HOME: z.string().optional().describe('Folder for all data (default: .diorama in the repository)'),
  PORT_BASE: z.coerce
    .number()
    .int()
    .min(1_024)
    .max(65_535 - PORT_NAMES.length)
    .default(8_800)
    .describe(`First port. The stack uses ${PORT_NAMES.length} ports from here`),
  RELAY_PORTS: z
    .string()
    .transform((text): unknown => Object.fromEntries(text.split(',').map((relay) => relay.split('='))))
    .pipe(z.partialRecord(z.enum(PORT_NAMES), portSchema))
    .optional()
    .describe('Ports at which the processes reach each other through a proxy, such as worldGrpc=9302,postgres=9305'),
  LOG_LEVEL: logLevelSchema.describe('Minimum level of the log lines that the services write'),
  DATABASE_URL: postgresUrlSchema
    .optional()
    .describe('URL of a Postgres to use instead of the embedded one. Its role must be able to create databases and roles'),
  TEMPORAL_ADDRESS: hostPortSchema.optional().describe('Address of a Temporal to use instead of the embedded dev server'),
  TEMPORAL_UI_URL: httpUrlSchema.optional().describe('URL of the Temporal UI. The console links to workflows there'),
  TEMPORAL_CLI: z.string().optional().describe('Path of a temporal binary'),
  S3_ENDPOINT: httpUrlSchema.optional().describe('URL of an S3 store to use instead of files'),
  S3_REGION: z.string().optional().describe('Region of the S3 store'),
  S3_BUCKET: z.string().optional().describe('Bucket, created if it does not exist'),
  S3_ACCESS_KEY: z.string().optional().describe('Access key of the S3 store'),
  S3_SECRET_KEY: z.string().optional().describe('Secret key of the S3 store'),
  ENGINE_THREADS: positiveIntegerSchema.default(2).describe('Threads of the engine'),
  ...worldDetailConfigFields,
  DEPTH_MODEL: z
    .string()
    .optional()
    .describe('Folder of the model bundle that estimates depth in pictures (default: the bundled one; `none` for no model)'),
  DEPTH_RGB_MODEL: z
    .string()
    .optional()
    .describe('Folder of the model bundle that retouches painted panoramas (default: the bundled one; `none` for no model)'),
  ...objectPackConfigFields,
  FFMPEG_PATH: z.string().optional().describe('Path of an ffmpeg that replaces the built-in video decoder'),
  MODELS_FOLDER: z.string().optional().describe('Folder of your own model bundles. If it contains one, an inference worker runs'),
  INFERENCE_BUNDLES: z.string().optional().describe('Bundle to use for a task that has several, such as image-depth=my-depth@1.0.0'),
  INFERENCE_POOLS: z
    .string()
    .optional()
    .describe(
      'Tasks that the inference worker performs instead of the engine, such as pano-depth-to-rgb=cpu (the local worker serves the pool cpu)',
    ),
  WORLD_ENGINES: z
    .string()
    .optional()
    .describe('Engines of world models, such as svc-1.1=painted: procedural, painted or models (default: procedural)'),
  CLIENT_ENGINES: z
    .string()
    .optional()
    .describe('Engines that a request for a world may choose, such as procedural,painted,models (default: procedural)'),
  ...plannerConfigFields,
  ...openidConfigFields,
  EGRESS_DEV_HOSTS: z
    .string()
    .optional()
    .describe(
      'Development: public host names that resolve to this machine, such as receiver.example.com=127.0.0.1:8443 (default: receiver.example.net, for `diorama webhooks listen`)',
    ),
  NODE_EXTRA_CA_CERTS: z
    .string()
    .optional()
    .describe('File of additional CA certificates that the services trust, such as that of a webhook receiver'),
  ...gatewayPassedFields,
  ...worldPassedFields,
  ...mediaPassedFields,
  PROMETHEUS: z.string().optional().describe('Path of a Prometheus binary, for `npm start -- --watch`'),
  GRAFANA_HOME: z.string().optional().describe('Folder of an unpacked Grafana, for `npm start -- --watch`'),
  ...tracingConfigFields,
});

export type LocalConfig = Readonly<z.output<typeof localConfigSchema>>;

/** What the command line asks for. */
export interface CommandLineOptions {
  /** The prompt of the world to make; null for the first world where there is none yet. */
  readonly prompt: string | null;
  /** Stop when the world is made. */
  readonly once: boolean;
  readonly model: string;
  /** Start without making a world. */
  readonly noWorld: boolean;
  /** Start Prometheus, and Grafana where it is installed. */
  readonly watch: boolean;
}

/** @throws Error that names the option it does not know */
export function parseArguments(args: readonly string[]): CommandLineOptions {
  let once = false;
  let noWorld = false;
  let watch = false;
  let model = 'svc-1.1';
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    if (word === '--once') once = true;
    else if (word === '--no-world') noWorld = true;
    else if (word === '--watch') watch = true;
    else if (word === '--model') model = args[++i] ?? '';
    else if (word.startsWith('--'))
      throw new Error(`unknown option ${word}; use: npm start -- [--once] [--no-world] [--watch] [--model NAME] ["a prompt"]`);
    else words.push(word);
  }
  const prompt = words.join(' ').trim();
  return { prompt: prompt === '' ? null : prompt, once, model, noWorld, watch };
}
