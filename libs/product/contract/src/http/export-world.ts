import { COMPRESSIONS, completeNavmeshAgent, DEFAULT_NAVMESH_AGENT, NAVMESH_AGENT_RANGES } from '@diorama/domain';
import type { NavmeshAgent } from '@diorama/domain';
import { z } from 'zod';

import { withCrossFieldRule } from './fields/cross-field.js';
import { lenientBoolean } from './fields/lenient.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';

const agentField = (field: keyof NavmeshAgent, text: string) => {
  const { min, max, step } = NAVMESH_AGENT_RANGES[field];
  return z
    .number()
    .min(min)
    .max(max)
    .nullish()
    .describe(`${text}, ${min} to ${max}, rounded to ${step}. Default: ${DEFAULT_NAVMESH_AGENT[field]}.`);
};

const navmeshAgentSchema = withCrossFieldRule(
  z.object({
    radius: agentField('radius', 'Metres from the axis of the agent to its side'),
    height: agentField('height', 'Metres from the feet of the agent to its top'),
    max_slope: agentField('max_slope', 'Degrees of the steepest ground that the agent walks on'),
    max_step: agentField('max_step', 'Metres of the highest step that the agent takes; less than its height'),
  }),
  (given) => {
    const { height, max_step } = completeNavmeshAgent(given);
    return max_step < height ? null : 'max_step must be less than height';
  },
);

/** Body of `POST /svc/v1/worlds/{world_id}:export`. A pair that cannot be exported is a 400, which the handler answers. */
export const exportWorldRequestSchema = z.object({
  asset_type: z.string().describe('`splats`, `mesh`, `panorama`, `world`, `occupancy` or `navmesh`.'),
  format: z
    .string()
    .describe(
      '`ply`, `sog` or `gltf` for splats, `glb`, `glb-lod` (with levels of detail) or `usdz` for the mesh, `hdr` for the panorama, `zip` for the world and for occupancy, `glb` for the navmesh.',
    ),
  compression: z
    .enum(COMPRESSIONS)
    .nullish()
    .describe(
      'Compression of a mesh in `glb` format. `none` is the default. `meshopt` compresses the geometry with EXT_meshopt_compression, which the reader must support.',
    ),
  agent: navmeshAgentSchema
    .nullish()
    .describe('Body that a `navmesh` is for. Each field has a default: the walker of the viewer. Ignored for other assets.'),
  dry_run: lenientBoolean
    .nullish()
    .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
  ...forbiddenWebhookFields,
});
export type ExportWorldRequest = z.output<typeof exportWorldRequestSchema>;
