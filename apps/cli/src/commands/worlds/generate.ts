import type { GenerateRequest } from '@diorama-worlds/sdk';
import type { ParsedArgs } from 'citty';

import type { Cli } from '../../program/cli.js';
import { defineCliCommand } from '../../program/command.js';
import { UsageError } from '../../values/usage-error.js';
import { parseInteger } from '../../values/numbers.js';
import { readBatchChoice } from './batch-prompts.js';
import type { BatchChoice } from './batch-prompts.js';
import { buildPrompt } from './build-prompt.js';
import type { PromptArguments } from './build-prompt.js';
import { generateBatch } from './generate-batch.js';
import { finishStartedWorld, printQuote, readStartFields, START_ARGUMENTS } from './start-world.js';

const ARGS = {
  prompt: {
    type: 'positional',
    required: false,
    description: 'Text prompt. Optional with --image or --video. Up to 20 prompts generate one world each',
  },
  'prompts-file': { type: 'string', valueHint: 'FILE', description: 'Text file with one prompt per line. Each prompt generates one world' },
  image: { type: 'string', description: 'Image: a file or a public URL. Repeat the option for up to 8 images' },
  azimuth: {
    type: 'string',
    valueHint: 'DEGREES',
    description: 'Direction of an image: 0 is front, 90 right, 180 back, 270 left. One for each --image, in the same order',
  },
  video: { type: 'string', description: 'Video: a file or a public URL' },
  pano: {
    type: 'boolean',
    negativeDescription: 'Treat the image as a photo, even if it is 2:1',
    description: 'Treat the image as a 360-degree panorama (default: detect)',
  },
  scene: { type: 'string', valueHint: 'FILE', description: 'JSON file with a scene, such as the scene.json of another world' },
  model: { type: 'string', description: 'Model: svc-1.0, svc-1.1, svc-1.1-plus or svc-1.0-draft (default: svc-1.1)' },
  seed: {
    type: 'string',
    valueHint: 'N',
    description: 'Seed, 0 to 4294967295 (default: random). The same prompt, seed and model produce the same world',
  },
  seeds: { type: 'string', valueHint: 'LIST', description: 'Comma-separated seeds, such as 1,2,3. Each seed generates one world' },
  ...START_ARGUMENTS,
  out: {
    type: 'string',
    valueHint: 'FOLDER',
    description: 'Save all files of the world to this folder. Several worlds get one subfolder each',
  },
} as const;

type GenerateArguments = ParsedArgs<typeof ARGS>;

/** From words and pictures to worlds. */
export const GENERATE_COMMAND = defineCliCommand(
  { name: 'generate', description: 'Generate worlds from text prompts, images, a video or a scene', args: ARGS, repeatsPositional: true },
  async (args, cli) => {
    const { seed } = args;
    const shared = { ...readStartFields(args, cli), ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }) };
    const batch = await readBatchChoice({ prompts: cli.values('prompt'), promptsFile: args['prompts-file'], seeds: args.seeds });
    if (batch !== null) return generateSeveral(args, cli, { shared, batch });
    const api = await cli.api();
    const request: GenerateRequest = { ...shared, world_prompt: await buildPrompt(api, cli, readPromptArguments(args, cli)) };
    if (args['dry-run'] === true) return printQuote(cli, await api.quote(request, { signal: cli.signal }));
    const started = await api.worlds.generate(request, { signal: cli.signal });
    await finishStartedWorld(api, cli, started, args);
  },
);

/** What the command line says of a world apart from its prompt. */
type SharedFields = Omit<GenerateRequest, 'world_prompt'>;

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
