import { EntitySchema } from 'typeorm';

import { createdAtColumn, withDefault, jsonbColumn, primaryKeyColumn, nullableColumn, textColumn } from './columns.js';

/** Written and read by SQL in `admin/audit-log.ts`; here it is only described. */
export const auditLogEntity = new EntitySchema({
  name: 'audit_log',
  columns: {
    id: primaryKeyColumn('bigint'),
    operator: textColumn(),
    action: textColumn(),
    accountId: nullableColumn(textColumn('account_id')),
    target: withDefault(textColumn(), "''"),
    details: withDefault(jsonbColumn(), "'{}'"),
    createdAt: createdAtColumn,
  },
});
