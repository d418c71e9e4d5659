import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { findOnPath } from './find-on-path.js';

interface PrometheusSearch {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder in which a fetched program is kept. */
  readonly folder: string;
  /** Called before a step that takes long. */
  readonly onStep: (description: string) => void;
}

const APT = '/usr/bin/apt-get';

/**
 * Finds a `prometheus` binary: `PROMETHEUS`, then PATH, then the tool folder, then the package of Debian.
 *
 * @throws Error that says how to help when none of these works
 */
export async function findPrometheus({ environment, folder, onStep }: PrometheusSearch): Promise<string> {
  const named = environment['PROMETHEUS'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error('PROMETHEUS names a file that does not exist');
  }
  const known = findOnPath('prometheus', environment['PATH'] ?? '') ?? join(folder, 'prometheus');
  if (existsSync(known)) return known;
  onStep('fetching Prometheus');
  try {
    await fetchPrometheus(folder);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Prometheus is not available. Install it, or set PROMETHEUS to the path of its binary. (${reason})`, { cause: error });
  }
  return known;
}

/** Extracts `prometheus` and `promtool` from Debian's package into the folder. The package is not installed. @throws Error without apt */
export async function fetchPrometheus(folder: string): Promise<void> {
  if (!existsSync(APT)) throw new Error('no apt-get to fetch it with');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'prometheus-'));
  try {
    if (process.getuid?.() === 0) execFileSync(APT, ['update', '-qq'], { stdio: 'pipe' });
    execFileSync(APT, ['download', '-qq', 'prometheus'], { cwd: work, stdio: 'pipe' });
    const [archive = ''] = await readdir(work);
    execFileSync('dpkg', ['-x', archive, 'files'], { cwd: work, stdio: 'pipe' });
    for (const program of ['prometheus', 'promtool']) await rename(join(work, 'files/usr/bin', program), join(folder, program));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
