import { EntitySchema } from 'typeorm';

import {
  bigintColumn,
  bytesColumn,
  createdAtColumn,
  withDefault,
  jsonbColumn,
  primaryKeyColumn,
  nullableColumn,
  textColumn,
  timestampColumn,
} from './columns.js';

/** Rows of credits and limits. They are read and written by SQL beside the rules they serve; here they are only described. */
export const ledgerTransferEntity = new EntitySchema({
  name: 'ledger_transfer',
  columns: {
    id: primaryKeyColumn('bigint'),
    kind: textColumn(),
    accountId: textColumn('account_id'),
    reference: textColumn(),
    note: withDefault(textColumn(), "''"),
    createdBy: textColumn('created_by'),
    createdAt: createdAtColumn,
  },
});

export const ledgerEntryEntity = new EntitySchema({
  name: 'ledger_entry',
  columns: {
    transferId: primaryKeyColumn('bigint', 'transfer_id'),
    line: primaryKeyColumn('smallint'),
    ledger: textColumn(),
    event: nullableColumn(textColumn()),
    amount: bigintColumn(),
  },
});

export const creditHoldEntity = new EntitySchema({
  name: 'credit_hold',
  columns: {
    operationId: primaryKeyColumn('text', 'operation_id'),
    accountId: textColumn('account_id'),
    amount: bigintColumn(),
    lineItems: jsonbColumn('line_items'),
    state: withDefault(textColumn(), "'HELD'"),
    createdAt: createdAtColumn,
    endedAt: nullableColumn(timestampColumn('ended_at')),
  },
});

export const startLogEntity = new EntitySchema({
  name: 'start_log',
  columns: {
    accountId: primaryKeyColumn('text', 'account_id'),
    class: primaryKeyColumn('text'),
    nth: primaryKeyColumn('bigint'),
    startedAt: timestampColumn('started_at'),
  },
});

export const idempotencyKeyEntity = new EntitySchema({
  name: 'idempotency_key',
  columns: {
    accountId: primaryKeyColumn('text', 'account_id'),
    route: primaryKeyColumn('text'),
    key: primaryKeyColumn('text'),
    bodySha256: bytesColumn('body_sha256'),
    operationId: textColumn('operation_id'),
    createdAt: createdAtColumn,
  },
});
