import { LIMITS, OPERATION_STATES } from '@diorama/domain';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { pageFields } from './page.js';

/** Query of `GET /public/worlds` and of the operators' lists that have no filter. */
export const pageQuery = z.object(pageFields);
export type PageQuery = z.output<typeof pageQuery>;

/** Query of `GET /svc/v1/operations`. */
export const listOperationsQuery = z.object({ ...pageFields, state: z.enum(OPERATION_STATES).nullish() });
export type ListOperationsQuery = z.output<typeof listOperationsQuery>;

/** Query of `GET /svc/v1/usage`. */
export const usageQuerySchema = z.object({
  from: dateTime.nullish().describe('Start of the period, inclusive. Defaults to the first day of this month (UTC).'),
  until: dateTime.nullish().describe('End of the period, exclusive. Defaults to now.'),
});
export type UsageQuery = z.output<typeof usageQuerySchema>;

/** Header of a start that may be sent again without starting twice: visible ASCII. */
export const idempotencyHeaderSchema = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(LIMITS.idempotencyKeyLength)
    .regex(/^[!-~]*$/)
    .nullish()
    .describe(
      'Within 24 hours, repeating the request with the same key returns the original operation. A different request with the same key returns 422.',
    ),
});
