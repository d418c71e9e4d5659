import { LIMITS, OPERATION_STATES } from '@diorama/domain';
import type { TaskName } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from './fields/cross-field.js';
import { toCamelCaseObjectSchema, convertKeysToSnakeCase } from './fields/camel-case.js';
import { depthToRgbRequestSchema } from './depth-to-rgb.js';
import type { DepthToRgbRequest } from './depth-to-rgb.js';
import { exportWorldRequestSchema, findExportFault } from './export-world.js';
import { generateWorldRequestSchema } from './generate-world.js';
import type { GenerateWorldRequest } from './generate-world.js';
import { lenientBoolean } from './fields/lenient.js';
import { pageFields } from './page.js';
import { boundedPlainText } from './fields/plain-text.js';
import { formatWebhookUrlProblem, sendableUrlSchema } from './fields/sendable-url.js';
import type { ValidationError } from './fields/validation.js';

/** A body that a task's schema has let through. */
export type TaskBody = Readonly<Record<string, unknown>>;

/** What a task asks for, in the words of the first interface, and whom it wants to have told. */
export interface TaskRequest<Request> {
  readonly request: Request;
  /** As it was written; null where nobody is to be told. */
  readonly webhookUrl: string | null;
}

/** A task of the second-generation interface: the request of the first one, in camelCase. */
export interface Task<Request> {
  readonly name: TaskName;
  readonly body: z.ZodObject;
  readonly read: (body: TaskBody) => TaskRequest<Request>;
}

const webhookUrl = sendableUrlSchema
  .nullish()
  .describe(
    'URL that receives a signed event when the operation has succeeded or failed. It must use https, port 443 and a public DNS name, without credentials and without a fragment.',
  );

function task<Request>(name: TaskName, request: z.ZodObject): Task<Request> {
  return {
    name,
    body: toCamelCaseObjectSchema(request, { webhookUrl }),
    read: ({ webhookUrl: url, ...fields }) => ({
      request: convertKeysToSnakeCase(fields) as Request,
      webhookUrl: typeof url === 'string' ? url : null,
    }),
  };
}

/** `POST /tasks:generateWorld`. */
export const generateWorldTask = task<GenerateWorldRequest>('generateWorld', generateWorldRequestSchema);

/** `POST /tasks:panoDepthToRgb`. */
export const panoDepthToRgbTask = task<DepthToRgbRequest>('panoDepthToRgb', depthToRgbRequestSchema);

const exportTaskRequest = withCrossFieldRule(
  z.object({
    world_id: boundedPlainText(1, LIMITS.idLength).describe('ID of a finished world.'),
    ...exportWorldRequestSchema.shape,
  }),
  findExportFault,
);
export type ExportTaskRequest = z.output<typeof exportTaskRequest>;

/** `POST /tasks:exportWorld`, which names the world in its body. */
export const exportWorldTask = task<ExportTaskRequest>('exportWorld', exportTaskRequest);

/** Query of `POST /tasks:<taskName>`. */
export const taskQuerySchema = z.object({
  wait: lenientBoolean
    .nullish()
    .describe(
      'Wait up to 55 seconds until the operation is done, and then return it. If the operation takes longer, the response contains the running operation. A slow start can extend the wait.',
    ),
});
export type TaskQuery = z.output<typeof taskQuerySchema>;

/** Query of `GET /operations`. */
export const listTasksQuery = toCamelCaseObjectSchema(z.object({ ...pageFields, state: z.enum(OPERATION_STATES).nullish() }));
export interface ListTasksQuery {
  readonly pageSize?: number | null;
  readonly pageToken?: string | null;
  readonly state?: (typeof OPERATION_STATES)[number] | null;
}

/** What a 422 says of a start that wants to wait for the end and to be told of it. */
export const WEBHOOK_WITH_WAIT_ERROR: ValidationError = {
  type: 'value_error',
  loc: ['body', 'webhookUrl'],
  msg: 'Value error, webhookUrl cannot be combined with wait=true',
};

/** What a 422 says of a callback that the operator forbids. */
export const createWebhookUrlError = (problem: string): ValidationError => ({
  type: 'value_error',
  loc: ['body', 'webhookUrl'],
  msg: `Value error, ${formatWebhookUrlProblem(problem)}`,
});
