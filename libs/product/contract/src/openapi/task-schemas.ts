import { FAILURE_CODES, OPERATION_STATES, TASK_NAMES } from '@diorama/domain';
import { ATTEMPT_ERRORS, DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { toCamelCaseSchema } from '../http/fields/camel-case.js';
import {
  exportResultSchema,
  operationCostSchema,
  operationMetadataSchema,
  panoDepthToRgbResultSchema,
  progressSchema,
  quoteSchema,
} from './operation-schemas.js';
import { dateTimeStringSchema, worldSchema } from './world-schemas.js';

export const webhookDeliverySummarySchema = z.object({
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  lastAttemptTime: dateTimeStringSchema.optional().describe('Start time of the latest attempt. Omitted before the first attempt.'),
});

export const taskErrorSchema = z.object({ code: z.enum(FAILURE_CODES), message: z.string() });

/** Of what is known of a run, what stays when progress has a field of its own. */
const taskMetadata = toCamelCaseSchema(operationMetadataSchema.omit({ operation_type: true, progress: true }));

/** What is known of work that goes on after its task was submitted. */
export const taskOperationSchema = z.object({
  operationId: z.string(),
  taskName: z.enum(Object.values(TASK_NAMES)),
  state: z.enum(OPERATION_STATES),
  done: z.boolean().describe('Whether the operation is done. If true, either `response` or `error` is set.'),
  createdAt: dateTimeStringSchema.nullable(),
  updatedAt: dateTimeStringSchema.nullable(),
  expiresAt: dateTimeStringSchema.nullable().describe('Time at which the operation fails if it is not done.'),
  progress: progressSchema.nullable().describe('Progress of the run. Null until the run starts.'),
  metadata: taskMetadata.nullable().describe('Progress and context of the run. Null until the run starts.'),
  error: taskErrorSchema.nullable(),
  response: z
    .union([toCamelCaseSchema(worldSchema), toCamelCaseSchema(exportResultSchema), toCamelCaseSchema(panoDepthToRgbResultSchema)])
    .nullable()
    .describe('Result: a snapshot of the world, the result of the export, or the panorama. Null in lists.'),
  cost: toCamelCaseSchema(operationCostSchema).nullable().describe('Credits charged. Only operations that succeed are charged.'),
  webhookDelivery: webhookDeliverySummarySchema
    .optional()
    .describe(
      'Summary of the webhook delivery, if one was requested. Omitted after a cancellation, and while the service cannot read deliveries.',
    ),
});

export const taskOperationPageSchema = z.object({
  operations: z.array(taskOperationSchema),
  nextPageToken: z.string().nullable().describe('Token of the next page. Null on the last page.'),
});

/** What a submission answers. */
export const startedTaskOrQuoteSchema = z.union([taskOperationSchema, toCamelCaseSchema(quoteSchema)]);

export const deliveryAttemptSchema = z.object({
  number: z.int().min(1),
  startedAt: dateTimeStringSchema.nullable(),
  durationMs: z.int().min(0),
  httpStatus: z.int().optional().describe('HTTP status of the response.'),
  errorCategory: z.enum(ATTEMPT_ERRORS).optional().describe('Reason why there is no response.'),
  keyIds: z.array(z.string()).describe('`kid` of the keys that signed the attempt.'),
});

export const webhookDeliverySchema = z.object({
  deliveryId: z.string().describe('Value of the `webhook-id` header of each attempt.'),
  state: z.enum(DELIVERY_STATES),
  attemptCount: z.int().min(0),
  webhookUrl: z
    .string()
    .nullable()
    .describe('URL of the receiver, as in the request. Null after the content of the operation was deleted.'),
  event: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe(
      'The request body. If you serialise it as JSON without spaces, it matches the body that was sent, byte for byte. Null until the operation is done.',
    ),
  lastAttempt: deliveryAttemptSchema.optional().describe('The latest finished attempt.'),
  nextAttemptTime: dateTimeStringSchema
    .optional()
    .describe('Set while the state is PENDING, unless the 24 hours end before the next attempt.'),
});

/** The body of a callback, as `formatEventBody` of `@diorama/webhook` writes it. */
export const webhookEventSchema = z.object({
  id: z.string(),
  type: z.enum(['task.succeeded', 'task.failed', 'webhook.test']),
  schemaVersion: z.literal('1'),
  createdAt: dateTimeStringSchema,
  data: z.object({
    accountId: z.string(),
    projectId: z
      .string()
      .describe('ID of the project. Compare it with the ID of your project, because the same key signs the events of all projects.'),
    operationId: z.string(),
    operation: z.string().describe('Path of the operation: `operations/` and its ID.'),
    taskName: z.enum(Object.values(TASK_NAMES)),
    state: z.enum(['SUCCEEDED', 'FAILED']),
    error: z
      .object({ code: z.enum(FAILURE_CODES) })
      .optional()
      .describe('Set if the operation failed.'),
    test: z.literal(true).optional().describe('Set in a test event, whose operation does not exist.'),
  }),
});
