import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** A small disk in memory, so that filling it harms nobody else. */
export interface Disk {
  /** Takes all that is left of it. */
  fill(): void;
  /** Gives it back. */
  clear(): void;
  unmount(): void;
}

const FIRST_PIECE = 1 << 24;
const LAST_PIECE = 1 << 9;

/** Mounts a disk at an empty folder; null where this user may not mount anything. */
export function mountDisk(folder: string, megabytes: number): Disk | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'diorama-faults', folder], { stdio: 'pipe' });
  } catch {
    return null;
  }
  const filler = join(folder, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'w');
      const piece = Buffer.alloc(FIRST_PIECE, 1);
      for (let bytes = FIRST_PIECE; bytes >= LAST_PIECE;) if (!appended(file, piece.subarray(0, bytes))) bytes /= 2;
      closeSync(file);
    },
    clear: () => rmSync(filler, { force: true }),
    unmount: () => void execFileSync('umount', [folder], { stdio: 'pipe' }),
  };
}

/** Whether all of it found room. */
function appended(file: number, piece: Uint8Array): boolean {
  try {
    return writeSync(file, piece) === piece.length;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') return false;
    throw error;
  }
}
