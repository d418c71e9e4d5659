import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama, GenerateRequest } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { EXPORT_FORMATS } from '../program/export-formats.js';
import { idInput, pageTokenInput, seedInput, waitInput } from './inputs.js';
import { ADDS, READS, registerTool } from './tool.js';
import { getPictureLinks, toOperationView, toWorldDetails, toWorldEntry } from './views.js';
import { waitWithProgress } from './wait-with-progress.js';

/** Many clients give up after a minute. */
const WAIT_SECONDS = 50;
const PAGE_MAX = 100;

const GENERATE_INPUT = {
  text: z.string().min(1).describe('The prompt in English: a place, the objects in it, their colours, the weather and the time of day'),
  seed: seedInput.describe('The same prompt and seed give the same world (default: random)'),
  model: z
    .string()
    .max(64)
    .optional()
    .describe('svc-1.0, svc-1.1, svc-1.1-plus, or svc-1.0-draft for a fast and cheap draft (default: svc-1.1)'),
  name: z.string().max(128).optional().describe('Name of the world'),
  tags: z.array(z.string().max(64)).max(10).optional().describe('Tags of the world'),
  allow_link: z.boolean().default(false).describe('Let anyone who has the link open the page of the world'),
  dry_run: z.boolean().default(false).describe('Return the price and the estimated duration without starting'),
  wait_seconds: waitInput
    .default(WAIT_SECONDS)
    .describe('Wait up to this many seconds for the world; then return the running operation, which get_operation follows. 0: do not wait'),
} as const;

/** Registers the tools for worlds and operations. */
export function registerWorldTools(server: McpServer, api: Diorama): void {
  registerGenerate(server, api);
  registerGetOperation(server, api);
  registerReads(server, api);
  registerExport(server, api);
}

function registerGenerate(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'generate_world',
      title: 'Generate a world',
      description:
        'Generates a walkable 3D world from text and returns its page and files. It spends credits. Use compose_scene before it to see free of charge which parts of the prompt a world shows.',
      input: GENERATE_INPUT,
      annotations: ADDS,
    },
    async ({ text, seed, model, name, tags, allow_link: isLinked, dry_run: isDryRun, wait_seconds: seconds }, request) => {
      const { signal } = request;
      const start: GenerateRequest = {
        world_prompt: { type: 'text', text_prompt: text },
        ...(seed === undefined ? {} : { seed }),
        ...(model === undefined ? {} : { model }),
        ...(name === undefined ? {} : { display_name: name }),
        ...(tags === undefined ? {} : { tags }),
        permission: { allow_id_access: isLinked },
      };
      if (isDryRun) return { json: { ...(await api.quote(start, { signal })) } };
      const operation = await waitWithProgress(api, await api.worlds.generate(start, { signal }), seconds, request);
      const json = toOperationView(operation);
      if (!operation.done || operation.error || json.world_id === null) return { json };
      const world = await api.worlds.get(json.world_id, { signal });
      return { json: { ...json, world: toWorldDetails(api, world) }, more: getPictureLinks(world.id) };
    },
  );
}

function registerGetOperation(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'get_operation',
      title: 'Get an operation',
      description: 'Returns the progress and the result of a generation or an export. It can wait for the end.',
      input: {
        operation_id: idInput.describe('Id of the operation'),
        wait_seconds: waitInput.default(0).describe('Wait up to this many seconds for the end'),
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
    tag: z.string().max(64).optional().describe('Only worlds with this tag'),
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
      input: { world_id: idInput.describe('Id of the world') },
      annotations: READS,
    },
    async ({ world_id: id }, { signal }) => {
      const world = await api.worlds.get(id, { signal });
      return { json: toWorldDetails(api, world), more: world.assets.thumbnail_url ? getPictureLinks(world.id) : [] };
    },
  );
}

function registerExport(server: McpServer, api: Diorama): void {
  const formats = Object.keys(EXPORT_FORMATS) as [string, ...string[]];
  registerTool(
    server,
    {
      name: 'export_world',
      title: 'Export a world',
      description:
        'Exports a world: ply, sog or gltf for splats; glb, glb-meshopt, glb-lod or usdz for a textured mesh; hdr for a panorama that lights a scene; zip for all files; occupancy for a map for robots; navmesh for a navigation mesh. Returns the link of the file.',
      input: {
        world_id: idInput.describe('Id of the world'),
        format: z.enum(formats),
        dry_run: z.boolean().default(false).describe('Return the price and the estimated duration without starting'),
        wait_seconds: waitInput.default(WAIT_SECONDS).describe('Wait up to this many seconds; then return the running operation'),
      },
      annotations: ADDS,
    },
    async ({ world_id: id, format, dry_run: isDryRun, wait_seconds: seconds }, request) => {
      const row = EXPORT_FORMATS[format];
      if (row === undefined) throw new TypeError(`unknown format ${format}`);
      if (isDryRun) return { json: { ...(await api.worlds.quoteExport(id, row.what, { signal: request.signal })) } };
      const started = await api.worlds.export(id, row.what, { signal: request.signal });
      return { json: toOperationView(await waitWithProgress(api, started, seconds, request)) };
    },
  );
}
