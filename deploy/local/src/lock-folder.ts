import { readFileSync, rmSync, writeFileSync } from 'node:fs';

import { systemClock } from '@diorama/clock';
import { pollUntil } from '@diorama/resilience';

const POLICY = { initialIntervalMs: 200, maximumElapsedMs: 20_000 };

/**
 * Takes a data folder for this process alone. A folder whose owner has just died is waited for, since what it ran is still
 * being ended.
 *
 * @throws Error when another stack runs in the folder
 */
export async function lockFolder(file: string, isPortTaken: () => Promise<boolean>): Promise<() => void> {
  const owner = readOwner(file);
  if (owner !== null && isAlive(owner))
    throw new Error(`A stack already runs in this folder (process ${owner}). Stop it first, or set DIORAMA_HOME and PORT_BASE.`);
  writeFileSync(file, String(process.pid));
  const isFree = await pollUntil(async () => !(await isPortTaken()), POLICY, { clock: systemClock });
  if (!isFree) throw new Error('Another program uses the ports. Set PORT_BASE to a different first port.');
  return () => rmSync(file, { force: true });
}

function readOwner(file: string): number | null {
  try {
    return Number.parseInt(readFileSync(file, 'utf8'), 10) || null;
  } catch {
    return null; // nobody
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0) && pid !== process.pid;
  } catch {
    return false;
  }
}
