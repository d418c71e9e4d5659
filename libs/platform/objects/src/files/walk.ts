import type { Dirent } from 'node:fs';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

import type { ListedObject } from '../object-store.js';
import { hasErrorCode } from './errors.js';

/**
 * The files below `folder` ('' or ending in `/`) whose keys begin with `prefix`, in the order of their keys. Links and special
 * files are passed over; what vanishes meanwhile is left out.
 */
export async function* walkFiles(root: string, folder: string, prefix: string): AsyncGenerator<ListedObject, void> {
  for (const { name, isFolder } of await entriesOf(join(root, folder))) {
    const key = folder + name;
    if (!key.startsWith(prefix) && !prefix.startsWith(key)) continue;
    if (isFolder) yield* walkFiles(root, key, prefix);
    else if (key.startsWith(prefix)) yield* present(root, key);
  }
}

/** How many files lie below a folder, whatever their names. */
export async function countFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

async function* present(root: string, key: string): AsyncGenerator<ListedObject, void> {
  try {
    yield { key, bytes: (await lstat(join(root, key))).size };
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
}

/** In the order of keys a folder stands where its name with the slash does: `a-b` before `a/b`. */
async function entriesOf(path: string): Promise<{ readonly name: string; readonly isFolder: boolean }[]> {
  let entries: Dirent[];
  try {
    entries = await readdir(path, { withFileTypes: true });
  } catch (error) {
    if (hasErrorCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => ({ name: entry.isDirectory() ? `${entry.name}/` : entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
