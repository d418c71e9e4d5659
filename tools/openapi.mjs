// Writes the OpenAPI documents of docs/reference from the schemas of libs/product/contract, which must be built. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

import { buildAdminOpenapi, buildOpenapi } from '../libs/product/contract/dist/index.js';

for (const [name, document] of Object.entries({ 'openapi.json': buildOpenapi(), 'openapi-admin.json': buildAdminOpenapi() })) {
  const path = new URL(`../docs/reference/${name}`, import.meta.url);
  const text = `${JSON.stringify(document, null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    process.stderr.write(`docs/reference/${name} differs from libs/product/contract; run "node tools/openapi.mjs" and commit.\n`);
    process.exitCode = 1;
  }
}
