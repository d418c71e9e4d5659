import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Diorama, Edit, GenerateRequest, Operation, Variation, WorldPrompt } from '@diorama-worlds/sdk';
import { DioramaError, imageFromAsset, imageFromUrl } from '@diorama-worlds/sdk';
import { z } from 'zod';

import { START_INPUT, idInput, promptInput, seedInput, worldIdInput } from './inputs.js';
import { ADDS, registerTool, toStartOptions } from './tool.js';
import type { ToolOutput, ToolRequest } from './tool.js';
import { getPictureLinks, toOperationView, toWorldDetails } from './views.js';
import { waitWithProgress } from './wait-with-progress.js';

const BASE64_LENGTH_MAX = 28_000_000;
const CHANGES_MAX = 32;

const PICTURE_INPUT = {
  image_url: z
    .url()
    .max(2_048)
    .optional()
    .describe('Public URL of a picture from which to generate the world, such as a photograph of a place'),
  image_base64: z
    .string()
    .max(BASE64_LENGTH_MAX)
    .optional()
    .describe('The picture itself as base64, JPEG, PNG or WebP, up to 20 MB; over HTTP up to 700 kB'),
  image_media_asset_id: idInput
    .optional()
    .describe('Id of a picture on the machine of the user that `diorama upload` has uploaded, or of another media asset'),
  is_panorama: z.boolean().optional().describe('Whether the picture is a 360-degree panorama (default: detect)'),
} as const;

/** Registers the tools that start the generation of a world. */
export function registerStartTools(server: McpServer, api: Diorama): void {
  registerGenerate(server, api);
  registerVary(server, api);
  registerEdit(server, api);
}

function registerGenerate(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'generate_world',
      title: 'Generate a world',
      description:
        'Generates a walkable 3D world from text, from a picture, or from a picture with a text, and returns its page and files. It spends credits. To see which parts of a text a world would show, use compose_scene first, which is free of charge.',
      input: {
        text: promptInput
          .optional()
          .describe(
            'The prompt in English: a place, the objects in it, their colours, the weather and the time of day. Optional with a picture',
          ),
        ...PICTURE_INPUT,
        scene: z
          .record(z.string(), z.unknown())
          .optional()
          .describe('A scene instead of a text and a picture, as returned by compose_scene with include_scene. You can change it first'),
        seed: seedInput.describe('The same prompt and seed give the same world (default: random)'),
        ...START_INPUT,
      },
      annotations: ADDS,
    },
    async (args, request) => {
      const start: GenerateRequest = {
        world_prompt: toPrompt(args),
        ...(args.seed === undefined ? {} : { seed: args.seed }),
        ...toStartFields(args),
      };
      const { signal } = request;
      if (args.dry_run) return { json: { ...(await api.quote(start, { signal })) } };
      return finishStart(api, await api.worlds.generate(start, toStartOptions(args, request)), args.wait_seconds, request);
    },
  );
}

function registerVary(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'vary_world',
      title: 'Vary a world',
      description:
        'Generates a new world from a finished one with another time of day, season, weather, style or seed. Everything else remains unchanged. Works for worlds from text and from a scene. It spends credits.',
      input: {
        world_id: worldIdInput,
        time: z.enum(['dawn', 'day', 'dusk', 'night']).optional().describe('Time of day'),
        season: z.enum(['spring', 'summer', 'autumn', 'winter']).optional(),
        weather: z.enum(['clear', 'overcast', 'fog', 'snow', 'rain']).optional(),
        style: z.string().max(64).optional().describe('Style, such as victorian, that replaces the styles of the world'),
        seed: seedInput.describe('Another seed results in other shapes and positions (default: the seed of the world)'),
        ...START_INPUT,
      },
      annotations: ADDS,
    },
    async (args, request) => {
      const { world_id: id, time, season, weather, style, seed } = args;
      const variation: Variation = {
        ...(time === undefined ? {} : { time }),
        ...(season === undefined ? {} : { season }),
        ...(weather === undefined ? {} : { weather }),
        ...(style === undefined ? {} : { style }),
        ...(seed === undefined ? {} : { seed }),
        ...toStartFields(args),
      };
      const { signal } = request;
      if (args.dry_run) return { json: { ...(await api.worlds.quoteVariation(id, variation, { signal })) } };
      return finishStart(api, await api.worlds.vary(id, variation, toStartOptions(args, request)), args.wait_seconds, request);
    },
  );
}

const objectInput = z
  .union([z.int().min(0), z.string().min(1).max(64)])
  .describe('Index in objects of the scene, or the kind of its only entry');
