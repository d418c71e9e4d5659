// Regenerates the SDK's types from docs/reference/openapi.json. With `--check` it only tells whether the committed ones are up to date.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createClient } from '@hey-api/openapi-ts';

const input = fileURLToPath(new URL('../docs/reference/openapi.json', import.meta.url));
const target = fileURLToPath(new URL('../libs/product/sdk/src/generated/types.gen.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'diorama-sdk-'));
try {
  const output = { path: folder, entryFile: false };
  await createClient({ input, output, plugins: ['@hey-api/typescript'], logs: { level: 'silent', file: false } });
  const made = readFileSync(join(folder, 'types.gen.ts'), 'utf8');
  if (!process.argv.includes('--check')) writeFileSync(target, made);
  else if (readFileSync(target, 'utf8') !== made) {
    process.stderr.write('libs/product/sdk/src/generated differs from docs/reference/openapi.json; run "node tools/sdk.mjs" and commit.\n');
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
