// Lints and type-checks the Python client, the nodes of ComfyUI, the add-on of Blender and the script of Unreal Engine with the tools that clients/python/pyproject.toml
// pins, in a virtual environment in .tools. It needs Python from 3.10 and a package index.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readRequirements } from './python/requirements.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const client = join(root, 'clients/python');
/** Folders of clients that use the Python client's tools. */
const OTHERS = ['clients/comfyui', 'clients/blender', 'clients/unreal'];
const environment = join(root, '.tools/python-client');
const inEnvironment = (name) => join(environment, 'bin', name);

const python = inEnvironment('python');
const requirements = new Set([
  ...['lint', 'test'].flatMap((group) => readRequirements(client, group)),
  ...OTHERS.flatMap((folder) => readRequirements(join(root, folder), 'test')),
]);
/** @type {readonly (readonly [string, string, readonly string[], string?])[]} */
const STEPS = [
  ...(existsSync(python) ? [] : [/** @type {const} */ (['environment', 'python3', ['-m', 'venv', environment]])]),
  [
    'packages',
    inEnvironment('pip'),
    ['install', '--quiet', '--disable-pip-version-check', '--editable', '.[numpy,webhooks]', ...requirements],
  ],
  ['lint', inEnvironment('ruff'), ['check', '.']],
  ['format', inEnvironment('ruff'), ['format', '--check', '.']],
  ['mypy --strict', inEnvironment('mypy'), []],
  ['pyright', inEnvironment('pyright'), ['--pythonpath', python]],
  ...OTHERS.flatMap(
    (folder) =>
      /** @type {const} */ ([
        [`lint ${folder}`, inEnvironment('ruff'), ['check', '.'], folder],
        [`format ${folder}`, inEnvironment('ruff'), ['format', '--check', '.'], folder],
        [`mypy --strict ${folder}`, inEnvironment('mypy'), [], folder],
      ]),
  ),
];

for (const [name, command, args, folder = 'clients/python'] of STEPS) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: join(root, folder), encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? '✔' : '✖'} ${name}\n`);
  if (status === 0) continue;
  process.stdout.write(`${error ? String(error) : ''}${stdout ?? ''}${stderr ?? ''}\n`);
  process.exit(1);
}
