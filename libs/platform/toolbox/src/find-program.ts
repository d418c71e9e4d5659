import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is looked for, and where it is kept after it was fetched. */
export interface ToolSearch {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Folder in which fetched programs are kept. */
  readonly folder: string;
  /** Called before a step that takes long. */
  readonly onStep: (description: string) => void;
}

interface Program {
  /** Variable of the environment that names its file. */
  readonly variable: string;
  /** Its name in the folders of `PATH`. */
  readonly name: string;
  /** Its file after it was fetched. */
  readonly kept: string;
}

/**
 * The file of a program: what the variable names, else the first on `PATH`, else the kept file; undefined if none of them exists.
 *
 * @throws Error if the variable names a file that does not exist
 */
export function findProgram({ variable, name, kept }: Program, environment: ToolSearch['environment']): string | undefined {
  const named = environment[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names a file that does not exist`);
  const onPath = (environment['PATH'] ?? '').split(delimiter).map((folder) => join(folder, name));
  return named || [...onPath, kept].find((file) => existsSync(file));
}
