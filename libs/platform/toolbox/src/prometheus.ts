import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { findProgram } from './find-program.js';
import type { ToolSearch } from './find-program.js';
import { runCommandQuietly } from './run-quietly.js';

const APT = '/usr/bin/apt-get';

/**
 * Finds a `prometheus` binary: `PROMETHEUS`, then PATH, then the tool folder, then the package of Debian.
 *
 * @throws Error that says how to help when none of these works
 */
export async function findPrometheus({ environment, folder, onStep }: ToolSearch): Promise<string> {
  const kept = join(folder, 'prometheus');
  const known = findProgram({ variable: 'PROMETHEUS', name: 'prometheus', kept }, environment);
  if (known !== undefined) return known;
  onStep('fetching Prometheus');
  try {
    await fetchPrometheus(folder, { ...environment });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Prometheus is not available. Install it, or set PROMETHEUS to the path of its binary. (${reason})`, { cause: error });
  }
  return kept;
}

/** Extracts `prometheus` and `promtool` from Debian's package into the folder. The package is not installed. @throws Error without apt */
export async function fetchPrometheus(folder: string, env: NodeJS.ProcessEnv): Promise<void> {
  if (!existsSync(APT)) throw new Error('no apt-get to fetch it with');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'prometheus-'));
  try {
    if (process.getuid?.() === 0) await runCommandQuietly(APT, ['update', '-qq'], env);
    await runCommandQuietly(APT, ['download', '-qq', 'prometheus'], env, work);
    const [archive = ''] = await readdir(work);
    await runCommandQuietly('dpkg', ['-x', archive, 'files'], env, work);
    for (const program of ['prometheus', 'promtool']) await rename(join(work, 'files/usr/bin', program), join(folder, program));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
