import { hostPort, httpUrl, logLevel, port, positiveInteger, postgresUrl, tracingFields } from '@diorama/config';
import { z } from 'zod';

import { PORT_NAMES } from './layout.js';

const PORTS_USED = 20;

/** What `npm start` reads from its environment. Everything has a default; each embedded part can be replaced. */
export const localSchema = z.object({
  DIORAMA_HOME: z.string().optional().describe('Folder of all data; .diorama in the repository unless set'),
  PORT_BASE: z.coerce
    .number()
    .int()
    .min(1_024)
    .max(65_535 - PORTS_USED)
    .default(8_800)
    .describe('First of the ports; the stack uses twenty from here'),
  RELAY_PORTS: z
    .string()
    .transform((text): unknown => Object.fromEntries(text.split(',').map((relay) => relay.split('='))))
    .pipe(z.partialRecord(z.enum(PORT_NAMES), port))
    .optional()
    .describe('Where the parts reach each other when something stands between them, such as worldGrpc=9302,postgres=9305'),
  LOG_LEVEL: logLevel.describe('Least severe log lines that the services write'),
  DATABASE_URL: postgresUrl
    .optional()
    .describe('A Postgres to use instead of the embedded one; a role that may create databases and roles'),
  TEMPORAL_ADDRESS: hostPort.optional().describe('A Temporal to use instead of the embedded dev server'),
  TEMPORAL_UI_URL: httpUrl.optional().describe('Its UI; the console links to workflows there'),
  TEMPORAL_CLI: z.string().optional().describe('Path of a temporal binary'),
  S3_ENDPOINT: httpUrl.optional().describe('An S3 store to use instead of files'),
  S3_REGION: z.string().optional().describe('Its region'),
  S3_BUCKET: z.string().optional().describe('Its bucket; made when it is not there'),
  S3_ACCESS_KEY: z.string().optional().describe('Its access key'),
  S3_SECRET_KEY: z.string().optional().describe('Its secret key'),
  ENGINE_THREADS: positiveInteger.default(2).describe('Threads of the engine'),
  DEPTH_MODEL: z
    .string()
    .optional()
    .describe('Folder of the model bundle that measures pictures; the one that comes along unless set, `none` for none'),
  DEPTH_RGB_MODEL: z
    .string()
    .optional()
    .describe('Folder of the model bundle that retouches painted depths; the one that comes along unless set, `none` for none'),
  FFMPEG_PATH: z.string().optional().describe('An ffmpeg to decode videos with instead of the built-in decoder'),
  MODELS_FOLDER: z.string().optional().describe('Folder of model bundles of your own; where it has one, an inference worker runs'),
  INFERENCE_BUNDLES: z.string().optional().describe('Which of them serve tasks that have several, such as image-depth=my-depth@1.0.0'),
  INFERENCE_POOLS: z
    .string()
    .optional()
    .describe('Has them do a task instead of the engine: pano-depth-to-rgb=cpu, for the worker that runs here works for the pool cpu'),
  EGRESS_DEV_HOSTS: z
    .string()
    .optional()
    .describe('Where public names lead on this machine, such as receiver.example.com=127.0.0.1:8443, for who develops a receiver'),
  NODE_EXTRA_CA_CERTS: z.string().optional().describe('File of certificates to trust when such a receiver is called'),
  ...tracingFields,
});

export type LocalConfig = Readonly<z.output<typeof localSchema>>;

/** What the command line asks for. */
export interface Request {
  /** The prompt of the world to make; null for the first world where there is none yet. */
  readonly prompt: string | null;
  /** Stop when the world is made. */
  readonly once: boolean;
  readonly model: string;
  /** Start without making a world. */
  readonly noWorld: boolean;
}

/** @throws Error that names the option it does not know */
export function parseArguments(args: readonly string[]): Request {
  let once = false;
  let noWorld = false;
  let model = 'svc-1.1';
  const words: string[] = [];
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    if (word === '--once') once = true;
    else if (word === '--no-world') noWorld = true;
    else if (word === '--model') model = args[++i] ?? '';
    else if (word.startsWith('--'))
      throw new Error(`unknown option ${word}; use: npm start -- [--once] [--no-world] [--model NAME] ["a prompt"]`);
    else words.push(word);
  }
  const prompt = words.join(' ').trim();
  return { prompt: prompt === '' ? null : prompt, once, model, noWorld };
}
