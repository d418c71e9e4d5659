import { STATISTICS_BUCKETS } from '@diorama/domain';
import { z } from 'zod';

import { dateTimeStringSchema } from '../world-schemas.js';

export const durationFiguresSchema = z.object({
  count: z.int().describe('How many were measured.'),
  p50_seconds: z.number().nullable().describe('Median, in seconds; null where nothing was measured.'),
  p95_seconds: z.number().nullable().describe('95th percentile, in seconds; null where nothing was measured.'),
});

const counts = z.object({
  started: z.int().describe('By the time at which the operations were created.'),
  succeeded: z.int().describe('By the time at which the operations finished.'),
  failed: z.int(),
  cancelled: z.int(),
});

export const statisticsPeriodSchema = z.object({
  from: dateTimeStringSchema,
  until: dateTimeStringSchema,
  operations: z.record(z.string(), counts).describe('By kind, such as `generate-world`. A kind that does not occur is absent.'),
  failures: z.record(z.string(), z.int()).describe('Operations that failed, by failure code.'),
  open_operations: z.int().describe('Operations that were not finished at the end of the period.'),
  credits_used: z.int().describe('Charged in the ledger.'),
  credits_returned: z.int().describe('Held for operations that failed or were cancelled, and then released.'),
  generations: durationFiguresSchema.describe('Duration of successful generations, from creation to success.'),
  models: z.record(z.string(), durationFiguresSchema).describe('The same by model.'),
  stages: z.record(z.string(), durationFiguresSchema).describe('Duration of the stages of generations.'),
});

/** Operations in progress. Written out where it is used: it has no name in the document. */
export const operationQueueSchema = z.object({
  queued: z.int().describe('Operations that are currently waiting.'),
  oldest_queued_seconds: z.number().describe('Age of the oldest queued operation; 0 if none is queued.'),
  running: z.int().describe('Operations that are currently running.'),
  waiting_for_worker: z.int().describe('Running operations without progress so far.'),
  longest_wait_seconds: z.number().describe('Longest of these waits; 0 if none waits.'),
});

export const statisticsSchema = z.object({
  from: dateTimeStringSchema,
  until: dateTimeStringSchema,
  bucket: z.enum(STATISTICS_BUCKETS).describe('Length of the buckets.'),
  time_zone: z.string().describe('IANA time zone of the buckets.'),
  total: statisticsPeriodSchema.describe('The whole period.'),
  buckets: z
    .array(statisticsPeriodSchema)
    .describe('In order, without gaps. The first and the last bucket can be shorter, because they start and end with the period.'),
  queue: operationQueueSchema.describe('The queue at this moment.'),
});
