import { COMPRESSIONS } from '@diorama/domain';
import { z } from 'zod';

import { forbiddenWebhookFields } from './forbid-webhook-field.js';

/** Body of `POST /svc/v1/worlds/{world_id}:export`. A pair that cannot be exported is a 400, which the handler answers. */
export const exportWorldRequestSchema = z.object({
  asset_type: z.string().describe('`splats`, `mesh`, `world` or `occupancy`.'),
  format: z.string().describe('`ply`, `sog` or `gltf` for splats, `glb` or `usdz` for the mesh, `zip` for the world and for occupancy.'),
  compression: z
    .enum(COMPRESSIONS)
    .nullish()
    .describe(
      'Compression of a mesh in `glb` format. `none` is the default. `meshopt` compresses the geometry with EXT_meshopt_compression, which the reader must support.',
    ),
  ...forbiddenWebhookFields,
});
export type ExportWorldRequest = z.output<typeof exportWorldRequestSchema>;
