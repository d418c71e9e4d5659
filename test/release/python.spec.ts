import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { HATCHLING } from '../../tools/release/python-packages.js';
import { readVersion, toPythonVersion } from '../../tools/release/version.js';

const run = promisify(execFile);
/** A bound on hangs: a machine with other work takes minutes for builds and installations. */
const WITHIN_MS = 600_000;
vi.setConfig({ testTimeout: WITHIN_MS, hookTimeout: WITHIN_MS });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSION = toPythonVersion(readVersion(ROOT));
const WHEEL = `diorama_worlds-${VERSION}-py3-none-any.whl`;
const SOURCES = `diorama_worlds-${VERSION}.tar.gz`;
const folder = mkdtempSync(join(tmpdir(), 'diorama-release-python-'));
const release = join(folder, 'release');
const python = join(folder, 'environment/bin/python');
const pip = (...args: string[]) => run('python3', ['-m', 'pip', '--disable-pip-version-check', ...args], { cwd: folder });
const buildInto = (output: string, environment: NodeJS.ProcessEnv) =>
  run(process.execPath, ['tools/release.mjs', '--dry-run', '--only', 'python', '--output', output], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });

/** What is missing to build and install Python packages, or null. */
let missing: string | null = null;

/** Names what the test needs and the machine lacks: `CI=true` must have the programs, a package index may be out of reach. */
async function findMissing(): Promise<string | null> {
  try {
    await run('python3', ['-c', 'import sys; assert sys.version_info >= (3, 10)']);
    await run('python3', ['-m', 'venv', '--without-pip', join(folder, 'environment')]);
    await pip('--version');
  } catch (error) {
    if (process.env['CI'] === 'true') throw error;
    return 'python3 from 3.10 with venv and pip';
  }
  return pip('download', '--quiet', '--no-deps', '--dest', join(folder, 'probe'), HATCHLING).then(
    () => null,
    () => 'a package index',
  );
}

beforeAll(async () => {
  missing = await findMissing();
  if (missing === null) await buildInto(release, {});
  else process.stderr.write(`the Python packages of a release are not tested: ${missing} is missing\n`);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the Python packages of a release', () => {
  it('are installed from the wheel into a new environment, and imported with their version, types and licences', async ({ skip }) => {
    if (missing !== null) skip(missing);
    await pip('--python', python, 'install', '--quiet', '--no-compile', '--only-binary', ':all:', join(release, WHEEL));
    const program = `
import diorama_worlds, importlib.metadata, pathlib
package = importlib.metadata.distribution('diorama-worlds')
print(package.version, diorama_worlds.__version__, (pathlib.Path(diorama_worlds.__file__).parent / 'py.typed').exists())
print(sorted(path.name for path in package.files if 'licenses' in path.parts))
with diorama_worlds.Diorama('http://127.0.0.1:9') as client: print(type(client.worlds).__name__)`;
    const { stdout } = await run(python, ['-W', 'error', '-c', program], { cwd: folder });
    expect(stdout).toBe(`${VERSION} ${VERSION} True\n['LICENSE', 'NOTICE']\nWorlds\n`);
  });

  it('have sources with tests and licence, and nothing that Git does not track', ({ skip }) => {
    if (missing !== null) skip(missing);
    const paths = execFileSync('tar', ['-tzf', join(release, SOURCES)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    const tracked = execFileSync('git', ['ls-files', '.'], { cwd: join(ROOT, 'clients/python'), encoding: 'utf8' })
      .trim()
      .split('\n');
    const top = `diorama_worlds-${VERSION}/`;
    expect(paths.map((path) => path.replace(top, '')).toSorted()).toEqual([...tracked, 'PKG-INFO'].toSorted());
  });

  it('have the same bytes when they are built again, in another time zone', async ({ skip }) => {
    if (missing !== null) skip(missing);
    const again = join(folder, 'again');
    await buildInto(again, { TZ: 'Asia/Tokyo', PYTHONHASHSEED: '7' });
    expect(readdirSync(again)).toEqual(readdirSync(release));
    expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(readFileSync(join(release, 'SHA256SUMS'), 'utf8'));
  });
});
