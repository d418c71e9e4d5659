// Regenerates the SDK's types from the OpenAPI documents of docs/reference. With `--check` it only compares.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createClient } from '@hey-api/openapi-ts';

const DOCUMENTS = [
  ['openapi.json', 'types.gen.ts'],
  ['openapi-admin.json', 'admin.gen.ts'],
];

const folder = mkdtempSync(join(tmpdir(), 'diorama-sdk-'));
try {
  for (const [document, types] of DOCUMENTS) {
    const input = fileURLToPath(new URL(`../docs/reference/${document}`, import.meta.url));
    const target = fileURLToPath(new URL(`../libs/product/sdk/src/generated/${types}`, import.meta.url));
    const output = { path: join(folder, types), entryFile: false };
    await createClient({ input, output, plugins: ['@hey-api/typescript'], logs: { level: 'silent', file: false } });
    const made = readFileSync(join(output.path, 'types.gen.ts'), 'utf8');
    if (!process.argv.includes('--check')) writeFileSync(target, made);
    else if (readFileSync(target, 'utf8') !== made) {
      process.stderr.write(
        `libs/product/sdk/src/generated differs from docs/reference/${document}; run "node tools/sdk.mjs" and commit.\n`,
      );
      process.exitCode = 1;
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
