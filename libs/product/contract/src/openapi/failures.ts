import { z } from 'zod';

const requestId = z.string().describe('Request id, also in the header `x-request-id`. Quote it when you contact the operator.');

export const failure = z.object({ detail: z.string(), request_id: requestId });

export const badRequest = z.object({ message: z.string(), request_id: requestId });

export const validationError = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .describe('Location of the error: `body`, `query` or `header`, then field names, variant tags and indices.'),
  msg: z.string(),
  type: z.string(),
});

export const validationFailure = z.object({ detail: z.array(validationError), request_id: requestId });
