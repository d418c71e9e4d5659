import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

/** A small disk in memory, so that filling it harms nobody else. */
export interface Disk {
  /** Leaves no room on it. */
  fill(): void;
  /** Gives the room back. */
  clear(): void;
  unmount(): void;
}

const MEGABYTE = 1 << 20;
/** Others write meanwhile, and a disk does not become smaller than what is on it. */
const TRIES = 100;

/** Mounts a disk at an empty folder; null where this user may not mount anything. */
export function mountDisk(folder: string, megabytes: number): Disk | null {
  const sizeOf = (bytes: number): string => `size=${bytes},mode=755`;
  const whole = megabytes * MEGABYTE;
  try {
    mount('-t', 'tmpfs', '-o', sizeOf(whole), 'diorama-faults', folder);
  } catch {
    return null;
  }
  const resize = (bytes: number): void => mount('-o', `remount,${sizeOf(bytes)}`, folder);
  return {
    // It is made as small as what is on it: a file that took what is left would take as much memory, which not every machine has.
    fill() {
      for (let left = TRIES; ; left--) {
        try {
          return resize(usedBytes(folder));
        } catch (error) {
          if (left === 0) throw error;
        }
      }
    },
    clear: () => resize(whole),
    // Off the folder at once, and away when the last who has a file there has closed it.
    unmount: () => void execFileSync('umount', ['-l', folder], { stdio: 'pipe' }),
  };
}

const mount = (...args: readonly string[]): void => void execFileSync('mount', args, { stdio: 'pipe' });

function usedBytes(folder: string): number {
  const { blocks, bfree, bsize } = statfsSync(folder);
  return (blocks - bfree) * bsize;
}
