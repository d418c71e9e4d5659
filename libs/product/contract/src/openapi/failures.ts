import { z } from 'zod';

const requestId = z.string().describe('Names the request to the operator; also the header `x-request-id`.');

export const failure = z.object({ detail: z.string(), request_id: requestId });

export const badRequest = z.object({ message: z.string(), request_id: requestId });

export const validationError = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .describe('Where: `body`, `query` or `header`, then the names of fields, tags of variants and indices.'),
  msg: z.string(),
  type: z.string(),
});

export const validationFailure = z.object({ detail: z.array(validationError), request_id: requestId });
