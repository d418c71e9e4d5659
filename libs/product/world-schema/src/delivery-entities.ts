import { EntitySchema } from 'typeorm';

import {
  booleanColumn,
  bytesColumn,
  createdAtColumn,
  withDefault,
  integerColumn,
  primaryKeyColumn,
  nullableColumn,
  textColumn,
  textArrayColumn,
  timestampColumn,
} from './columns.js';

/** Rows of webhook deliveries. They are read and written by SQL beside the rules they serve; here they are only described. */
export const deliveryEntity = new EntitySchema({
  name: 'delivery',
  columns: {
    id: primaryKeyColumn('text'),
    operationId: textColumn('operation_id'),
    accountId: textColumn('account_id'),
    projectId: textColumn('project_id'),
    url: nullableColumn(textColumn()),
    state: withDefault(textColumn(), "'SCHEDULED'"),
    event: nullableColumn(bytesColumn()),
    attemptCount: withDefault(integerColumn('attempt_count'), '0'),
    nextAttemptAt: nullableColumn(timestampColumn('next_attempt_at')),
    round: withDefault(integerColumn(), '0'),
    claimedBy: nullableColumn(textColumn('claimed_by')),
    offeredAt: nullableColumn(timestampColumn('offered_at')),
    createdAt: createdAtColumn,
    finishedAt: nullableColumn(timestampColumn('finished_at')),
    beganAt: nullableColumn(timestampColumn('began_at')),
    deadline: nullableColumn(timestampColumn('deadline')),
    endedAt: nullableColumn(timestampColumn('ended_at')),
    purgedAt: nullableColumn(timestampColumn('purged_at')),
  },
});

export const deliveryAttemptEntity = new EntitySchema({
  name: 'delivery_attempt',
  columns: {
    deliveryId: primaryKeyColumn('text', 'delivery_id'),
    number: primaryKeyColumn('integer'),
    startedAt: timestampColumn('started_at'),
    durationMs: nullableColumn(integerColumn('duration_ms')),
    httpStatus: nullableColumn(integerColumn('http_status')),
    errorCategory: nullableColumn(textColumn('error_category')),
    address: nullableColumn(textColumn()),
    keyIds: withDefault(textArrayColumn('key_ids'), "'{}'"),
  },
});

export const hostBackoffEntity = new EntitySchema({
  name: 'host_backoff',
  columns: {
    host: primaryKeyColumn('text'),
    failures: integerColumn(),
    deliveryId: textColumn('delivery_id'),
    isShared: booleanColumn('is_shared'),
    pauseMs: nullableColumn(integerColumn('pause_ms')),
    pausedUntil: nullableColumn(timestampColumn('paused_until')),
    updatedAt: timestampColumn('updated_at'),
  },
});

export const hostBackoffAccountEntity = new EntitySchema({
  name: 'host_backoff_account',
  columns: { host: primaryKeyColumn('text'), accountId: primaryKeyColumn('text', 'account_id') },
});
