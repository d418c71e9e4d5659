import { DioramaError } from '@diorama-worlds/sdk';

import { defineCliCommand, defineCliCommandGroup } from '../../program/command.js';
import { EXPORT_FORMATS } from '../../program/export-formats.js';
import { getPromptText } from '../../program/prompt-text.js';
import { formatTable } from '../../program/table.js';
import { UsageError } from '../../values/usage-error.js';
import { CONFIRMATION_ARGUMENT, confirmAction } from '../../program/confirm-action.js';
import { AGENT_ARGUMENTS, parseAgent } from './navmesh-agent.js';
import { describeWorld } from './describe-world.js';
import { OPEN_WORLD_COMMAND } from './open-world.js';
import { RENDER_COMMAND } from './render-world.js';
import { EXPORT_RUN_ARGUMENTS, runExport } from './run-export.js';
import { SHARE_COMMAND } from './share-world.js';
import { UPDATE_COMMAND } from './update-world.js';
import { EDIT_COMMAND, VARY_COMMAND } from './world-changes.js';
import { PAGING_ARGUMENTS, formatNextPageHint, toPageQuery } from '../../values/paging.js';
import { saveFile, saveFiles } from '../../files/save-files.js';

const WORLD = { world: { type: 'positional', required: true, description: 'World ID' } } as const;

const LIST = defineCliCommand(
  {
    name: 'worlds list',
    description: 'List your worlds, newest first',
    args: {
      tag: { type: 'string', description: 'Show only worlds with this tag. Repeat the option to match any of several tags' },
      model: { type: 'string', description: 'Show only worlds from this model' },
      status: {
        type: 'enum',
        options: ['SUCCEEDED', 'PENDING'],
        description: 'Show only finished (SUCCEEDED) or unfinished (PENDING) worlds',
      },
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const tags = [...cli.values('tag')];
    const status = args.status === 'SUCCEEDED' || args.status === 'PENDING' ? args.status : undefined;
    const filter = { ...(tags.length > 0 ? { tags } : {}), ...(args.model ? { model: args.model } : {}), ...(status ? { status } : {}) };
    const page = await (await cli.api()).worlds.page({ ...toPageQuery(args), ...filter }, { signal: cli.signal });
    const rows = page.worlds.map((world) => [world.id, world.display_name, getPromptText(world), world.model, world.created_at]);
    const headings = ['WORLD', 'NAME', 'PROMPT', 'MODEL', 'CREATED'];
    const fit = { column: headings.indexOf('PROMPT'), output: cli.outside.stdout };
    cli.print(page, () => formatTable(headings, rows, fit) + formatNextPageHint(page.next_page_token));
  },
);

const GET = defineCliCommand(
  {
    name: 'worlds get',
    description: 'Show a world, and optionally save its files',
    args: { ...WORLD, out: { type: 'string', valueHint: 'FOLDER', description: 'Save all files of the world to this folder' } },
  },
  async ({ world: id, out }, cli) => {
    const api = await cli.api();
    const world = await api.worlds.get(id, { signal: cli.signal });
    if (out !== undefined) await saveFiles(api, cli, { world, folder: out });
    cli.print({ world }, () => describeWorld(world));
  },
);

const EXPORT = defineCliCommand(
  {
    name: 'worlds export',
    description: 'Export a world in another format. Some formats cost credits',
    args: {
      ...WORLD,
      format: {
        type: 'enum',
        options: Object.keys(EXPORT_FORMATS),
        required: true,
        description: 'Format of the export, from the table below',
      },
      ...AGENT_ARGUMENTS,
      out: { type: 'string', valueHint: 'FILE', description: 'Save the export to this file' },
      ...EXPORT_RUN_ARGUMENTS,
    },
    valueTable: { title: 'Formats', rows: Object.entries(EXPORT_FORMATS).map(([name, { content }]) => [name, content]) },
  },
  async ({ world: id, format, out, wait, ...args }, cli) => {
    const row = EXPORT_FORMATS[format];
    if (row === undefined) throw new UsageError(`--format must be one of ${Object.keys(EXPORT_FORMATS).join(', ')}`);
    const agent = parseAgent(args, format);
    const api = await cli.api();
    const what = agent === null ? row.what : ({ asset_type: 'navmesh', format: 'glb', agent } as const);
    const ended = await runExport(api, cli, { world: id, what, wait, isDryRun: args['dry-run'] });
    if (ended === null) return;
    const { operation, url } = ended;
    if (out !== undefined) {
      const findStored = async () =>
        api.downloads.files(await api.worlds.get(id, { signal: cli.signal })).find(({ name }) => name === row.file);
      const ofAgent = url === null ? undefined : { name: row.file, fileName: 'navmesh.glb', url };
      // The World names the mesh of the default agent only; the operation names that of another agent.
      const file = agent === null ? await findStored() : ofAgent;
      if (file === undefined) throw new DioramaError('The export is done, but the world has no file for it');
      await saveFile(api, cli, { file, path: out });
    }
    cli.print(operation, () => out ?? url ?? operation.operation_id);
  },
);

const DELETE = defineCliCommand(
  {
    name: 'worlds delete',
    description: 'Delete a world and its files permanently',
    args: { ...WORLD, ...CONFIRMATION_ARGUMENT },
  },
  async ({ world: id, yes }, cli) => {
    await confirmAction(cli, { yes, question: `Delete world ${id} permanently?`, unchanged: 'Nothing was deleted' });
    const deleted = await (await cli.api()).worlds.delete(id, { signal: cli.signal });
    cli.print(deleted, () => `Deleted ${id}`);
  },
);

/** Worlds of your account. */
export const WORLD_COMMANDS = defineCliCommandGroup('worlds', 'List, show, change, share, export, render and delete worlds', {
  list: LIST,
  get: GET,
  open: OPEN_WORLD_COMMAND,
  update: UPDATE_COMMAND,
  share: SHARE_COMMAND,
  vary: VARY_COMMAND,
  edit: EDIT_COMMAND,
  export: EXPORT,
  render: RENDER_COMMAND,
  delete: DELETE,
});
