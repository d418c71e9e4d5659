import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The commit that a release is built from. */
export interface Checkout {
  /** Absolute path. */
  readonly root: string;
  /** 40 hexadecimal digits. */
  readonly commit: string;
  /** Time of all files in the artefacts, in seconds since 1970: SOURCE_DATE_EPOCH, or the time of the commit. */
  readonly timeSeconds: number;
  /** Whether the files are those of the commit. */
  readonly isClean: boolean;
}

/** Reads the commit of a working tree. @throws Error outside a Git repository, and for a SOURCE_DATE_EPOCH that is not a number of seconds */
export function readCheckout(root: string, sourceDateEpoch: string | undefined): Checkout {
  if (sourceDateEpoch !== undefined && !/^\d{1,10}$/.test(sourceDateEpoch))
    throw new Error(`SOURCE_DATE_EPOCH must be a number of seconds since 1970, not "${sourceDateEpoch}"`);
  const [commit = '', time = ''] = git(root, ['log', '-1', '--format=%H %ct']).trim().split(' ');
  const isClean = git(root, ['status', '--porcelain']).trim() === '';
  return { root, commit, timeSeconds: Number(sourceDateEpoch ?? time), isClean };
}

/** Names of the tags of the current commit. */
export function readTags(root: string): string[] {
  return git(root, ['tag', '--points-at', 'HEAD'])
    .split('\n')
    .filter((name) => name !== '');
}

/** A tracked file. */
export interface SourceFile {
  /** Relative to the folder that was asked for. */
  readonly path: string;
  readonly bytes: Buffer;
}

/** All files below a folder that Git tracks, sorted by path: what a build left behind is not among them. */
export function readTrackedFiles(root: string, folder: string): SourceFile[] {
  return git(root, ['ls-files', '-z', '--', folder])
    .split('\0')
    .filter((path) => path !== '')
    .toSorted()
    .map((path) => ({ path: path.slice(folder.length + 1), bytes: readFileSync(join(root, path)) }));
}

function git(root: string, args: readonly string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 1 << 26 });
  } catch (error) {
    throw new Error('a release is built from a Git repository, whose commit it names', { cause: error });
  }
}
