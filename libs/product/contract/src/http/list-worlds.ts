import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { laxBoolean } from './fields/lax.js';
import { list } from './fields/list.js';
import { pageFields } from './page.js';
import { plainText } from './fields/plain-text.js';

/** Body of `POST /svc/v1/worlds:list`. The model's name is checked by the handler, as it is at a start. */
export const listWorldsRequest = z.object({
  ...pageFields,
  status: z.enum(['SUCCEEDED', 'PENDING']).nullish().describe('Finished worlds, or those under way.'),
  model: z.string().nullish(),
  tags: list(plainText(1, LIMITS.tagLength), 0, LIMITS.tagCount).nullish().describe('Worlds that have any of these.'),
  is_public: laxBoolean.nullish(),
  created_after: dateTime.nullish().describe('Inclusive.'),
  created_before: dateTime.nullish().describe('Exclusive.'),
  sort_by: z.enum(['created_at', 'updated_at']).nullish().describe('`created_at` where it is absent.'),
  sort_order: z.enum(['asc', 'desc']).nullish().describe('`desc` where it is absent.'),
});
export type ListWorldsRequest = z.output<typeof listWorldsRequest>;
