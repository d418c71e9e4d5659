import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { accountIdSchema, boundedText } from './requests.js';

/** Versions of a world that one If-Match header may name. */
const REVISIONS_MAX = 1_000;

/** Null where the request leaves the value unchanged. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().transform((value) => value ?? null);

const textList = (length: number, count: number) =>
  z.object({ values: z.array(boundedText(1, length)).max(count, 'has too many items') }).transform(({ values }) => values);

/** Empty for none. */
const sharePassword = z
  .object({ text: z.union([z.literal(''), boundedText(LIMITS.sharePasswordLengthMin, LIMITS.sharePasswordLength)]) })
  .transform(({ text }) => text);

const revisionList = z
  .object({ values: z.array(z.int().min(0, 'must not be negative')).max(REVISIONS_MAX, 'has too many items') })
  .transform(({ values }) => values);

/** The id of the world is parsed separately. */
export const updateWorldRequestSchema = z
  .object({
    accountId: accountIdSchema,
    displayName: optional(boundedText(0, LIMITS.displayNameLength)),
    tags: optional(textList(LIMITS.tagLength, LIMITS.tagCount)),
    public: optional(z.boolean()),
    allowIdAccess: optional(z.boolean()),
    allowedReaders: optional(textList(LIMITS.allowedReaderLength, LIMITS.allowedReaderCount)),
    ifRevisions: optional(revisionList),
    shareExpiry: optional(z.object({ at: optional(z.date()) })),
    sharePassword: optional(sharePassword),
  })
  .transform(({ accountId, ifRevisions, ...changes }) => ({ accountId, ifRevisions, changes }));

/** The id of the world is parsed separately. A password that is too short is a wrong one. */
export const unlockSharedWorldRequestSchema = z.object({ password: boundedText(0, LIMITS.sharePasswordLength) });
