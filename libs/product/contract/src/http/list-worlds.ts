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
  status: z
    .enum(['SUCCEEDED', 'PENDING'])
    .nullish()
    .describe('Only finished worlds (`SUCCEEDED`), or only unfinished worlds (`PENDING`). Default: both.'),
  model: z.string().nullish().describe('Only worlds of this model.'),
  tags: boundedList(boundedPlainText(1, LIMITS.tagLength), 0, LIMITS.tagCount)
    .nullish()
    .describe('Only worlds with at least one of these tags.'),
  is_public: lenientBoolean.nullish(),
  created_after: dateTime.nullish().describe('Only worlds that were created at this time or later.'),
  created_before: dateTime.nullish().describe('Only worlds that were created before this time.'),
  sort_by: z.enum(['created_at', 'updated_at']).nullish().describe('Field to sort by. Default: `created_at`.'),
  sort_order: z.enum(['asc', 'desc']).nullish().describe('Sort order. Default: `desc`, newest first.'),
});
export type ListWorldsRequest = z.output<typeof listWorldsRequestSchema>;
