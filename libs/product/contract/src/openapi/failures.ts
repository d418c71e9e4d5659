import { z } from 'zod';

const requestId = z.string().describe('Request id, also in the header `x-request-id`. Quote it when you contact the operator.');

export const failureSchema = z.object({ detail: z.string(), request_id: requestId });

export const badRequestSchema = z.object({ message: z.string(), request_id: requestId });

export const validationErrorSchema = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .describe('Location of the error: `body`, `query` or `header`, then field names, variant tags and indices.'),
  msg: z.string(),
  type: z.string(),
});

export const validationFailureSchema = z.object({ detail: z.array(validationErrorSchema), request_id: requestId });
