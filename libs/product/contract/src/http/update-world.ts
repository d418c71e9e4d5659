import { LIMITS } from '@diorama/domain';
import { z } from 'zod';

import { dateTime } from './fields/date-time.js';
import { boundedPlainText } from './fields/plain-text.js';
import { generateWorldRequestSchema, permissionRequestSchema } from './generate-world.js';

const { display_name, tags } = generateWorldRequestSchema.shape;

/** Restrictions of the link of a world. An absent field keeps its value, and null removes the restriction. */
export const sharingRequestSchema = z.object({
  expires_at: dateTime
    .nullish()
    .describe('Time at which the link to the world expires. It must be in the future. With null, the link does not expire.'),
  password: boundedPlainText(LIMITS.sharePasswordLengthMin, LIMITS.sharePasswordLength)
    .nullish()
    .describe(
      'Password that visitors need. With null, they do not need a password. The service stores a salted hash and never returns the password.',
    ),
});

/** Body of `PATCH /svc/v1/worlds/{world_id}`. An absent or null field keeps its value, those of `permission` included, but not those of `sharing`. */
export const updateWorldRequestSchema = z.object({
  display_name: display_name.describe('New name. An empty string removes the name.'),
  tags: tags.describe('New tags. They replace all tags; an empty list removes them.'),
  permission: permissionRequestSchema
    .nullish()
    .describe('New permissions. Absent fields keep their values. A change takes effect immediately.'),
  sharing: sharingRequestSchema
    .nullish()
    .describe(
      'New restrictions of the link. Absent fields keep their values, and null removes a restriction. A change takes effect immediately.',
    ),
});
export type UpdateWorldRequest = z.output<typeof updateWorldRequestSchema>;

/** Header of a conditional change. The gateway reads any text: one that names no version of the world matches none. */
export const ifMatchHeaderSchema = z.object({
  'if-match': z
    .string()
    .nullish()
    .describe('`ETag` of a world that you have read. If the world has changed since, the request returns 412 and changes nothing.'),
});

/** Body of `POST /public/worlds/{world_id}:unlock`. */
export const unlockWorldRequestSchema = z.object({
  password: boundedPlainText(0, LIMITS.sharePasswordLength).describe('The password of the shared world.'),
});
export type UnlockWorldRequest = z.output<typeof unlockWorldRequestSchema>;

/** Header of a read of a world that is shared with a password. */
export const shareTokenHeaderSchema = z.object({
  'share-token': z.string().nullish().describe('Token from `:unlock`, for a world that is shared with a password.'),
});
