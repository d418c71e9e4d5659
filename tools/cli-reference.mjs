// Writes docs/reference/cli.md from the help of apps/cli, which must be built, and the examples of the OpenAPI documents. With `--check` it
// only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { writeReference } from './cli/write-reference.mjs';

const path = new URL('../docs/reference/cli.md', import.meta.url);
const text = await writeReference();
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/reference/cli.md differs from the help of apps/cli; run "node tools/cli-reference.mjs" and commit.\n');
  process.exit(1);
}
