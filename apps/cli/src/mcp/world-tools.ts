import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama, ExportFormat, NavmeshAgent, World } from '@diorama-worlds/sdk';
import { DioramaError } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { EXPORT_FORMATS } from '../program/export-formats.js';
import { idInput, idempotencyKeyInput, pageTokenInput, tagInput, waitAfterStartInput, waitInput, worldIdInput } from './inputs.js';
import { ADDS, READS, registerTool, toStartOptions } from './tool.js';
import { getPictureLinks, toOperationView, toWorldDetails, toWorldEntry } from './views.js';
import { waitWithProgress } from './wait-with-progress.js';

const PAGE_MAX = 100;

/** Registers the tools that read worlds and operations, and the one for exports. */
export function registerWorldTools(server: McpServer, api: Diorama): void {
  registerGetOperation(server, api);
  registerReads(server, api);
  registerExport(server, api);
}

function registerGetOperation(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'get_operation',
      title: 'Get an operation',
      description: 'Returns the progress and the result of a generation or an export. It can wait until the operation is done.',
      input: {
        operation_id: idInput.describe('Id of the operation'),
        wait_seconds: waitInput.default(0).describe('Wait up to this many seconds until the operation is done'),
      },
      annotations: READS,
    },
    async ({ operation_id: id, wait_seconds: seconds }, request) => {
      const operation = await waitWithProgress(api, await api.operations.get(id, { signal: request.signal }), seconds, request);
      return { json: toOperationView(operation) };
    },
  );
}

function registerReads(server: McpServer, api: Diorama): void {
  const input = {
    limit: z.int().min(1).max(PAGE_MAX).default(20).describe('Maximum number of worlds'),
    page_token: pageTokenInput,
    tag: tagInput.optional().describe('Only worlds with this tag'),
  };
  registerTool(
    server,
    { name: 'list_worlds', title: 'List worlds', description: 'Lists the worlds of the account, newest first.', input, annotations: READS },
    async ({ limit, page_token: token, tag }, { signal }) => {
      const filter = {
        page_size: limit,
        ...(token === undefined ? {} : { page_token: token }),
        ...(tag === undefined ? {} : { tags: [tag] }),
      };
      const page = await api.worlds.page(filter, { signal });
      return { json: { worlds: page.worlds.map(toWorldEntry), next_page_token: page.next_page_token } };
    },
  );
  registerTool(
    server,
    {
      name: 'get_world',
      title: 'Get a world',
      description:
        'Returns a world: its caption, which describes what it shows, the link of its page, and links to its files (splats, mesh, panorama, depth), valid for 24 hours at most.',
      input: {
        world_id: worldIdInput,
        include_scene: z.boolean().default(false).describe('Also return the scene as JSON, with the objects that edit_world can change'),
      },
      annotations: READS,
    },
    async ({ world_id: id, include_scene: isWhole }, { signal }) => {
      const world = await api.worlds.get(id, { signal });
      const scene = isWhole ? { scene: await readScene(api, world, signal) } : {};
      return { json: { ...toWorldDetails(api, world), ...scene }, more: world.assets.thumbnail_url ? getPictureLinks(world.id) : [] };
    },
  );
}

const agentInput = z
  .strictObject({
    radius: z.number().positive().optional().describe('Metres'),
    height: z.number().positive().optional().describe('Metres'),
    max_slope: z.number().min(0).optional().describe('Degrees'),
    max_step: z.number().min(0).optional().describe('Metres'),
  })
  .optional()
  .describe('For navmesh: the dimensions of the agent (default: those of a person)');
const cameraPathInput = z
  .looseObject({
    poses: z
      .array(z.looseObject({ x: z.number(), y: z.number(), z: z.number() }))
      .min(2)
      .describe('At least two key poses in metres, with yaw, pitch and fov in degrees'),
  })
  .optional()
  .describe(
    'Required for mp4 and frames: poses, and optionally duration in seconds, frames_per_second and resolution. Each frame costs credits',
  );

interface ExportInput {
  readonly format: string;
  readonly agent?: z.output<typeof agentInput>;
  readonly camera_path?: z.output<typeof cameraPathInput>;
}

/** @throws DioramaError for a film without a path */
function toExport({ format, agent, camera_path: path }: ExportInput): ExportFormat {
  if (format === 'mp4' || format === 'frames') {
    if (path === undefined) throw new DioramaError('Pass the camera_path of the film');
    return { asset_type: 'camera_path', format, camera_path: path }; // the service checks the values
  }
  const row = EXPORT_FORMATS[format];
  if (row === undefined) throw new TypeError(`unknown format ${format}`);
  return row.what.asset_type === 'navmesh' && agent !== undefined ? { ...row.what, agent: agent as NavmeshAgent } : row.what;
}

function registerExport(server: McpServer, api: Diorama): void {
  const formats = [...Object.keys(EXPORT_FORMATS), 'mp4', 'frames'];
  registerTool(
    server,
    {
      name: 'export_world',
      title: 'Export a world',
      description:
        'Exports a world: ply, sog, sog-lod (levels of detail, for streaming) or gltf for splats; glb, glb-meshopt, glb-lod or usdz for a textured mesh; hdr for a panorama that lights a scene; zip for all files; occupancy for a map for robots; navmesh for a navigation mesh; mp4 or frames for a camera path. Returns the link of the file. A file that does not exist yet can cost credits; dry_run returns the price.',
      input: {
        world_id: worldIdInput,
        format: z.enum(formats),
        agent: agentInput,
        camera_path: cameraPathInput,
        dry_run: z.boolean().default(false).describe('Return the price and the estimated duration without starting'),
        idempotency_key: idempotencyKeyInput,
        wait_seconds: waitAfterStartInput,
      },
      annotations: ADDS,
    },
    async ({ world_id: id, dry_run: isDryRun, idempotency_key: key, wait_seconds: seconds, ...wanted }, request) => {
      const what = toExport(wanted);
      if (isDryRun) return { json: { ...(await api.worlds.quoteExport(id, what, { signal: request.signal })) } };
      const started = await api.worlds.export(id, what, toStartOptions({ idempotency_key: key }, request));
      return { json: toOperationView(await waitWithProgress(api, started, seconds, request)) };
    },
  );
}

/** The scene of a world; null for a world without one, such as a world from a picture. */
async function readScene(api: Diorama, world: World, signal: AbortSignal): Promise<unknown> {
  const file = api.downloads.files(world).find(({ name }) => name === 'scene_url');
  if (file === undefined) return null;
  return JSON.parse(new TextDecoder().decode(await api.downloads.bytes(file, { signal })));
}
