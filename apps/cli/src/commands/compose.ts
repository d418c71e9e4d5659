import { writeFile } from 'node:fs/promises';

import type { SceneComposition } from '@diorama-worlds/sdk';

import { defineCliCommand } from '../program/command.js';
import { formatFields, formatTable } from '../program/table.js';
import { parseInteger } from '../values/numbers.js';

/** What a prompt shows, before it costs anything. */
export const COMPOSE_COMMAND = defineCliCommand(
  {
    name: 'compose',
    description: 'Show what a prompt produces, free of charge',
    args: {
      prompt: { type: 'positional', required: true, description: 'Text prompt' },
      seed: { type: 'string', valueHint: 'N', description: 'Seed, 0 to 4294967295. The same seed produces the same scene' },
      out: { type: 'string', valueHint: 'FILE', description: 'Save the scene to this file, for --scene of generate' },
    },
  },
  async ({ prompt, seed, out }, cli) => {
    const request = { text_prompt: prompt, ...(seed === undefined ? {} : { seed: parseInteger('seed', seed) }) };
    const composed = await (await cli.api()).scenes.compose(request, { signal: cli.signal });
    if (out !== undefined) await writeFile(out, `${JSON.stringify(composed.scene, null, 2)}\n`);
    cli.print(composed, () => describe(composed, out));
  },
);

function describe({ scene, caption, represented, not_represented: missing }: SceneComposition, out: string | undefined): string {
  const fields = formatFields([
    ['Scene', caption],
    ['Seed', scene.seed],
    ['Saved', out],
  ]);
  const shown = formatTable(
    ['SHOWN', 'AS', 'HOW'],
    represented.map(({ text, kind, as }) => [text, kind, as]),
  );
  const absent = formatTable(
    ['NOT SHOWN', 'WHY'],
    missing.map(({ text, why }) => [text, why]),
  );
  return [fields, ...(represented.length > 0 ? [shown] : []), ...(missing.length > 0 ? [absent] : [])].join('\n\n');
}
