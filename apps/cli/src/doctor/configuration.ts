import { stat } from 'node:fs/promises';

import { readProfiles } from '../program/config-file.js';
import { ok, problem, warning } from './finding.js';
import type { Verdict } from './finding.js';

/** Whether the configuration file can be read, and by its owner alone. */
export async function checkConfiguration(path: string, platform: string): Promise<Verdict> {
  try {
    const { profiles, current } = await readProfiles(path);
    if (profiles.size === 0) return ok('no configuration file; addresses and keys come from the environment');
    const { mode } = await stat(path);
    const isOpen = platform !== 'win32' && (mode & 0o077) !== 0;
    if (isOpen) return warning(`other users of this machine can read the keys in ${path}`, `Run: chmod 600 ${path}`);
    return ok(`${path}, profile "${current}"${profiles.size > 1 ? ` of ${profiles.size}` : ''}`);
  } catch (error) {
    return problem(error instanceof Error ? error.message : String(error), `Check ${path}`);
  }
}
