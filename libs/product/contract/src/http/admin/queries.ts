import { ACCOUNT_TIERS, FAILURE_CODES, LIMITS, OPERATION_KINDS, OPERATION_STATES, STATISTICS_BUCKETS } from '@diorama/domain';
import { DELIVERY_STATES } from '@diorama/webhook';
import { z } from 'zod';

import { dateTime } from '../fields/date-time.js';
import { boundedPlainText } from '../fields/plain-text.js';
import { pageFields } from '../page.js';

const words = boundedPlainText(0, LIMITS.idLength).nullish();

/** Bounds of the time of creation, of every list. */
const creation = {
  created_from: dateTime.nullish().describe('Created at this time or later.'),
  created_until: dateTime.nullish().describe('Created before this time.'),
};

/** Query of `GET /admin/v1/accounts`. */
export const listAccountsQuery = z.object({
  ...pageFields,
  ...creation,
  query: words.describe('Part of a name, or an ID.'),
  tier: z.enum(ACCOUNT_TIERS).nullish(),
});
export type ListAccountsQuery = z.output<typeof listAccountsQuery>;

/** Query of `GET /admin/v1/operations`. */
export const adminOperationsQuerySchema = z.object({
  ...pageFields,
  ...creation,
  account_id: words,
  state: z.enum(OPERATION_STATES).nullish(),
  kind: z.enum(OPERATION_KINDS).nullish().describe('What the operation generates.'),
  model: words.describe('Name of a model.'),
  failure_code: z.enum(FAILURE_CODES).nullish().describe('Operations that failed with this code.'),
  query: words.describe('An operation, world or request ID.'),
});
export type AdminOperationsQuery = z.output<typeof adminOperationsQuerySchema>;

/** Query of `GET /admin/v1/audit`. */
export const listAuditQuery = z.object({
  ...pageFields,
  ...creation,
  account_id: words,
  operator: boundedPlainText(0, LIMITS.operatorNameLength).nullish().describe('Name of an operator.'),
  action: z
    .string()
    .regex(/^[a-z][a-z-]*(\.[a-z-]*)?$/)
    .max(LIMITS.idLength)
    .nullish()
    .describe('An action such as `key.revoke`, or the beginning of an action, such as `key`.'),
});
export type ListAuditQuery = z.output<typeof listAuditQuery>;

/** Query of `GET /admin/v1/deliveries`. */
export const listDeliveriesQuerySchema = z.object({
  ...pageFields,
  ...creation,
  host: words.describe('Part of the host of the receiver.'),
  account_id: words,
  operation_id: words,
  state: z.enum(DELIVERY_STATES).nullish(),
});
export type ListDeliveriesQuery = z.output<typeof listDeliveriesQuerySchema>;

/** Query of `GET /admin/v1/statistics`. */
export const statisticsQuerySchema = z.object({
  from: dateTime
    .nullish()
    .describe(`Start of the period, inclusive. Defaults to 24 hours before the end; at most ${LIMITS.statisticsDays} days.`),
  until: dateTime.nullish().describe('End of the period, exclusive. Defaults to now.'),
  bucket: z
    .enum(STATISTICS_BUCKETS)
    .nullish()
    .describe(`Length of the buckets. Defaults to one that fits the period. There are at most ${LIMITS.statisticsBuckets} buckets.`),
  time_zone: boundedPlainText(1, LIMITS.timeZoneLength)
    .nullish()
    .describe('IANA time zone that determines the days and weeks of the buckets, such as `Europe/Berlin`. Defaults to `UTC`.'),
  account_id: words.describe('Only the operations and the ledger of this account.'),
});
export type StatisticsQuery = z.output<typeof statisticsQuerySchema>;
