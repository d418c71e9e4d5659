import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readRequirements } from '../../tools/python/requirements.js';
import { newAccount, stackInfo } from '../stack/client.js';

const run = promisify(execFile);
const CLIENTS = fileURLToPath(new URL('../../clients', import.meta.url));
const PACKAGE = join(CLIENTS, 'python');
const TESTS = readRequirements(PACKAGE, 'test');
/** What the tests need in addition to the client, with those of its nodes of ComfyUI. */
const ALL_TESTS = [...new Set([...TESTS, ...readRequirements(join(CLIENTS, 'comfyui'), 'test')])];
/** A bound on hangs: how long it takes depends on the machine and the package index. */
const WITHIN_MS = 900_000;

const folder = mkdtempSync(join(tmpdir(), 'diorama-python-'));
const python = join(folder, 'environment/bin/python');

/** Runs pip of the machine, for the environment of the test where one is given. */
const pip = (args: readonly string[], environment: readonly string[] = []) =>
  run('python3', ['-m', 'pip', ...environment, '--disable-pip-version-check', ...args], { cwd: folder, timeout: WITHIN_MS });

/** What the test needs and the machine lacks. */
interface Missing {
  readonly need: string;
  /** Whether it is a program, which machines with `CI=true` must have; a package index may be out of reach of any machine. */
  readonly isProgram: boolean;
}

/** Builds the wheel and installs it in a new environment; returns what is missing for that, or null. */
async function installClient(): Promise<Missing | null> {
  try {
    await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']);
    await run('python3', ['-m', 'venv', '--without-pip', join(folder, 'environment')]);
    await run('python3', ['-m', 'pip', '--version']);
  } catch (error) {
    return { need: `python3 from 3.10 with venv and pip: ${String(error).split('\n')[0]}`, isProgram: true };
  }
  try {
    await pip(['download', '--quiet', '--no-deps', '--dest', join(folder, 'probe'), ...TESTS], ['--python', python]);
  } catch (error) {
    return { need: `a package index: ${String(error).split('\n')[0]}`, isProgram: false };
  }
  // From here on a failure is a fault of the package.
  await pip(['wheel', '--quiet', '--no-deps', '--wheel-dir', join(folder, 'dist'), PACKAGE]);
  const [wheel] = readdirSync(join(folder, 'dist'));
  const client = `diorama-worlds[numpy,webhooks] @ file://${join(folder, 'dist', wheel ?? '')}`;
  await pip(['install', '--quiet', '--no-compile', '--find-links', join(folder, 'probe'), client, ...ALL_TESTS], ['--python', python]);
  return null;
}

let missing: Missing | null;

beforeAll(async () => {
  missing = await installClient();
  if (missing === null) return;
  const advice = `the Python client is not tested: it needs ${missing.need}`;
  if (process.env['CI'] === 'true' && missing.isProgram) throw new Error(advice);
  process.stderr.write(`${advice}\n`);
}, WITHIN_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the tests of a folder with a new account, and returns what pytest prints. */
async function runTests(tests: string): Promise<string | undefined> {
  const info = stackInfo();
  const { account } = await newAccount(info, 'python', { limits: { per_minute: 1_000, per_hour: 1_000 } });
  const env = { ...process.env, DIORAMA_URL: info.api_url, DIORAMA_API_KEY: account.api_key, PYTHONDONTWRITEBYTECODE: '1' };
  const args = ['-m', 'pytest', '--strict-config', '-p', 'no:cacheprovider', '--durations=5', tests];
  const tested = await run(python, args, { cwd: folder, env, timeout: WITHIN_MS }).catch((error: { stdout?: string }) => error);
  return tested.stdout;
}

describe('the Python client', () => {
  it(
    'passes its tests, examples and notebooks against the service, installed from its wheel',
    async ({ skip }) => {
      if (missing !== null) skip(missing.need);
      expect(await runTests(PACKAGE)).toMatch(/^\d+ passed in/m);
    },
    WITHIN_MS,
  );

  it('is imported from its wheel, with its types', async ({ skip }) => {
    if (missing !== null) skip(missing.need);
    const program = `
import diorama_worlds, importlib.metadata, pathlib
package = pathlib.Path(diorama_worlds.__file__).parent
print('site-packages' in package.parts, (package / 'py.typed').exists(), importlib.metadata.version('diorama-worlds') == diorama_worlds.__version__)
print(diorama_worlds.Diorama(${JSON.stringify(stackInfo().api_url)}).health().status)`;
    const { stdout } = await run(python, ['-c', program], { cwd: folder });
    expect(stdout).toBe('True True True\nok\n');
  });
});

describe('tools on the Python client', () => {
  it(
    'are nodes of ComfyUI that generate, load, save and repaint worlds by the rules of ComfyUI',
    async ({ skip }) => {
      if (missing !== null) skip(missing.need);
      expect(await runTests(join(CLIENTS, 'comfyui/tests'))).toMatch(/^\d+ passed in/m);
    },
    WITHIN_MS,
  );

  it('are an add-on of Blender whose parts without Blender pass their tests', async ({ skip }) => {
    if (missing !== null) skip(missing.need);
    expect(await runTests(join(CLIENTS, 'blender/tests/unit'))).toMatch(/^\d+ passed in/m);
  });

  it('are a script of Unreal Engine whose parts without the editor pass their tests', async ({ skip }) => {
    if (missing !== null) skip(missing.need);
    expect(await runTests(join(CLIENTS, 'unreal/tests'))).toMatch(/^\d+ passed in/m);
  });

  it.each(['blender', 'comfyui'])('install from an archive of %s, which the same sources give byte for byte', async (client) => {
    const [name, again] = [`${client}.zip`, `${client}-again.zip`];
    for (const file of [name, again]) await run('node', [join(CLIENTS, '../tools/zip-client.mjs'), client, file], { cwd: folder });
    expect(readFileSync(join(folder, again)).equals(readFileSync(join(folder, name)))).toBe(true);
    const { stdout } = await run('python3', ['-m', 'zipfile', '-l', name], { cwd: folder });
    const files = stdout.split('\n').map((line) => line.split(' ')[0]);
    const entry =
      client === 'blender'
        ? ['__init__.py', 'blender_manifest.toml']
        : ['diorama-worlds/__init__.py', 'diorama-worlds/diorama_worlds/py.typed'];
    expect(files).toEqual(expect.arrayContaining([...entry]));
    expect(files.filter((file) => file?.includes('__pycache__') || file?.includes('test'))).toEqual([]);
  });
});
