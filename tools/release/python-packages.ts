import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { readTrackedFiles } from './checkout.ts';
import type { Checkout } from './checkout.ts';
import type { Artefact } from './provenance.ts';

const CLIENT = 'clients/python';
/** The build backend that the artefacts are built with; pyproject.toml names the versions that can build them. */
export const HATCHLING = 'hatchling==1.33.0';

/**
 * Wheel and source distribution of the Python client. The first build installs hatchling in a virtual environment in .tools, from a package
 * index; later ones need no network.
 * @throws Error with the words of the failing program
 */
export function buildPythonPackages({ root, timeSeconds }: Checkout, environment: NodeJS.ProcessEnv): Artefact[] {
  const folder = mkdtempSync(join(tmpdir(), 'diorama-wheel-'));
  try {
    // Tracked files only, and outside the repository, whose .gitignore hatchling would read.
    for (const { path, bytes } of readTrackedFiles(root, CLIENT)) {
      mkdirSync(dirname(join(folder, 'source', path)), { recursive: true });
      writeFileSync(join(folder, 'source', path), bytes, { mode: 0o644 });
    }
    const output = join(folder, 'built');
    run(findPython(root), ['-m', 'hatchling', 'build', '-t', 'sdist', '-t', 'wheel', '-d', output], join(folder, 'source'), {
      ...environment,
      SOURCE_DATE_EPOCH: String(timeSeconds),
    });
    return readdirSync(output)
      .toSorted()
      .map((fileName) => ({ fileName, bytes: readFileSync(join(output, fileName)) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The Python of an environment with hatchling, which is created where it does not exist. */
function findPython(root: string): string {
  const environment = join(root, '.tools', HATCHLING.replace('==', '-'));
  const python = join(environment, 'bin/python');
  if (existsSync(join(environment, 'complete'))) return python;
  run('python3', ['-m', 'venv', '--clear', environment], root, process.env);
  run(python, ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', HATCHLING], root, process.env);
  writeFileSync(join(environment, 'complete'), '');
  return python;
}

function run(command: string, args: readonly string[], folder: string, environment: NodeJS.ProcessEnv): void {
  try {
    execFileSync(command, args, { cwd: folder, env: environment, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stderr, message } = error as { readonly stderr?: string; readonly message: string };
    throw new Error(`the Python client cannot be built: ${stderr?.trim() || message}`, { cause: error });
  }
}
