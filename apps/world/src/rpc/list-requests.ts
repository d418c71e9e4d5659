import { LIMITS, OPERATION_STATES, SCENE_LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { accountIdSchema, rowLimitSchema, operationIdSchema, boundedText, worldIdSchema } from './requests.js';

const MODEL_LENGTH = 64;
const FORGOTTEN_MAX = 1_000;

/** Empty text means that the field is not set, as in proto3. */
export const emptyAsNullOr = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema]);

/** How a request asks for a page. */
export const pageFields = {
  pageSize: z
    .int()
    .min(0, 'must be at least 0')
    .max(LIMITS.pageSizeMax, `must be at most ${LIMITS.pageSizeMax}`)
    .transform((size) => (size === 0 ? LIMITS.pageSizeDefault : size)),
  pageToken: z.string(),
};

const optionalDate = z
  .date()
  .optional()
  .transform((value) => value ?? null);

/** Bounds of the time of creation: inclusive, then exclusive. */
export const creationFields = { createdFrom: optionalDate, createdUntil: optionalDate };

export const listWorldsRequestSchema = z.object({
  accountId: accountIdSchema,
  ...pageFields,
  status: emptyAsNullOr(z.enum(['SUCCEEDED', 'PENDING'], 'must be SUCCEEDED or PENDING')),
  model: emptyAsNullOr(boundedText(1, MODEL_LENGTH)),
  tags: z.array(boundedText(1, LIMITS.tagLength)).max(LIMITS.tagCount, 'has too many items'),
  isPublic: z
    .boolean()
    .optional()
    .transform((value) => value ?? null),
  createdAfter: optionalDate,
  createdBefore: optionalDate,
  sortBy: z.enum(['created_at', 'updated_at'], 'must be created_at or updated_at'),
  sortOrder: z.enum(['asc', 'desc'], 'must be asc or desc'),
});

export const listPublicWorldsRequest = z.object({
  ...pageFields,
  query: boundedText(0, LIMITS.galleryQueryLength),
  tag: emptyAsNullOr(boundedText(1, LIMITS.tagLength)),
  style: emptyAsNullOr(boundedText(1, SCENE_LIMITS.kind)),
});

export const listOperationsRequestSchema = z.object({
  accountId: accountIdSchema,
  ...pageFields,
  state: emptyAsNullOr(z.enum(OPERATION_STATES, 'must be a known state')),
});

export const listDeletedWorldsRequestSchema = z.object({ limit: rowLimitSchema });

/** Deleted worlds and operations whose objects are gone, or cannot be deleted now. */
export const deletedWorldsRequestSchema = z.object({
  worldIds: z.array(worldIdSchema).max(FORGOTTEN_MAX, 'has too many items'),
  operationIds: z.array(operationIdSchema).max(FORGOTTEN_MAX, 'has too many items'),
});
