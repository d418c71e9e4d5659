import { EntitySchema } from 'typeorm';

import { createdAtColumn, jsonbColumn, primaryKeyColumn, nullableColumn, textColumn, timestampColumn } from './columns.js';

/** Sessions are written and read by SQL in `apps/world`; here they are only described. */
export const consoleSessionEntity = new EntitySchema({
  name: 'console_session',
  columns: {
    id: primaryKeyColumn('text'),
    operator: textColumn(),
    createdAt: createdAtColumn,
    expiresAt: timestampColumn('expires_at'),
    endedAt: nullableColumn(timestampColumn('ended_at')),
    person: nullableColumn(jsonbColumn()),
  },
});

export const accountSessionEntity = new EntitySchema({
  name: 'account_session',
  columns: {
    tokenSha256: primaryKeyColumn('bytea', 'token_sha256'),
    apiKeyId: textColumn('api_key_id'),
    createdAt: createdAtColumn,
    expiresAt: timestampColumn('expires_at'),
    endedAt: nullableColumn(timestampColumn('ended_at')),
  },
});
