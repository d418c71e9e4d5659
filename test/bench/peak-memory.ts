import { readFileSync, writeFileSync } from 'node:fs';

/** Has the peak resident set of a process counted anew (Linux, proc(5): 5 into clear_refs). */
export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, '5');
}

/** Peak resident set of a process since it was last reset, in 10^9 bytes. Linux alone tells it of another process. */
export function peakGigabytes(pid: number): number {
  const kibibytes = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kibibytes === undefined) throw new Error(`/proc/${pid}/status tells no peak of its memory`);
  return (Number(kibibytes) * 1_024) / 1e9;
}
