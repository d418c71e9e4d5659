import { COMPRESSIONS, completeNavmeshAgent, DEFAULT_NAVMESH_AGENT, EXPORTED_ASSETS, EXPORTS, NAVMESH_AGENT_RANGES } from '@diorama/domain';
import type { NavmeshAgent } from '@diorama/domain';
import { z } from 'zod';

import { cameraPathSchema } from './fields/camera-path.js';
import { withCrossFieldRule } from './fields/cross-field.js';
import { lenientBoolean } from './fields/lenient.js';
import { forbiddenWebhookFields } from './forbid-webhook-field.js';

/** The formats of all assets, without their compression. */
const EXPORT_FORMATS = [...new Set(EXPORTS.map(({ format }) => format.split('+')[0]))];

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
    max_slope: agentField('max_slope', 'Steepest slope that the agent can walk on, in degrees'),
    max_step: agentField('max_step', 'Highest step that the agent can climb, in metres, which must be less than its height'),
  }),
  (given) => {
    const { height, max_step } = completeNavmeshAgent(given);
    return max_step < height ? null : 'max_step must be less than height';
  },
);

const fields = z.object({
  asset_type: z
    .string()
    .describe('`splats`, `mesh`, `panorama`, `world`, `occupancy`, `navmesh` or `camera_path`. Other values return 400.')
    .meta({ examples: [...EXPORTED_ASSETS] }),
  format: z
    .string()
    .describe(
      '`ply`, `sog`, `sog-lod` (with levels of detail, for streaming) or `gltf` for splats, `glb`, `glb-lod` (with levels of detail) or `usdz` for the mesh, `hdr` for the panorama, `zip` for the world and for occupancy, `glb` for the navmesh, `mp4` (a film) or `frames` (a ZIP of images) for a camera path. Other pairs return 400.',
    )
    .meta({ examples: EXPORT_FORMATS }),
  compression: z
    .enum(COMPRESSIONS)
    .nullish()
    .describe(
      'Compression of a mesh in `glb` format. `none` is the default. `meshopt` compresses the geometry with EXT_meshopt_compression, which the program that reads the file must support.',
    ),
  agent: navmeshAgentSchema
    .nullish()
    .describe(
      'Dimensions of the agent for which a `navmesh` is generated. Each field defaults to the value of the walker in the viewer. Ignored for other assets.',
    ),
  camera_path: cameraPathSchema.nullish().describe('Camera path to render. Required for a `camera_path`, ignored for other assets.'),
  dry_run: lenientBoolean
    .nullish()
    .describe('Only validate the request and return its price and estimated duration. Nothing starts and no credits are spent.'),
  ...forbiddenWebhookFields,
});

/** What is wrong with the fields of an export together; null when nothing is. */
export const findExportFault = ({ asset_type: assetType, camera_path: path }: z.output<typeof fields>): string | null =>
  assetType === 'camera_path' && (path === null || path === undefined) ? 'camera_path is required for an export of a camera_path' : null;

/** Body of `POST /svc/v1/worlds/{world_id}:export`. A pair that cannot be exported is a 400, which the handler answers. */
export const exportWorldRequestSchema = withCrossFieldRule(fields, findExportFault);
export type ExportWorldRequest = z.output<typeof exportWorldRequestSchema>;
