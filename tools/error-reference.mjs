// Writes docs/reference/errors.md from the catalogue of errors. libs/product/contract must be built. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { renderErrorPage } from '../libs/product/contract/dist/index.js';

const path = new URL('../docs/reference/errors.md', import.meta.url);
const text = renderErrorPage();
if (!process.argv.includes('--check')) writeFileSync(path, text);
else if (readFileSync(path, 'utf8') !== text) {
  process.stderr.write('docs/reference/errors.md differs from the catalogue of errors; run "node tools/error-reference.mjs" and commit.\n');
  process.exit(1);
}
