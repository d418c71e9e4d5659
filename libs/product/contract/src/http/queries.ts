import { LIMITS, OPERATION_STATES, SCENE_LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { boundedPlainText } from './fields/plain-text.js';
import { pageFields } from './page.js';

/** Query of the operators' lists that have no filter. */
export const pageQuery = z.object(pageFields);
export type PageQuery = z.output<typeof pageQuery>;

/** Query of `GET /public/worlds`. */
export const listGalleryQuery = z.object({
  ...pageFields,
  query: boundedPlainText(0, LIMITS.galleryQueryLength)
    .nullish()
    .describe(
      'Words in the name, tags, styles, prompt or caption. Returns worlds that contain every word, in any grammatical form. The last word can also be the beginning of a word, from 3 characters.',
    ),
  tag: boundedPlainText(0, LIMITS.tagLength).nullish().describe('Worlds with this tag.'),
  style: boundedPlainText(0, SCENE_LIMITS.kind).nullish().describe('Worlds with this style of the catalogue, such as `medieval`.'),
});
export type ListGalleryQuery = z.output<typeof listGalleryQuery>;

/** Query of `GET /svc/v1/operations`. */
export const listOperationsQuery = z.object({ ...pageFields, state: z.enum(OPERATION_STATES).nullish() });
export type ListOperationsQuery = z.output<typeof listOperationsQuery>;

/** Query of `GET /svc/v1/usage`. */
export const usageQuerySchema = z.object({
  from: dateTime.nullish().describe('Start of the period, inclusive. Defaults to the first day of this month (UTC).'),
  until: dateTime.nullish().describe('End of the period, exclusive. Defaults to now.'),
});
export type UsageQuery = z.output<typeof usageQuerySchema>;

/** Header of a start that may be sent again without starting twice: visible ASCII. */
export const idempotencyHeaderSchema = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(LIMITS.idempotencyKeyLength)
    .regex(/^[!-~]*$/)
    .nullish()
    .describe(
      'Within 24 hours, repeating the request with the same key returns the original operation. A different request with the same key returns 422.',
    ),
});
