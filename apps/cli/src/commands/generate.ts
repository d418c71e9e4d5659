import type { GenerateRequest, World } from '@diorama/sdk';

import type { Cli } from '../program/cli.js';
import { command } from '../program/command.js';
import { facts } from '../program/table.js';
import { finished } from './finished.js';
import { wholeNumber } from './paging.js';
import { promptOf } from './prompt.js';
import { saveFiles } from './save-files.js';

const ARGS = {
  prompt: { type: 'positional', required: false, description: 'What the world shows; may be absent beside an image or a video' },
  image: { type: 'string', description: 'A picture: a file or a public URL; may be given up to 8 times' },
  azimuth: { type: 'string', description: 'Where the picture in the same place looks, in degrees: 0 front, 90 right, 180 back, 270 left' },
  video: { type: 'string', description: 'A video: a file or a public URL' },
  pano: {
    type: 'boolean',
    negativeDescription: 'The picture is none, however wide',
    description: 'The picture is a 360-degree panorama; found out where it is absent',
  },
  scene: { type: 'string', description: 'A file with a scene as JSON, such as the scene.json of another world' },
  model: { type: 'string', description: 'svc-1.0, svc-1.1, svc-1.1-plus or svc-1.0-draft; svc-1.1 where it is absent' },
  seed: { type: 'string', description: 'From 0 to 4294967295; the same seed makes the same world' },
  name: { type: 'string', description: 'Name of the world' },
  tag: { type: 'string', description: 'A tag; may be given up to 10 times' },
  public: { type: 'boolean', description: 'Show the world in the gallery' },
  link: { type: 'boolean', description: 'Let everyone who has the link open the world; without it, the page asks for your API key' },
  'dry-run': { type: 'boolean', description: 'Tell what it would cost and how long it would take, and start nothing' },
  wait: { type: 'boolean', default: true, description: 'Wait until the world is there', negativeDescription: 'Start it, and do not wait' },
  out: { type: 'string', description: 'Save all files of the world in this folder' },
} as const;

/** From words and pictures to a world. */
export const GENERATE = command({ name: 'generate', description: 'Make a world', args: ARGS }, async (args, cli) => {
  const api = await cli.api();
  const { model, name, seed } = args;
  const media = { images: cli.values('image'), azimuths: cli.values('azimuth'), video: args.video, isPano: args.pano, scene: args.scene };
  const tags = [...cli.values('tag')];
  const request: GenerateRequest = {
    world_prompt: await promptOf(api, cli, { text: args.prompt, ...media }),
    ...(model === undefined ? {} : { model }),
    ...(name === undefined ? {} : { display_name: name }),
    ...(seed === undefined ? {} : { seed: wholeNumber('seed', seed) }),
    ...(tags.length === 0 ? {} : { tags }),
    permission: { public: args.public ?? false, allow_id_access: args.link ?? false },
  };
  if (args['dry-run'] === true) return quote(cli, request);
  const started = await api.worlds.generate(request, { signal: cli.signal });
  const id = started.operation_id;
  if (!args.wait) return cli.print(started, () => `Started ${id}. Follow it: diorama operations watch ${id}`);
  const operation = await finished(api, cli, id);
  const world = await api.worlds.get(operation.metadata?.world_id ?? '', { signal: cli.signal });
  if (args.out !== undefined) await saveFiles(api, cli, { world, folder: args.out });
  cli.print(operation, () =>
    facts([
      ['World', world.id],
      ['Name', world.display_name],
      ['Shows', world.assets.caption],
      ['Seed', world.seed],
      ['Cost', operation.cost?.total_credits],
      ['Walk in it', world.world_svc_url],
      ['Access', accessOf(world)],
    ]),
  );
});

/** Who can open the link of a world. */
export function accessOf({ permission }: Pick<World, 'permission'>): string {
  if (permission?.public === true) return 'everyone: the world is public';
  if (permission?.allow_id_access === true) return 'everyone who has the link';
  return 'only you: the page asks for your API key; --link opens a world to everyone who has its link';
}

async function quote(cli: Cli, request: GenerateRequest): Promise<void> {
  const told = await (await cli.api()).quote(request, { signal: cli.signal });
  cli.print(told, () => `${told.cost.total_credits} credits, about ${Math.ceil(told.estimated_seconds)} seconds`);
}
