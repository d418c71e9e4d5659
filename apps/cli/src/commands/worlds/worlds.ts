import { confirm } from '@clack/prompts';
import { DioramaError } from '@diorama/sdk';
import type { ExportFormat, World } from '@diorama/sdk';

import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { formatTable } from '../../program/table.js';
import { UsageError } from '../../program/usage-error.js';
import { requireAnswer } from '../../program/require-answer.js';
import { waitForOperation } from '../../program/wait-for-operation.js';
import { describeWorld } from './describe-world.js';
import { UPDATE_COMMAND } from './update-world.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../../program/paging.js';
import { saveFile, saveFiles } from '../../files/save-files.js';

const WORLD = { world: { type: 'positional', required: true, description: 'Id of the world' } } as const;

const LIST = defineCliCommand(
  {
    name: 'worlds list',
    description: 'List your worlds, newest first',
    args: {
      tag: { type: 'string', description: 'Show only worlds with this tag. Can be repeated to match any of them' },
      model: { type: 'string', description: 'Show only worlds of this model' },
      status: { type: 'enum', options: ['SUCCEEDED', 'PENDING'], description: 'Show only finished or only unfinished worlds' },
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const tags = [...cli.values('tag')];
    const status = args.status === 'SUCCEEDED' || args.status === 'PENDING' ? args.status : undefined;
    const filter = { ...(tags.length > 0 ? { tags } : {}), ...(args.model ? { model: args.model } : {}), ...(status ? { status } : {}) };
    const page = await (await cli.api()).worlds.page({ ...toPageQuery(args), ...filter }, { signal: cli.signal });
    const rows = page.worlds.map((world) => [world.id, world.display_name, promptText(world), world.model, world.created_at]);
    cli.print(page, () => formatTable(['WORLD', 'NAME', 'PROMPT', 'MODEL', 'MADE'], rows) + formatNextPageHint(page.next_page_token));
  },
);

const PROMPT_LENGTH = 40;

/** The beginning of the prompt; what kind of prompt it is where it has no text. */
function promptText({ world_prompt: prompt }: World): string {
  if (!prompt) return '';
  const text = ('text_prompt' in prompt && prompt.text_prompt) || `(${prompt.type ?? 'no text'})`;
  return text.length <= PROMPT_LENGTH ? text : `${text.slice(0, PROMPT_LENGTH - 1)}…`;
}

const GET = defineCliCommand(
  {
    name: 'worlds get',
    description: 'Show a world',
    args: { ...WORLD, out: { type: 'string', description: 'Save all files of the world to this folder' } },
  },
  async ({ world: id, out }, cli) => {
    const api = await cli.api();
    const world = await api.worlds.get(id, { signal: cli.signal });
    if (out !== undefined) await saveFiles(api, cli, { world, folder: out });
    cli.print({ world }, () => describeWorld(world));
  },
);

/** What each word exports, and which file of the world that gives. */
const FORMATS: Readonly<Record<string, { readonly what: ExportFormat; readonly file: string }>> = {
  ply: { what: { asset_type: 'splats', format: 'ply' }, file: 'splats.ply_url' },
  sog: { what: { asset_type: 'splats', format: 'sog' }, file: 'splats.sog_url' },
  gltf: { what: { asset_type: 'splats', format: 'gltf' }, file: 'splats.gltf_url' },
  glb: { what: { asset_type: 'mesh', format: 'glb' }, file: 'mesh.hq_mesh_url' },
  'glb-meshopt': { what: { asset_type: 'mesh', format: 'glb', compression: 'meshopt' }, file: 'mesh.meshopt_urls.hq' },
  usdz: { what: { asset_type: 'mesh', format: 'usdz' }, file: 'mesh.usdz_url' },
  zip: { what: { asset_type: 'world', format: 'zip' }, file: 'zip_url' },
  occupancy: { what: { asset_type: 'occupancy', format: 'zip' }, file: 'occupancy_url' },
};

const EXPORT = defineCliCommand(
  {
    name: 'worlds export',
    description: 'Export splats as PLY, SOG or glTF, a textured mesh as GLB or USDZ, all files as ZIP, or an occupancy map',
    args: {
      ...WORLD,
      format: {
        type: 'enum',
        options: Object.keys(FORMATS),
        required: true,
        description:
          'ply, sog or gltf for splats, glb, glb-meshopt (packed) or usdz for the mesh, zip for all files, occupancy for a map (ZIP of PGM and YAML)',
      },
      out: { type: 'string', description: 'Save the export to this file' },
      wait: { type: 'boolean', default: true, description: 'Wait until it is finished', negativeDescription: 'Start it without waiting' },
    },
  },
  async ({ world: id, format, out, wait }, cli) => {
    const row = FORMATS[format];
    if (row === undefined) throw new UsageError(`--format must be one of ${Object.keys(FORMATS).join(', ')}`);
    const api = await cli.api();
    const started = await api.worlds.export(id, row.what, { signal: cli.signal });
    if (!wait && !started.done) return cli.print(started, () => `Started ${started.operation_id}`);
    const operation = started.done && !started.error ? started : await waitForOperation(api, cli, started.operation_id);
    if (out !== undefined) {
      const world = await api.worlds.get(id, { signal: cli.signal });
      const file = api.downloads.files(world).find((known) => known.name === row.file);
      if (file === undefined) throw new DioramaError('The export is done, but the world has no file for it');
      await saveFile(api, cli, { file, path: out });
    }
    const url = operation.response && 'url' in operation.response ? operation.response.url : null;
    cli.print(operation, () => out ?? url ?? operation.operation_id);
  },
);

const DELETE = defineCliCommand(
  {
    name: 'worlds delete',
    description: 'Delete a world and its files permanently',
    args: { ...WORLD, yes: { type: 'boolean', alias: 'y', description: 'Skip the confirmation' } },
  },
  async ({ world: id, yes }, cli) => {
    if (yes !== true) {
      if (!cli.outside.canAsk) throw new UsageError('Cannot ask for confirmation (not a terminal). Pass --yes to delete permanently');
      const question = { message: `Delete world ${id} permanently?`, initialValue: false, output: process.stderr, signal: cli.signal };
      if (!requireAnswer(await confirm(question), 'Nothing was deleted')) throw new DioramaError('Nothing was deleted');
    }
    const deleted = await (await cli.api()).worlds.delete(id, { signal: cli.signal });
    cli.print(deleted, () => `Deleted ${id}`);
  },
);

/** Worlds of your account. */
export const WORLD_COMMANDS = defineCliCommandGroup('worlds', 'List, show, change, export and delete worlds', {
  list: LIST,
  get: GET,
  update: UPDATE_COMMAND,
  export: EXPORT,
  delete: DELETE,
});
