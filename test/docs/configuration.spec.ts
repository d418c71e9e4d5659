import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = join(ROOT, 'docs/reference/configuration.md');

const PROCESSES = [
  ['npm start', 'deploy/local/dist/settings.js', 'localConfigSchema'],
  ['gateway', 'apps/gateway/dist/settings.js', 'gatewayConfigSchema'],
  ['world', 'apps/world/dist/settings.js', 'worldConfigSchema'],
  ['media', 'apps/media/dist/settings.js', 'mediaConfigSchema'],
  ['signing', 'apps/signing/dist/settings.js', 'signingConfigSchema'],
  ['egress', 'apps/egress/dist/settings.js', 'egressConfigSchema'],
  ['worker', 'apps/worker/dist/settings.js', 'workerConfigSchema'],
  ['inference', 'apps/inference/dist/settings.js', 'inferenceConfigSchema'],
] as const;

/** One row a variable, from the schema that reads it. */
function describeVariables(schema: z.ZodObject): string {
  const rows = Object.entries(schema.shape).map(([name, field]) => {
    const parsed = field.safeParse(undefined);
    const fallback = parsed.success ? (parsed.data === undefined ? 'optional' : `\`${String(parsed.data)}\``) : 'required';
    return `| \`${name}\` | ${fallback} | ${field.description ?? ''} |`;
  });
  return ['| variable | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}

describe('docs/reference/configuration.md', () => {
  it('says what the schemas of the processes say', async () => {
    const sections = await Promise.all(
      PROCESSES.map(async ([name, path, schema]) => {
        const module = (await import(join(ROOT, path))) as Record<string, z.ZodObject>;
        const found = module[schema];
        if (found === undefined) throw new Error(`${path} has no ${schema}`);
        return `## ${name}\n\n${describeVariables(found)}\n`;
      }),
    );
    const page = [
      '# Configuration',
      '',
      'Every process reads environment variables at its start. If any are not valid, it reports all errors and does not start. `NAME_FILE` may name',
      'a file that holds the value of `NAME`, as secrets are mounted. Temporal is reached by the `TEMPORAL_*` variables of its own tools.',
      'This page is made from the schemas: `npx vitest run --project docs test/docs/configuration.spec.ts --update`.',
      '',
      sections.join('\n'),
    ].join('\n');
    await expect(page).toMatchFileSnapshot(PAGE);
  });
});
