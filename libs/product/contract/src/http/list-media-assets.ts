import { MEDIA_KINDS, MEDIA_STATES } from '@diorama/domain';
import { z } from 'zod';

import { pageFields } from './page.js';

/** Body of `POST /svc/v1/media-assets:list`. */
export const listMediaAssetsRequestSchema = z.object({
  ...pageFields,
  kind: z.enum(MEDIA_KINDS).nullish(),
  state: z.enum(MEDIA_STATES).nullish(),
  sort_order: z.enum(['asc', 'desc']).nullish().describe('Order by creation time. Defaults to `desc`.'),
});
export type ListMediaAssetsRequest = z.output<typeof listMediaAssetsRequestSchema>;
