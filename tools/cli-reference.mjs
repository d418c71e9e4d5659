// Writes docs/reference/cli.md from the help of apps/cli, which must be built. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { renderReferencePage } from '../apps/cli/dist/reference.js';

const path = new URL('../docs/reference/cli.md', import.meta.url);
const text = await renderReferencePage();
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/reference/cli.md differs from the help of apps/cli; run "node tools/cli-reference.mjs" and commit.\n');
  process.exit(1);
}
