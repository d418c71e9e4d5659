import { z } from 'zod';

import { generateWorldRequestSchema, permissionRequestSchema } from './generate-world.js';

const { display_name, tags } = generateWorldRequestSchema.shape;

/** Body of `PATCH /svc/v1/worlds/{world_id}`. An absent or null field keeps its value, those of `permission` included. */
export const updateWorldRequestSchema = z.object({
  display_name: display_name.describe('New name. An empty text removes the name.'),
  tags: tags.describe('New tags. They replace all tags; an empty list removes them.'),
  permission: permissionRequestSchema
    .nullish()
    .describe('New permissions. Absent fields keep their values. A change takes effect at once.'),
});
export type UpdateWorldRequest = z.output<typeof updateWorldRequestSchema>;

/** Header of a conditional change. The gateway reads any text: one that names no version of the world matches none. */
export const ifMatchHeaderSchema = z.object({
  'if-match': z
    .string()
    .nullish()
    .describe('`ETag` of a world that you have read. If the world has changed since, the request returns 412 and changes nothing.'),
});
