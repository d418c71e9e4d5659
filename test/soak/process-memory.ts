import { readFileSync, readdirSync } from 'node:fs';

/** Megabytes that each process holds with all that it started, by name. Pages that several share are counted in parts. */
export function processMemory(pids: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const children = childrenOf();
  const total = (pid: number): number => heldBytes(pid) + (children.get(pid) ?? []).reduce((sum, child) => sum + total(child), 0);
  const { supervisor, ...parts } = pids;
  const held = Object.entries(parts).map(([name, pid]): [string, number] => [name, total(pid) / 1e6]);
  return Object.fromEntries([...held, ...(supervisor === undefined ? [] : [['supervisor', heldBytes(supervisor) / 1e6] as const])]);
}

/** Proportional set size (proc_pid_smaps(5)); 0 when the process is gone. */
function heldBytes(pid: number): number {
  try {
    return 1_024 * Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Ids of all processes, by their parents (proc_pid_stat(5): the fourth field, after a name that may hold anything). */
function childrenOf(): ReadonlyMap<number, readonly number[]> {
  const children = new Map<number, number[]>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const parent = parentOf(name);
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  return children;
}

function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null; // it has ended
  }
}
