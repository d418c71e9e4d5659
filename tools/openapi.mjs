// Writes docs/reference/openapi.json from the schemas of libs/product/contract, which must be built. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { openapi } from '../libs/product/contract/dist/index.js';

const path = new URL('../docs/reference/openapi.json', import.meta.url);
const text = `${JSON.stringify(openapi(), null, 2)}\n`;
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/reference/openapi.json differs from libs/product/contract; run "node tools/openapi.mjs" and commit.\n');
  process.exit(1);
}
