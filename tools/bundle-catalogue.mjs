// Bundles libs/engine/catalogue into one module with its rows as JSON. Processes that run with `--conditions=bundled` load these two files in a third
// of the time of the package's 180 modules.
import { renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import { build } from 'vite';

const dist = join(dirname(dirname(fileURLToPath(import.meta.url))), 'libs/engine/catalogue/dist');
const rowsFile = join(dist, 'rows/all-rows.js');
const { ALL_ROWS } = await import(rowsFile);
const json = JSON.stringify(ALL_ROWS);
if (!isDeepStrictEqual(JSON.parse(json), ALL_ROWS)) throw new Error('a row of the catalogue has a value that JSON lacks');

// Vite leaves out the attribute of an import of JSON, so that line is added to its output.
const { output } = await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: join(dist, 'index.js'), target: 'node24', write: false, minify: false },
  plugins: [{ name: 'rows-as-json', enforce: 'pre', load: (id) => (id === rowsFile ? 'export const ALL_ROWS = rowsOfCatalogue;' : null) }],
});
const code = `import rowsOfCatalogue from './rows.json' with { type: 'json' };\n${output[0].code}`;

// Written to another file and renamed, so that a process never reads half a file.
for (const [name, text] of [
  ['rows.json', json],
  ['bundle.js', code],
]) {
  writeFileSync(join(dist, `${name}.new`), text);
  renameSync(join(dist, `${name}.new`), join(dist, name));
}
