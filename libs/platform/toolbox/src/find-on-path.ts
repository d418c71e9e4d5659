import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first file with this name in the folders of a `PATH`; undefined if no folder has it. */
export function findOnPath(name: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
