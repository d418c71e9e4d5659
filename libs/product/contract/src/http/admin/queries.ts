import { LIMITS, OPERATION_STATES } from '@diorama/domain';
import { DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { boundedPlainText } from '../fields/plain-text.js';
import { pageFields } from '../page.js';

const words = boundedPlainText(0, LIMITS.idLength).nullish();

/** Query of `GET /admin/v1/accounts`. */
export const listAccountsQuery = z.object({ ...pageFields, query: words.describe('Part of a name, or an id.') });
export type ListAccountsQuery = z.output<typeof listAccountsQuery>;

/** Query of `GET /admin/v1/operations`. */
export const adminOperationsQuerySchema = z.object({
  ...pageFields,
  account_id: words,
  state: z.enum(OPERATION_STATES).nullish(),
  query: words.describe('An operation, world or request id.'),
});
export type AdminOperationsQuery = z.output<typeof adminOperationsQuerySchema>;

/** Query of `GET /admin/v1/audit`. */
export const listAuditQuery = z.object({ ...pageFields, account_id: words });
export type ListAuditQuery = z.output<typeof listAuditQuery>;

/** Query of `GET /admin/v1/deliveries`. */
export const listDeliveriesQuerySchema = z.object({
  ...pageFields,
  account_id: words,
  operation_id: words,
  state: z.enum(DELIVERY_STATES).nullish(),
});
export type ListDeliveriesQuery = z.output<typeof listDeliveriesQuerySchema>;
