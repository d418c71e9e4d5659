import { DioramaError } from '@diorama-worlds/sdk';
import type { Diorama, DepthRequest } from '@diorama-worlds/sdk';

import type { Cli } from '../program/cli.js';
import { defineCliCommand } from '../program/command.js';
import { formatFields } from '../program/table.js';
import { UsageError } from '../values/usage-error.js';
import { waitForOperation } from '../program/wait-for-operation.js';
import { parseInteger } from '../values/numbers.js';
import { createMediaReference } from './worlds/build-prompt.js';
import { printQuote } from './worlds/start-world.js';
import { saveFile } from '../files/save-files.js';

const ARGS = {
  depth: { type: 'positional', required: true, description: 'Depth panorama (EXR or PNG): a file or a public URL' },
  prompt: { type: 'positional', required: true, description: 'Text prompt' },
  'z-min': { type: 'string', valueHint: 'METRES', description: 'Smallest depth in a PNG' },
  'z-max': { type: 'string', valueHint: 'METRES', description: 'Largest depth in a PNG' },
  encoding: { type: 'string', description: 'Encoding of a PNG: linear or inverse_log (default: linear)' },
  seed: { type: 'string', valueHint: 'N', description: 'Seed, 0 to 4294967295. The same seed produces the same panorama' },
  'dry-run': { type: 'boolean', description: 'Print the price and the estimated duration without starting' },
  wait: {
    type: 'boolean',
    default: true,
    description: 'Wait for the panorama',
    negativeDescription: 'Return as soon as the operation is queued',
  },
  out: { type: 'string', valueHint: 'FILE', description: 'Save the panorama to this file' },
} as const;

/** From a depth panorama and words to a panorama. */
export const DEPTH_TO_RGB_COMMAND = defineCliCommand(
  { name: 'depth-to-rgb', description: 'Generate an RGB panorama from a depth panorama', args: ARGS },
  async (args, cli) => {
    const api = await cli.api();
    const { prompt, encoding, seed } = args;
    const wish: Omit<DepthRequest, 'depth_pano_image'> = {
      text_prompt: prompt,
      ...(args['z-min'] === undefined ? {} : { z_min: metres('z-min', args['z-min']) }),
      ...(args['z-max'] === undefined ? {} : { z_max: metres('z-max', args['z-max']) }),
      ...(encoding === undefined ? {} : { depth_encoding: encodingOf(encoding) }),
      ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }),
    };
    const depth = await createMediaReference(api, cli, { place: args.depth, kind: 'image' });
    const request: DepthRequest = { depth_pano_image: depth, ...wish };
    if (args['dry-run'] === true) return printQuote(cli, await api.panoramas.quote(request, { signal: cli.signal }));
    const { operation_id: id, ...started } = await api.panoramas.depthToRgb(request, { signal: cli.signal });
    if (!args.wait) return cli.print({ operation_id: id, ...started }, () => `Started ${id}. Follow it: diorama operations watch ${id}`);
    await finish(api, cli, { id, out: args.out });
  },
);

async function finish(api: Diorama, cli: Cli, { id, out }: { readonly id: string; readonly out: string | undefined }): Promise<void> {
  const operation = await waitForOperation(api, cli, id);
  const url = api.panoramas.result(operation)?.pano_url;
  if (typeof url !== 'string') throw new DioramaError('The operation is done but contains no panorama');
  if (out !== undefined) await saveFile(api, cli, { file: { name: 'pano_url', fileName: out, url }, path: out });
  const { seed, not_represented: missing } = operation.metadata ?? {};
  cli.print(operation, () =>
    formatFields([
      ['Panorama', out ?? url],
      ['Seed', seed],
      ['Cost', operation.cost?.total_credits],
      ['Not shown', missing?.join(', ')],
    ]),
  );
}

function encodingOf(text: string): 'linear' | 'inverse_log' {
  if (text === 'linear' || text === 'inverse_log') return text;
  throw new UsageError(`--encoding must be linear or inverse_log, not "${text}"`);
}

function metres(option: string, text: string): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) throw new UsageError(`--${option} must be a number of metres, not "${text}"`);
  return number;
}
