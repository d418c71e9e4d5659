import { FAILURE_CODES, OPERATION_STATES, TASK_NAMES } from '@diorama/domain';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { toCamelCaseSchema } from '../http/fields/camel-case.js';
import { exportResult, operationCost, operationMetadata, panoDepthToRgbResult, progress, quote } from './operation-schemas.js';
import { dateTimeString, world } from './world-schemas.js';

export const webhookDeliverySummary = z.object({
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  lastAttemptTime: dateTimeString.optional().describe('Start time of the latest attempt. Omitted before the first attempt.'),
});

export const taskError = z.object({ code: z.enum(FAILURE_CODES), message: z.string() });

/** Of what is known of a run, what stays when progress has a field of its own. */
const taskMetadata = toCamelCaseSchema(operationMetadata.omit({ operation_type: true, progress: true }));

/** What is known of work that goes on after its task was submitted. */
export const taskOperation = z.object({
  operationId: z.string(),
  taskName: z.enum(Object.values(TASK_NAMES)),
  state: z.enum(OPERATION_STATES),
  done: z.boolean().describe('Whether the operation has ended. If true, either `response` or `error` is set.'),
  createdAt: dateTimeString.nullable(),
  updatedAt: dateTimeString.nullable(),
  expiresAt: dateTimeString.nullable().describe('Time at which the operation fails if it has not ended.'),
  progress: progress.nullable().describe('Null until the run starts.'),
  metadata: taskMetadata.nullable().describe('Progress and context of the run. Null until the run starts.'),
  error: taskError.nullable(),
  response: z
    .union([toCamelCaseSchema(world), toCamelCaseSchema(exportResult), toCamelCaseSchema(panoDepthToRgbResult)])
    .nullable()
    .describe('Result: a snapshot of the world, the result of the export, or the painted panorama. Null in lists.'),
  cost: toCamelCaseSchema(operationCost).nullable().describe('Credits charged. Only operations that succeed are charged.'),
  webhookDelivery: webhookDeliverySummary
    .optional()
    .describe('Summary of the callback, if one was requested. Omitted after a cancellation and while deliveries cannot be read.'),
});

export const taskOperationPage = z.object({
  operations: z.array(taskOperation),
  nextPageToken: z.string().nullable().describe('Null on the last page.'),
});

/** What a submission answers. */
export const startedTaskOrQuote = z.union([taskOperation, toCamelCaseSchema(quote)]);

export const deliveryAttempt = z.object({
  number: z.int().min(1),
  startedAt: dateTimeString.nullable(),
  durationMs: z.int().min(0),
  httpStatus: z.int().optional().describe('HTTP status of the response.'),
  errorCategory: z.enum(ATTEMPT_ERRORS).optional().describe('Reason why there is no response.'),
  keyIds: z.array(z.string()).describe('`kid` of the keys that signed the attempt.'),
});

export const webhookDelivery = z.object({
  deliveryId: z.string().describe('Value of the `webhook-id` header of each attempt.'),
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  webhookUrl: z.string().nullable().describe('URL as accepted. Null after the content of the operation was purged.'),
  event: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'The request body. Serialized as JSON without spaces, it matches the sent body byte for byte. Null until the operation has finished.',
    ),
  lastAttempt: deliveryAttempt.optional().describe('The latest finished attempt.'),
  nextAttemptTime: dateTimeString.optional().describe('Set while the state is PENDING, unless no attempt fits into the 24 hours.'),
});
