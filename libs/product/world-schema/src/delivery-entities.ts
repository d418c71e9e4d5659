import { EntitySchema } from 'typeorm';

import { bool, bytes, createdAt, defaulted, integer, key, optional, text, texts, time } from './columns.js';

/** Rows of webhook deliveries. They are read and written by SQL beside the rules they serve; here they are only described. */
export const deliveryEntity = new EntitySchema({
  name: 'delivery',
  columns: {
    id: key('text'),
    operationId: text('operation_id'),
    accountId: text('account_id'),
    projectId: text('project_id'),
    url: optional(text()),
    state: defaulted(text(), "'SCHEDULED'"),
    event: optional(bytes()),
    attemptCount: defaulted(integer('attempt_count'), '0'),
    nextAttemptAt: optional(time('next_attempt_at')),
    round: defaulted(integer(), '0'),
    claimedBy: optional(text('claimed_by')),
    offeredAt: optional(time('offered_at')),
    createdAt,
    finishedAt: optional(time('finished_at')),
    beganAt: optional(time('began_at')),
    deadline: optional(time('deadline')),
    endedAt: optional(time('ended_at')),
    purgedAt: optional(time('purged_at')),
  },
});

export const deliveryAttemptEntity = new EntitySchema({
  name: 'delivery_attempt',
  columns: {
    deliveryId: key('text', 'delivery_id'),
    number: key('integer'),
    startedAt: time('started_at'),
    durationMs: optional(integer('duration_ms')),
    httpStatus: optional(integer('http_status')),
    errorCategory: optional(text('error_category')),
    address: optional(text()),
    keyIds: defaulted(texts('key_ids'), "'{}'"),
  },
});

export const hostBackoffEntity = new EntitySchema({
  name: 'host_backoff',
  columns: {
    host: key('text'),
    failures: integer(),
    deliveryId: text('delivery_id'),
    isShared: bool('is_shared'),
    pauseMs: optional(integer('pause_ms')),
    pausedUntil: optional(time('paused_until')),
    updatedAt: time('updated_at'),
  },
});

export const hostBackoffAccountEntity = new EntitySchema({
  name: 'host_backoff_account',
  columns: { host: key('text'), accountId: key('text', 'account_id') },
});