const itemInput = z.int().min(0).optional().describe('Which object of the entry, from 0 (default: all of them)');
const placeInput = z.strictObject({
  x: z.number().describe('Metres to the right of the start position'),
  z: z.number().describe('Metres behind the start position; objects in front of the viewer have a negative z'),
  y: z.number().optional().describe('Metres above the ground (default: 0)'),
  turn: z.number().optional().describe('Degrees counter-clockwise, seen from above'),
});
const looksInput = {
  size: z.number().positive().optional().describe('Scale relative to the usual size'),
  color: z.array(z.number().min(0).max(1)).length(3).optional().describe('Linear RGB, each from 0 to 1'),
  substance: z.string().max(64).optional().describe('Such as brick'),
  state: z.enum(['rusty', 'mossy', 'broken', 'wet', 'snow-covered', 'burning', 'glowing']).optional(),
} as const;
const changeInput = z.strictObject({
  add: z
    .strictObject({
      kind: z.string().min(1).max(64).describe('Id of an object that search_catalogue returned'),
      count: z.int().min(1).optional(),
      at: z.array(placeInput).optional().describe('Placements of the objects (default: the engine chooses)'),
      ...looksInput,
    })
    .optional(),
  move: z.strictObject({ object: objectInput, item: itemInput, to: placeInput }).optional(),
  remove: z.strictObject({ object: objectInput, item: itemInput }).optional(),
  restyle: z.strictObject({ object: objectInput, item: itemInput, ...looksInput }).optional(),
});

function registerEdit(server: McpServer, api: Diorama): void {
  registerTool(
    server,
    {
      name: 'edit_world',
      title: 'Edit a world',
      description:
        'Generates a new world from a finished one with objects added, moved, removed or restyled. Everything else remains exactly the same. Works for worlds from text and from a scene. get_world with include_scene lists the objects. It spends credits.',
      input: {
        world_id: worldIdInput,
        changes: z
          .array(changeInput)
          .min(1)
          .max(CHANGES_MAX)
          .describe('The changes in their order, each with exactly one of add, move, remove and restyle'),
        ...START_INPUT,
      },
      annotations: ADDS,
    },
    async (args, request) => {
      const { world_id: id, wait_seconds: seconds } = args;
      const edit: Edit = { changes: args.changes as Edit['changes'], ...toStartFields(args) }; // the service checks the values
      const { signal } = request;
      if (args.dry_run) return { json: { ...(await api.worlds.quoteEdit(id, edit, { signal })) } };
      return finishStart(api, await api.worlds.edit(id, edit, toStartOptions(args, request)), seconds, request);
    },
  );
}

type PromptInput = { readonly [Name in keyof typeof PICTURE_INPUT]?: z.output<(typeof PICTURE_INPUT)[Name]> } & {
  readonly text?: string | undefined;
  readonly scene?: Readonly<Record<string, unknown>> | undefined;
};

/** @throws DioramaError without a text, a picture and a scene, with several pictures, and with a scene together with other inputs */
function toPrompt(given: PromptInput): WorldPrompt {
  const { scene, text, image_url: url, image_base64: bytes, image_media_asset_id: assetId } = given;
  if (scene === undefined) return toTextOrPicture(given);
  if ([text, url, bytes, assetId].some((value) => value !== undefined))
    throw new DioramaError('Pass a scene without a text and without a picture');
  return { type: 'scene', scene: scene as Extract<WorldPrompt, { type: 'scene' }>['scene'] }; // the service checks the values
}

function toTextOrPicture({ text, image_url, image_base64, image_media_asset_id, is_panorama }: Omit<PromptInput, 'scene'>): WorldPrompt {
  const pictures = [
    ...(image_url === undefined ? [] : [imageFromUrl(image_url)]),
    ...(image_base64 === undefined ? [] : [{ source: 'data_base64', data_base64: image_base64 } as const]),
    ...(image_media_asset_id === undefined ? [] : [imageFromAsset(image_media_asset_id)]),
  ];
  const [picture] = pictures;
  if (pictures.length > 1) throw new DioramaError('Pass only one of image_url, image_base64 and image_media_asset_id');
  if (picture !== undefined)
    return {
      type: 'image',
      image_prompt: picture,
      ...(is_panorama === undefined ? {} : { is_pano: is_panorama }),
      ...(text === undefined ? {} : { text_prompt: text }),
    };
  if (text === undefined) throw new DioramaError('Pass a text, a picture, both, or a scene');
  return { type: 'text', text_prompt: text };
}

interface StartFields {
  readonly model?: string | undefined;
  readonly name?: string | undefined;
  readonly tags?: string[] | undefined;
  readonly allow_link: boolean;
}

const toStartFields = ({ model, name, tags, allow_link: isLinked }: StartFields) => ({
  ...(model === undefined ? {} : { model }),
  ...(name === undefined ? {} : { display_name: name }),
  ...(tags === undefined ? {} : { tags }),
  permission: { allow_id_access: isLinked },
});

/** Waits for a started generation, and returns the world where it has succeeded in time. */
async function finishStart(api: Diorama, started: Operation, seconds: number, request: ToolRequest): Promise<ToolOutput> {
  const operation = await waitWithProgress(api, started, seconds, request);
  const json = toOperationView(operation);
  if (!operation.done || operation.error || json.world_id === null) return { json };
  const world = await api.worlds.get(json.world_id, { signal: request.signal });
  return { json: { ...json, world: toWorldDetails(api, world) }, more: getPictureLinks(world.id) };
}
