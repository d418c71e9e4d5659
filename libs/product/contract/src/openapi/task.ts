import { FAILURE_CODES, OPERATION_STATES, TASK_NAMES } from '@diorama/domain';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { camelCased } from '../http/fields/camel-case.js';
import { exportResult, operationCost, operationMetadata, panoDepthToRgbResult, progress, quote } from './operation.js';
import { moment, world } from './world.js';

export const webhookDeliverySummary = z.object({
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  lastAttemptTime: moment.optional().describe('When the latest attempt began; absent before the first.'),
});

export const taskError = z.object({ code: z.enum(FAILURE_CODES), message: z.string() });

/** Of what is known of a run, what stays when progress has a field of its own. */
const taskMetadata = camelCased(operationMetadata.omit({ operation_type: true, progress: true }));

/** What is known of work that goes on after its task was submitted. */
export const taskOperation = z.object({
  operationId: z.string(),
  taskName: z.enum(Object.values(TASK_NAMES)),
  state: z.enum(OPERATION_STATES),
  done: z.boolean().describe('Whether it has ended: then there is a `response` or an `error`.'),
  createdAt: moment.nullable(),
  updatedAt: moment.nullable(),
  expiresAt: moment.nullable().describe('When it fails if it has not ended by then.'),
  progress: progress.nullable().describe('Null until the run begins.'),
  metadata: taskMetadata.nullable().describe('What it works on and with; null until the run begins.'),
  error: taskError.nullable(),
  response: z
    .union([camelCased(world), camelCased(exportResult), camelCased(panoDepthToRgbResult)])
    .nullable()
    .describe('What was made: a snapshot of the world, the result of the export, or the painted panorama. Null in lists.'),
  cost: camelCased(operationCost).nullable().describe('What was charged; only of what succeeded.'),
  webhookDelivery: webhookDeliverySummary
    .optional()
    .describe('Where a callback was asked for; absent after a cancellation and while deliveries cannot be read.'),
});

export const taskOperationPage = z.object({
  operations: z.array(taskOperation),
  nextPageToken: z.string().nullable().describe('Null on the last page.'),
});

/** What a submission answers. */
export const taskStarted = z.union([taskOperation, camelCased(quote)]);

export const deliveryAttempt = z.object({
  number: z.int().min(1),
  startedAt: moment.nullable(),
  durationMs: z.int().min(0),
  httpStatus: z.int().optional().describe('What the receiver answered.'),
  errorCategory: z.enum(ATTEMPT_ERRORS).optional().describe('Why there is no answer.'),
  keyIds: z.array(z.string()).describe('`kid` of the keys that signed it.'),
});

export const webhookDelivery = z.object({
  deliveryId: z.string().describe('The header `webhook-id` of each attempt.'),
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  webhookUrl: z.string().nullable().describe('As it was accepted; null once the content of the operation was purged.'),
  event: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('The body that is sent: written as JSON without spaces it is that byte for byte. Null until the operation has finished.'),
  lastAttempt: deliveryAttempt.optional().describe('The latest that has ended.'),
  nextAttemptTime: moment.optional().describe('Where the state is PENDING, unless no attempt fits into the 24 hours any more.'),
});
