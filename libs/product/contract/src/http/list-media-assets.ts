import { MEDIA_KINDS, MEDIA_STATES } from '@diorama/domain';
import { z } from 'zod';

import { pageFields } from './page.js';

/** Body of `POST /svc/v1/media-assets:list`. */
export const listMediaAssetsRequestSchema = z.object({
  ...pageFields,
  kind: z.enum(MEDIA_KINDS).nullish().describe('Only media assets of this kind.'),
  state: z.enum(MEDIA_STATES).nullish().describe('Only media assets in this state.'),
  sort_order: z.enum(['asc', 'desc']).nullish().describe('Order by creation time. Default: `desc`, newest first.'),
});
export type ListMediaAssetsRequest = z.output<typeof listMediaAssetsRequestSchema>;
