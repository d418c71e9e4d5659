// Writes the generated modules of clients/python: the types, from docs/reference/openapi.json, and the synchronous client, from the
// asynchronous one. Sets the version to that of the root package. With `--check` it only compares.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { MODEL_NAMES } from '../libs/product/domain/src/worlds/models.ts';
import { writeSync } from './python/write-sync.mjs';
import { TypesWriter } from './python/write-types.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const PACKAGE = join(root, 'clients/python/src/diorama_worlds');
/** Modules of each client that are written by hand: what differs beyond keywords. */
const BY_HAND = new Set(['runtime.py']);

const isCheck = process.argv.includes('--check');
const stale = [];

function put(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  stale.push(path.slice(root.length));
  if (isCheck) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const document = JSON.parse(readFileSync(join(root, 'docs/reference/openapi.json'), 'utf8'));
put(join(PACKAGE, 'types.py'), new TypesWriter(document, MODEL_NAMES).write());

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
put(
  join(PACKAGE, '_version.py'),
  `"""The version of this package: that of the service it was written for."""\n\n__version__ = "${version}"\n`,
);

const modules = readdirSync(join(PACKAGE, '_async')).filter((name) => name.endsWith('.py') && !BY_HAND.has(name));
for (const name of modules) put(join(PACKAGE, '_sync', name), writeSync(readFileSync(join(PACKAGE, '_async', name), 'utf8'), name));
for (const name of readdirSync(join(PACKAGE, '_sync')).filter((each) => each.endsWith('.py'))) {
  if (modules.includes(name) || BY_HAND.has(name)) continue;
  stale.push(`clients/python/src/diorama_worlds/_sync/${name}`);
  if (!isCheck) rmSync(join(PACKAGE, '_sync', name));
}

if (isCheck && stale.length > 0) {
  process.stderr.write(`${stale.join(', ')}: not current; run "node tools/python-client.mjs" and commit.\n`);
  process.exitCode = 1;
}
