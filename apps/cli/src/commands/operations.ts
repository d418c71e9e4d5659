import type { Operation } from '@diorama-worlds/sdk';

import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';
import { waitForOperation } from '../program/wait-for-operation.js';
import { readPrompts } from './read-prompts.js';
import { PAGING_ARGUMENTS, createStateOption, formatNextPageHint, toPageQuery } from '../values/paging.js';

const STATES = ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] as const;
const OPERATION = { operation: { type: 'positional', required: true, description: 'Operation ID' } } as const;

const LIST = defineCliCommand(
  {
    name: 'operations list',
    description: 'List your operations, newest first',
    args: {
      state: createStateOption('operations', STATES),
      ...PAGING_ARGUMENTS,
    },
  },
  async (args, cli) => {
    const state = STATES.find((name) => name === args.state);
    const api = await cli.api();
    const page = await api.operations.page({ ...toPageQuery(args), ...(state ? { state } : {}) }, { signal: cli.signal });
    const prompts = cli.isJson ? new Map<string, string>() : await readPrompts(api, page.operations, cli.signal);
    const rows = page.operations.map((operation) => {
      const { operation_id: id, created_at: startedAt } = operation;
      return [id, statusOf(operation), kindOf(operation), prompts.get(id), startedAt];
    });
    const headings = ['OPERATION', 'STATUS', 'KIND', 'PROMPT', 'STARTED'];
    const fit = { column: headings.indexOf('PROMPT'), output: cli.outside.stdout };
    cli.print(page, () => formatTable(headings, rows, fit) + formatNextPageHint(page.next_page_token));
  },
);

const GET = defineCliCommand(
  { name: 'operations get', description: 'Show an operation', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await (await cli.api()).operations.get(id, { signal: cli.signal });
    cli.print(operation, () => describe(operation));
  },
);

const CANCEL = defineCliCommand(
  { name: 'operations cancel', description: 'Cancel an operation', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await (await cli.api()).operations.cancel(id, { signal: cli.signal });
    cli.print(operation, () => describe(operation));
  },
);

const WATCH = defineCliCommand(
  { name: 'operations watch', description: 'Show the progress of an operation until it is done', args: OPERATION },
  async ({ operation: id }, cli) => {
    const operation = await waitForOperation(await cli.api(), cli, id);
    cli.print(operation, () => describe(operation));
  },
);

/** What goes on after its command has ended. */
export const OPERATION_COMMANDS = defineCliCommandGroup('operations', 'List, follow and cancel operations', {
  list: LIST,
  get: GET,
  cancel: CANCEL,
  watch: WATCH,
});

const statusOf = ({ done, metadata }: Operation): string => metadata?.progress.status ?? (done ? 'DONE' : 'QUEUED');
const kindOf = ({ metadata }: Operation): string => metadata?.operation_type ?? '';

function describe(operation: Operation): string {
  const { metadata, error, response, cost } = operation;
  const page = response !== null && response !== undefined && 'world_svc_url' in response ? response.world_svc_url : undefined;
  const file = response !== null && response !== undefined && 'url' in response ? response.url : undefined;
  const pano = response !== null && response !== undefined && 'pano_url' in response ? response.pano_url : undefined;
  return formatFields([
    ['Operation', operation.operation_id],
    ['Kind', metadata?.operation_type],
    ['Status', statusOf(operation)],
    ['Progress', metadata?.progress === undefined ? null : `${metadata.progress.percent} % ${metadata.progress.description}`],
    ['World', metadata?.world_id],
    ['Error', error ? `${error.message ?? ''} (${error.code ?? ''})` : null],
    ['Cost', cost?.total_credits],
    ['Link', page],
    ['File', file ?? pano],
  ]);
}
