import type { GenerateRequest, Operation, World } from '@diorama/sdk';
import type { ParsedArgs } from 'citty';

import type { Cli } from '../../program/cli.js';
import { defineCliCommand } from '../../program/command.js';
import { UsageError } from '../../program/usage-error.js';
import { formatFields } from '../../program/table.js';
import { waitForOperation } from '../../program/wait-for-operation.js';
import { parseInteger } from '../../program/paging.js';
import { readBatchChoice } from './batch-prompts.js';
import type { BatchChoice } from './batch-prompts.js';
import { buildPrompt } from './build-prompt.js';
import type { PromptArguments } from './build-prompt.js';
import { generateBatch } from './generate-batch.js';
import { saveFiles } from '../../files/save-files.js';

const ARGS = {
  prompt: {
    type: 'positional',
    required: false,
    description: 'Text prompt. Optional with an image or a video. Several prompts start several worlds, up to 20',
  },
  'prompts-file': { type: 'string', description: 'Text file with one prompt a line; each starts a world' },
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
  engine: { type: 'string', description: 'Engine that makes the world: procedural, painted or models (default: chosen by the operator)' },
  seed: { type: 'string', description: '0 to 4294967295. The same seed gives the same world' },
  seeds: { type: 'string', description: 'Several seeds with commas between them, such as 1,2,3; each starts a world of the prompt' },
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
  out: { type: 'string', description: 'Save all files of the world to this folder; of several worlds, each to a folder in it' },
} as const;

const ENGINES = ['procedural', 'painted', 'models'] as const satisfies readonly GenerateRequest['engine'][];

/** @throws UsageError */
function parseEngine(name: string): (typeof ENGINES)[number] {
  const engine = ENGINES.find((known) => known === name);
  if (engine === undefined) throw new UsageError(`--engine must be one of ${ENGINES.join(', ')}, not "${name}"`);
  return engine;
}

type GenerateArguments = ParsedArgs<typeof ARGS>;

/** From words and pictures to worlds. */
export const GENERATE_COMMAND = defineCliCommand(
  { name: 'generate', description: 'Generate worlds', args: ARGS, repeatsPositional: true },
  async (args, cli) => {
    const shared = readSharedFields(args, cli);
    const batch = await readBatchChoice({ prompts: cli.values('prompt'), promptsFile: args['prompts-file'], seeds: args.seeds });
    if (batch !== null) return generateSeveral(args, cli, { shared, batch });
    const api = await cli.api();
    const request: GenerateRequest = { ...shared, world_prompt: await buildPrompt(api, cli, readPromptArguments(args, cli)) };
    if (args['dry-run'] === true) return quote(cli, request);
    const started = await api.worlds.generate(request, { signal: cli.signal });
    const id = started.operation_id;
    if (!args.wait) return cli.print(started, () => `Started ${id}. Follow it: diorama operations watch ${id}`);
    const operation = await waitForOperation(api, cli, id);
    const world = await api.worlds.get(operation.metadata?.world_id ?? '', { signal: cli.signal });
    if (args.out !== undefined) await saveFiles(api, cli, { world, folder: args.out });
    cli.print(operation, () => describeResult(operation, world));
  },
);

type SharedFields = Omit<GenerateRequest, 'world_prompt'>;

/** What the command line says of a world apart from its prompt. */
function readSharedFields({ model, engine, name, seed, public: isPublic, link }: GenerateArguments, cli: Cli): SharedFields {
  const tags = [...cli.values('tag')];
  return {
    ...(model === undefined ? {} : { model }),
    ...(engine === undefined ? {} : { engine: parseEngine(engine) }),
    ...(name === undefined ? {} : { display_name: name }),
    ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }),
    ...(tags.length === 0 ? {} : { tags }),
    permission: { public: isPublic ?? false, allow_id_access: link ?? false },
  };
}

const readPromptArguments = ({ prompt: text, video, pano: isPano, scene }: GenerateArguments, cli: Cli): PromptArguments => ({
  text,
  images: cli.values('image'),
  azimuths: cli.values('azimuth'),
  video,
  isPano,
  scene,
});

async function generateSeveral(
  args: GenerateArguments,
  cli: Cli,
  { shared, batch }: { readonly shared: SharedFields; readonly batch: BatchChoice },
): Promise<void> {
  const asked = readPromptArguments(args, cli);
  if (batch.kind === 'prompts' && (asked.images.length > 0 || asked.video !== undefined || asked.scene !== undefined))
    throw new UsageError('Several prompts cannot be combined with --image, --video or --scene');
  if (batch.kind === 'seeds' && args.seed !== undefined) throw new UsageError('--seed and --seeds cannot be combined');
  const api = await cli.api();
  const items =
    batch.kind === 'prompts' ? { prompts: [...batch.prompts] } : { seeds: batch.seeds, world_prompt: await buildPrompt(api, cli, asked) };
  const request = { ...shared, ...items, ...(args['dry-run'] === true ? { dry_run: true } : {}) };
  await generateBatch(api, cli, request, { waits: args.wait, out: args.out });
}

function describeResult(operation: Operation, world: World): string {
  return formatFields([
    ['World', world.id],
    ['Name', world.display_name],
    ['Shows', world.assets.caption],
    ['Seed', world.seed],
    ['Cost', operation.cost?.total_credits],
    ['Walk in it', world.world_svc_url],
    ['Access', describeAccess(world)],
  ]);
}

/** Who can open the link of a world. */
export function describeAccess({ permission }: Pick<World, 'permission'>): string {
  if (permission?.public === true) return 'everyone: the world is public';
  if (permission?.allow_id_access === true) return 'everyone who has the link';
  return 'only you: the page asks for your API key; --link opens a world to everyone who has its link';
}

async function quote(cli: Cli, request: GenerateRequest): Promise<void> {
  const quoted = await (await cli.api()).quote(request, { signal: cli.signal });
  cli.print(quoted, () => `${quoted.cost.total_credits} credits, about ${Math.ceil(quoted.estimated_seconds)} seconds`);
}
