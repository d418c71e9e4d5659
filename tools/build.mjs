// Compiles every package that changed, bundles the workflows, the catalogue and the pages. `--quiet` prints nothing when all goes well.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const quiet = process.argv.includes('--quiet');

/** The newest change below a folder, in milliseconds; 0 where there is none. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const info = statSync(path);
  if (!info.isDirectory()) return info.mtimeMs;
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .reduce((latest, entry) => Math.max(latest, newest(join(path, entry.name))), 0);
}

function step(title, args) {
  if (!quiet) process.stderr.write(`${title}\n`);
  const done = spawnSync('node', args, { cwd: root, stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'], encoding: 'utf8' });
  if (done.status === 0) return;
  process.stderr.write(done.stdout ?? '');
  process.exit(done.status ?? 1);
}

const bundle = join(root, 'apps/worker/dist/workflow-bundle.js');
if (quiet && !existsSync(bundle)) process.stderr.write('Building (a few seconds, once)...\n');

step('Compiling', ['node_modules/@typescript/native/bin/tsc', '-b']);

const bundled = ['product/workflows', 'product/contract', 'product/domain', 'product/webhook', 'platform/resilience'].map((lib) =>
  newest(join(root, 'libs', lib, 'dist')),
);
if (newest(bundle) < Math.max(...bundled)) step('Bundling workflows', ['tools/bundle-workflows.mjs', bundle]);

const catalogue = join(root, 'libs/engine/catalogue/dist/bundle.js');
const rowSources = ['catalogue', 'shape-language', 'world-model'].map((lib) => newest(join(root, 'libs/engine', lib, 'src')));
if (newest(catalogue) < Math.max(...rowSources)) step('Bundling the catalogue', ['tools/bundle-catalogue.mjs']);

const shared = Math.max(newest(join(root, 'libs/product/web')), newest(join(root, 'tools/page-site.mjs')));
const sdk = Math.max(newest(join(root, 'libs/product/sdk/dist')), newest(join(root, 'libs/product/page-parts/src')));
for (const [app, ...pages] of [
  ['viewer', 'world.html', 'start.html', 'gallery.html'],
  ['console', 'console.html', 'account.html'],
]) {
  const folder = join(root, 'apps', app);
  const sources = ['src', 'vite.config.mts', ...pages].map((part) => newest(join(folder, part)));
  if (newest(join(folder, 'dist/site', pages[0] ?? '')) < Math.max(shared, sdk, ...sources))
    step(`Bundling the ${app}`, ['node_modules/vite/bin/vite.js', 'build', `apps/${app}`, '--logLevel', 'warn']);
}

const docs = join(root, 'apps/docs');
const written = ['src', 'vite.config.mts', 'page.html', 'reference.html', 'package.json'].map((part) => newest(join(docs, part)));
const described = [
  'docs',
  'libs/product/contract/dist',
  'libs/product/sdk/README.md',
  'clients/python/README.md',
  'apps/cli/README.md',
  'charts/diorama/README.md',
];
if (newest(join(docs, 'dist/site/site.json')) < Math.max(shared, ...written, ...described.map((part) => newest(join(root, part))))) {
  step('Bundling the documentation', ['node_modules/vite/bin/vite.js', 'build', 'apps/docs', '--logLevel', 'warn']);
  step('Rendering the documentation', ['apps/docs/dist/main.js']);
}
