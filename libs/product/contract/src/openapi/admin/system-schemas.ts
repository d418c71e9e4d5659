import { z } from 'zod';

import { dateTimeStringSchema } from '../world-schemas.js';
import { operationQueueSchema } from './statistics-schemas.js';

/** States of a process on the system page. */
export const PROCESS_STATES = ['ready', 'not_ready', 'no_answer', 'quiet'] as const;

/** Deviations that the system page reports. */
export const DEVIATION_CODES = [
  'PROCESS_NOT_ANSWERING',
  'PROCESS_NOT_READY',
  'TEMPORAL_NOT_ANSWERING',
  'QUEUE_WITHOUT_WORKERS',
  'QUEUE_OLD',
  'VERSIONS_MIXED',
  'CONNECTIONS_SCARCE',
  'DISK_NEARLY_FULL',
] as const;

export const systemProcessSchema = z.object({
  name: z.string().describe('Such as `world` or `worker-generation`.'),
  state: z
    .enum(PROCESS_STATES)
    .describe(
      'State now. `quiet` is a worker that has not polled for a while, because all its slots are in use or because it stopped within the last few minutes.',
    ),
  version: z.string().nullable().describe('Version of the release; null when unknown.'),
  host: z.string().nullable().describe('Host name; null when unknown.'),
  started_at: dateTimeStringSchema.nullable(),
  uptime_seconds: z.int().nullable().describe('Time since the start; null when unknown.'),
  last_seen_at: dateTimeStringSchema.nullable().describe('Time at which a worker last polled; null for other processes.'),
  failed_checks: z.array(z.string()).describe('Readiness checks that fail, as in the response of `/readyz`.'),
});

export const systemQueueSchema = z.object({
  name: z.string().describe('Task queue in Temporal.'),
  workers: z.int().nullable().describe('Workers that polled within the last few minutes; null if Temporal does not respond.'),
  backlog: z.int().nullable().describe('Tasks that wait, approximately; null when unknown.'),
  backlog_age_seconds: z.number().nullable().describe('Age of the oldest task that waits; null when unknown.'),
});

export const systemModelSchema = z.object({
  kind: z.enum(['engine', 'model', 'object_pack']),
  name: z.string(),
  version: z.string().nullable().describe('Version; null for object packs.'),
  state: z.enum(['ready', 'quiet']).describe('State of the model: `quiet` when every worker that offers it is quiet.'),
  workers: z.int().describe('Workers that offer it.'),
});

export const systemDeviationSchema = z.object({
  code: z.enum(DEVIATION_CODES),
  subject: z.string().describe('Process, queue or version that deviates.'),
  message: z.string(),
  docs_url: z.string().describe('Path of the documentation page that describes the problem.'),
});

export const temporalViewSchema = z.object({
  name: z.string().describe('Such as `running_worlds`; views may be added.'),
  title: z.string().describe('Title of the view, as the console shows it.'),
  url: z.url().describe('Address in the Temporal UI. Times in it count back from `checked_at`.'),
});

export const systemSchema = z.object({
  checked_at: dateTimeStringSchema.describe('When it was read.'),
  deviations: z.array(systemDeviationSchema).describe('What needs attention, most severe first.'),
  versions: z
    .object({
      api: z.string().describe('Version of the release of this gateway.'),
      temporal: z.string().nullable().describe('Version of the Temporal server; null when unknown.'),
      postgres: z.string().nullable().describe('Version of Postgres; null when unknown.'),
    })
    .describe('Versions; null when unknown.'),
  processes: z.array(systemProcessSchema).describe('For each service, one replica responds. All workers are listed.'),
  queues: z.array(systemQueueSchema).describe('Task queues of the workers.'),
  operations: operationQueueSchema.nullable().describe('Operations in progress; null when unknown.'),
  models: z.array(systemModelSchema).describe('Engines, model bundles and object packs that workers offer.'),
  database: z
    .object({
      size_bytes: z.int().describe('Size of the whole database.'),
      connections: z.int().describe('Connections of all clients to the database.'),
      connections_max: z.int().describe('Connections that the server allows.'),
    })
    .nullable()
    .describe('The Postgres database; null when unknown.'),
  store: z
    .object({
      kind: z.string().describe('`folder` or `s3`.'),
      media_bytes: z.int().describe('Media assets of all accounts. Files of worlds are not counted.'),
      media_assets: z.int(),
      disk_bytes: z.int().nullable().describe('Size of the disk of the folder; null for S3.'),
      disk_free_bytes: z.int().nullable().describe('Free space on the disk of the folder; null for S3.'),
    })
    .nullable()
    .describe('The object store; null when unknown.'),
  temporal_views: z
    .array(temporalViewSchema)
    .describe('Lists of workflows in the Temporal UI without the workflows of schedules. Empty when no UI is configured.'),
});
