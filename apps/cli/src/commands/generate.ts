import type { GenerateRequest, Operation, Quote, World } from '@diorama/sdk';

import type { Cli } from '../program/cli.js';
import { defineCliCommand } from '../program/command.js';
import { UsageError } from '../program/usage-error.js';
import { formatFields } from '../program/table.js';
import { waitForOperation } from './wait-for-operation.js';
import { parseInteger } from '../program/paging.js';
import { buildPrompt } from './build-prompt.js';
import { saveFiles } from './save-files.js';

/** What every start of a world takes. */
export const START_ARGUMENTS = {
  engine: { type: 'string', description: 'Engine that makes the world: procedural, painted or models (default: chosen by the operator)' },
  name: { type: 'string', description: 'Name of the world' },
  tag: { type: 'string', description: 'Tag. Can be repeated up to 10 times' },
  public: { type: 'boolean', description: 'Show the world in the gallery' },
  link: { type: 'boolean', description: 'Let anyone with the link open the world. Without it, the page asks for your API key' },
  'dry-run': { type: 'boolean', description: 'Show the price and the estimated duration without starting' },
  wait: {
    type: 'boolean',
    default: true,
    description: 'Wait until the world is finished',
    negativeDescription: 'Start it without waiting',
  },
  out: { type: 'string', description: 'Save all files of the world to this folder' },
} as const;

const ARGS = {
  prompt: { type: 'positional', required: false, description: 'Text prompt. Optional with an image or a video' },
  image: { type: 'string', description: 'Image: a file or a public URL. Can be repeated up to 8 times' },
  azimuth: {
    type: 'string',
    description: 'Direction of the image at the same position, in degrees: 0 front, 90 right, 180 back, 270 left',
  },
  video: { type: 'string', description: 'Video: a file or a public URL' },
  pano: {
    type: 'boolean',
    negativeDescription: 'The image is not a panorama, even if it is 2:1',
    description: 'The image is a 360-degree panorama (default: detect)',
  },
  scene: { type: 'string', description: 'JSON file with a scene, such as the scene.json of another world' },
  model: { type: 'string', description: 'svc-1.0, svc-1.1, svc-1.1-plus or svc-1.0-draft (default: svc-1.1)' },
  seed: { type: 'string', description: '0 to 4294967295. The same seed gives the same world' },
  ...START_ARGUMENTS,
} as const;

const ENGINES = ['procedural', 'painted', 'models'] as const satisfies readonly GenerateRequest['engine'][];

/** @throws UsageError */
export function parseEngine(name: string): (typeof ENGINES)[number] {
  const engine = ENGINES.find((known) => known === name);
  if (engine === undefined) throw new UsageError(`--engine must be one of ${ENGINES.join(', ')}, not "${name}"`);
  return engine;
}

/** From words and pictures to a world. */
export const GENERATE_COMMAND = defineCliCommand({ name: 'generate', description: 'Generate a world', args: ARGS }, async (args, cli) => {
  const api = await cli.api();
  const { model, engine, name, seed } = args;
  const media = { images: cli.values('image'), azimuths: cli.values('azimuth'), video: args.video, isPano: args.pano, scene: args.scene };
  const tags = [...cli.values('tag')];
  const request: GenerateRequest = {
    world_prompt: await buildPrompt(api, cli, { text: args.prompt, ...media }),
    ...(model === undefined ? {} : { model }),
    ...(engine === undefined ? {} : { engine: parseEngine(engine) }),
    ...(name === undefined ? {} : { display_name: name }),
    ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }),
    ...(tags.length === 0 ? {} : { tags }),
    permission: { public: args.public ?? false, allow_id_access: args.link ?? false },
  };
  if (args['dry-run'] === true) return quote(cli, request);
  await finishStartedWorld(cli, await api.worlds.generate(request, { signal: cli.signal }), args);
});

/** Tells of a started world; where asked to, waits for it, saves its files and shows it. */
export async function finishStartedWorld(
  cli: Cli,
  started: Operation,
  { wait, out }: { readonly wait: boolean; readonly out?: string | undefined },
): Promise<void> {
  const api = await cli.api();
  const id = started.operation_id;
  if (!wait) return cli.print(started, () => `Started ${id}. Follow it: diorama operations watch ${id}`);
  const operation = await waitForOperation(api, cli, id);
  const world = await api.worlds.get(operation.metadata?.world_id ?? '', { signal: cli.signal });
  if (out !== undefined) await saveFiles(api, cli, { world, folder: out });
  cli.print(operation, () =>
    formatFields([
      ['World', world.id],
      ['Name', world.display_name],
      ['Shows', world.assets.caption],
      ['Seed', world.seed],
      ['Cost', operation.cost?.total_credits],
      ['Walk in it', world.world_svc_url],
      ['Access', describeAccess(world)],
    ]),
  );
}

/** Who can open the link of a world. */
export function describeAccess({ permission }: Pick<World, 'permission'>): string {
  if (permission?.public === true) return 'everyone: the world is public';
  if (permission?.allow_id_access === true) return 'everyone who has the link';
  return 'only you: the page asks for your API key; --link opens a world to everyone who has its link';
}

async function quote(cli: Cli, request: GenerateRequest): Promise<void> {
  printQuote(cli, await (await cli.api()).quote(request, { signal: cli.signal }));
}

/** Shows what a start would cost. */
export function printQuote(cli: Cli, told: Quote): void {
  cli.print(told, () => `${told.cost.total_credits} credits, about ${Math.ceil(told.estimated_seconds)} seconds`);
}
