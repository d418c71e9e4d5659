import { EntitySchema } from 'typeorm';

import { createdAt, key, optional, text, time } from './columns.js';

/** Written and read by SQL in `admin/console-sessions.ts`; here it is only described. */
export const consoleSessionEntity = new EntitySchema({
  name: 'console_session',
  columns: {
    id: key('text'),
    operator: text(),
    createdAt,
    expiresAt: time('expires_at'),
    endedAt: optional(time('ended_at')),
  },
});
