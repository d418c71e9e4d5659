import { EntitySchema } from 'typeorm';

import { bigint, bytes, createdAt, defaulted, jsonb, key, optional, text, time } from './columns.js';

/** Rows of credits and limits. They are read and written by SQL beside the rules they serve; here they are only described. */
export const ledgerTransferEntity = new EntitySchema({
  name: 'ledger_transfer',
  columns: {
    id: key('bigint'),
    kind: text(),
    accountId: text('account_id'),
    reference: text(),
    note: defaulted(text(), "''"),
    createdBy: text('created_by'),
    createdAt,
  },
});

export const ledgerEntryEntity = new EntitySchema({
  name: 'ledger_entry',
  columns: {
    transferId: key('bigint', 'transfer_id'),
    line: key('smallint'),
    ledger: text(),
    event: optional(text()),
    amount: bigint(),
  },
});

export const creditHoldEntity = new EntitySchema({
  name: 'credit_hold',
  columns: {
    operationId: key('text', 'operation_id'),
    accountId: text('account_id'),
    amount: bigint(),
    lineItems: jsonb('line_items'),
    state: defaulted(text(), "'HELD'"),
    createdAt,
    endedAt: optional(time('ended_at')),
  },
});

export const startLogEntity = new EntitySchema({
  name: 'start_log',
  columns: { accountId: key('text', 'account_id'), class: key('text'), nth: key('bigint'), startedAt: time('started_at') },
});

export const idempotencyKeyEntity = new EntitySchema({
  name: 'idempotency_key',
  columns: {
    accountId: key('text', 'account_id'),
    route: key('text'),
    key: key('text'),
    bodySha256: bytes('body_sha256'),
    operationId: text('operation_id'),
    createdAt,
  },
});
