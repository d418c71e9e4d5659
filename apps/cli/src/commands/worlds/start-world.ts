import type { Diorama, GenerateRequest, Operation, Quote, World } from '@diorama-worlds/sdk';

import type { Cli } from '../../program/cli.js';
import { getSharing } from '../../program/sharing.js';
import type { Sharing } from '../../program/sharing.js';
import { formatFields } from '../../program/table.js';
import { UsageError } from '../../values/usage-error.js';
import { saveFiles } from '../../files/save-files.js';
import { waitForOperation } from '../../program/wait-for-operation.js';

/** Arguments of every command that starts a world. */
export const START_ARGUMENTS = {
  engine: {
    type: 'string',
    description: 'Engine: procedural, painted or models (default: chosen by the operator)',
  },
  name: { type: 'string', description: 'Display name of the world' },
  tag: { type: 'string', description: 'Tag. Repeat the option for up to 10 tags' },
  public: { type: 'boolean', description: 'List the world in the gallery' },
  link: { type: 'boolean', description: 'Let anyone with the link open the world. Otherwise, the world page asks for an API key' },
  'dry-run': { type: 'boolean', description: 'Print the price and the estimated duration without starting' },
  wait: {
    type: 'boolean',
    default: true,
    description: 'Wait until the world is finished',
    negativeDescription: 'Return as soon as the generation is queued',
  },
  out: { type: 'string', valueHint: 'FOLDER', description: 'Save all files of the world to this folder' },
} as const;

/** Values of the arguments that are fields of every start. */
interface StartArguments {
  readonly model?: string | undefined;
  readonly engine?: string | undefined;
  readonly name?: string | undefined;
  readonly public?: boolean | undefined;
  readonly link?: boolean | undefined;
}

/** The fields of a start that do not depend on what it generates. @throws UsageError for an unknown engine */
export function readStartFields({ model, engine, name, public: isPublic, link }: StartArguments, cli: Cli) {
  const tags = [...cli.values('tag')];
  return {
    ...(model === undefined ? {} : { model }),
    ...(engine === undefined ? {} : { engine: parseEngine(engine) }),
    ...(name === undefined ? {} : { display_name: name }),
    ...(tags.length === 0 ? {} : { tags }),
    permission: { public: isPublic ?? false, allow_id_access: link ?? false },
  };
}

const ENGINES = ['procedural', 'painted', 'models'] as const satisfies readonly GenerateRequest['engine'][];

/** @throws UsageError */
function parseEngine(name: string): (typeof ENGINES)[number] {
  const engine = ENGINES.find((known) => known === name);
  if (engine === undefined) throw new UsageError(`--engine must be one of ${ENGINES.join(', ')}, not "${name}"`);
  return engine;
}

/** Prints the operation of a started world; with `wait`, waits for the world, saves its files and shows it. */
export async function finishStartedWorld(
  api: Diorama,
  cli: Cli,
  started: Operation,
  { wait, out }: { readonly wait: boolean; readonly out?: string | undefined },
): Promise<void> {
  const id = started.operation_id;
  if (!wait) return cli.print(started, () => `Started ${id}. Follow it: diorama operations watch ${id}`);
  const operation = await waitForOperation(api, cli, id);
  const world = await api.worlds.get(operation.metadata?.world_id ?? '', { signal: cli.signal });
  if (out !== undefined) await saveFiles(api, cli, { world, folder: out });
  cli.print(operation, () => describeResult(operation, world));
}

function describeResult(operation: Operation, world: World): string {
  return formatFields([
    ['World', world.id],
    ['Name', world.display_name],
    ['Caption', world.assets.caption],
    ['Seed', world.seed],
    ['Cost', operation.cost?.total_credits],
    ['Link', world.world_svc_url],
    ['Access', ACCESS[getSharing(world)]],
  ]);
}

/** Who can open the link of a world. */
export const ACCESS: Readonly<Record<Sharing, string>> = {
  public: 'everyone: the world is in the gallery',
  link: 'anyone with the link',
  private: 'only you: the world page asks for an API key. --link opens a world to anyone with its link',
};

/** What a start would cost, and how long it would take. */
export const formatQuote = ({ cost, estimated_seconds: seconds }: Quote): string =>
  `${cost.total_credits} credits, about ${Math.ceil(seconds)} seconds`;

/** Shows what a start would cost. */
export function printQuote(cli: Cli, quoted: Quote): void {
  cli.print(quoted, () => formatQuote(quoted));
}
