import { z } from 'zod';

const requestId = z.string().describe('Request ID, also in the header `x-request-id`. Quote it when you contact the operator.');

/** Codes may be added, so that the document has them as text and not as an enumeration. */
export const errorCodeSchema = z
  .string()
  .describe('Error code for programs, such as `RATE_LIMITED` (docs/reference/errors.md). New codes may be added.');

export const failureSchema = z.object({ detail: z.string(), code: errorCodeSchema, request_id: requestId });

export const badRequestSchema = z.object({ message: z.string(), code: errorCodeSchema, request_id: requestId });

export const validationErrorSchema = z.object({
  loc: z
    .array(z.union([z.string(), z.int()]))
    .describe('Location of the error: `body`, `query` or `header`, then field names, variant tags and indices.'),
  msg: z.string(),
  type: z.string(),
});

export const validationFailureSchema = z.object({ detail: z.array(validationErrorSchema), code: errorCodeSchema, request_id: requestId });
