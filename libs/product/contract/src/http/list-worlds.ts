import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { lenientBoolean } from './fields/lenient.js';
import { boundedList } from './fields/bounded-list.js';
import { pageFields } from './page.js';
import { boundedPlainText } from './fields/plain-text.js';

/** Body of `POST /svc/v1/worlds:list`. The model's name is checked by the handler, as it is at a start. */
export const listWorldsRequestSchema = z.object({
  ...pageFields,
  status: z.enum(['SUCCEEDED', 'PENDING']).nullish().describe('Finished worlds (`SUCCEEDED`) or unfinished worlds (`PENDING`).'),
  model: z.string().nullish(),
  tags: boundedList(boundedPlainText(1, LIMITS.tagLength), 0, LIMITS.tagCount)
    .nullish()
    .describe('Worlds with at least one of these tags.'),
  is_public: lenientBoolean.nullish(),
  created_after: dateTime.nullish().describe('Inclusive.'),
  created_before: dateTime.nullish().describe('Exclusive.'),
  sort_by: z.enum(['created_at', 'updated_at']).nullish().describe('Defaults to `created_at`.'),
  sort_order: z.enum(['asc', 'desc']).nullish().describe('Defaults to `desc`.'),
});
export type ListWorldsRequest = z.output<typeof listWorldsRequestSchema>;
