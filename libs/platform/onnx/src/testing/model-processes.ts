import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const LOOK_MS = 50;
/** What no process takes that only waits: a fifth of a second of a processor, in clock ticks of a hundredth. */
const BUSY_TICKS = 20;

/** Ids of the processes right below this one (or `parent`) that run models. */
export function listModelProcesses(parent: number = process.pid): number[] {
  return readdirSync('/proc').flatMap((id) => {
    if (!/^\d+$/.test(id)) return [];
    try {
      const itsParent = Number(readFileSync(`/proc/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
      return itsParent === parent && readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('model-main') ? [Number(id)] : [];
    } catch {
      return []; // it has just ended
    }
  });
}

/** Waits until no process has this id, some seconds at most unless told; answers whether that is so. */
export async function waitUntilProcessEnded(pid: number, patienceMs: number = PATIENCE_MS): Promise<boolean> {
  for (let look = 0; look < patienceMs / LOOK_MS; look++) {
    if (!isRunning(pid)) return true;
    await sleep(LOOK_MS);
  }
  return false;
}

/** Waits until a process has computed for a while from now on; a minute at most. */
export async function waitUntilProcessBusy(pid: number): Promise<void> {
  const before = ticksOf(pid);
  for (let look = 0; look < 60_000 / LOOK_MS; look++) {
    if (ticksOf(pid) >= before + BUSY_TICKS) return;
    await sleep(LOOK_MS);
  }
  throw new Error('the process does not compute');
}

/** Time of processors that a process has taken, in clock ticks. */
function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
}

/** Bytes of main memory that a process takes. */
export function readResidentBytes(pid: number): number {
  const [, pages] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Number(pages) * 4_096;
}

/** Whether there is such a process; one that has ended and that nobody has asked about yet does not count. */
export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.[0] !== 'Z';
  } catch {
    return false;
  }
}
