import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const WAIT_MS = 20_000;
const POLL_MS = 200;

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
  const until = Date.now() + WAIT_MS;
  while (await isPortTaken()) {
    if (Date.now() > until) throw new Error('Another program uses the ports. Set PORT_BASE to a different first port.');
    await sleep(POLL_MS);
  }
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
