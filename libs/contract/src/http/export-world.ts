import { z } from 'zod';

/** Body of `POST /svc/v1/worlds/{world_id}:export`. A pair that cannot be exported is a 400, which the handler answers. */
export const exportWorldRequest = z.object({
  asset_type: z.string().describe('`splats`, `mesh`, `world` or `occupancy`.'),
  format: z.string().describe('`ply`, `sog` or `gltf` for splats, `glb` for the mesh, `zip` for the world and for occupancy.'),
});
export type ExportWorldRequest = z.output<typeof exportWorldRequest>;
