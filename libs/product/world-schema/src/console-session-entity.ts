import { EntitySchema } from 'typeorm';

import { createdAtColumn, primaryKeyColumn, nullableColumn, textColumn, timestampColumn } from './columns.js';

/** Written and read by SQL in `admin/console-sessions.ts`; here it is only described. */
export const consoleSessionEntity = new EntitySchema({
  name: 'console_session',
  columns: {
    id: primaryKeyColumn('text'),
    operator: textColumn(),
    createdAt: createdAtColumn,
    expiresAt: timestampColumn('expires_at'),
    endedAt: nullableColumn(timestampColumn('ended_at')),
  },
});
