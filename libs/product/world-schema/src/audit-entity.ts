import { EntitySchema } from 'typeorm';

import { createdAt, defaulted, jsonb, key, optional, text } from './columns.js';

/** Written and read by SQL in `admin/audit-log.ts`; here it is only described. */
export const auditLogEntity = new EntitySchema({
  name: 'audit_log',
  columns: {
    id: key('bigint'),
    operator: text(),
    action: text(),
    accountId: optional(text('account_id')),
    target: defaulted(text(), "''"),
    details: defaulted(jsonb(), "'{}'"),
    createdAt,
  },
});
