// Lints and type-checks clients/python with the tools that its pyproject.toml pins, in a virtual environment in .tools. It needs Python from
// 3.10 and a package index.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const client = join(root, 'clients/python');
const environment = join(root, '.tools/python-client');
const inEnvironment = (name) => join(environment, 'bin', name);

/** The requirements of a dependency group. */
function requirementsOf(group) {
  const [, list = ''] = new RegExp(`^${group} = \\[(.*)\\]$`, 'm').exec(readFileSync(join(client, 'pyproject.toml'), 'utf8')) ?? [];
  return [...list.matchAll(/"([^"]+)"/g)].map(([, requirement]) => requirement);
}

const python = inEnvironment('python');
const requirements = ['lint', 'test'].flatMap(requirementsOf);
/** @type {readonly (readonly [string, string, readonly string[]])[]} */
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
];

for (const [name, command, args] of STEPS) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: client, encoding: 'utf8' });
  process.stdout.write(`${status === 0 ? '✔' : '✖'} ${name}\n`);
  if (status === 0) continue;
  process.stdout.write(`${error ? String(error) : ''}${stdout ?? ''}${stderr ?? ''}\n`);
  process.exit(1);
}
