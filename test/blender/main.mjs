// `npm run blender [-- ARGUMENTS OF PYTEST]`: the add-on in a real Blender without a window, against a new stack. It installs the package
// `bpy` (374 MB) for Python 3.11 into .tools, and leaves a picture of the imported world in .diorama/blender.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { readRequirements } from '../../tools/python/requirements.ts';
import { buildClientArchive } from '../../tools/release/client-archive.ts';
import { startStack } from '../stack/start-stack.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENT = join(ROOT, 'clients/blender');
const ENVIRONMENT = join(ROOT, '.tools/blender');
const PICTURES = join(ROOT, '.diorama/blender');
const python = join(ENVIRONMENT, 'bin/python');

/** Runs a program and returns its exit status; its output is shown. */
const run = (command, args, env = {}) =>
  spawnSync(command, args, { cwd: CLIENT, env: { ...process.env, ...env }, stdio: 'inherit' }).status ?? 1;

/** Runs a program that must succeed. */
function must(command, args) {
  const status = run(command, args);
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

const requirements = ['test', 'headless'].flatMap((group) => readRequirements(CLIENT, group));
if (!existsSync(python)) must('python3.11', ['-m', 'venv', ENVIRONMENT]);
must(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', ...requirements]);

mkdirSync(PICTURES, { recursive: true });
const { fileName, bytes } = await buildClientArchive(ROOT, 'blender');
const archive = join(PICTURES, fileName);
writeFileSync(archive, bytes);

const stack = await startStack();
try {
  const { api_url: DIORAMA_URL, api_key: DIORAMA_API_KEY } = stack.info();
  const env = {
    DIORAMA_URL,
    DIORAMA_API_KEY,
    DIORAMA_BLENDER_ZIP: archive,
    DIORAMA_BLENDER_PICTURES: PICTURES,
    PYTHONDONTWRITEBYTECODE: '1',
  };
  process.exitCode = run(python, ['-m', 'pytest', '-p', 'no:cacheprovider', 'tests/headless', ...process.argv.slice(2)], env);
} finally {
  await stack.stop();
  rmSync(stack.home, { recursive: true, force: true });
}
