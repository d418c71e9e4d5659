import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where tools that were fetched or built are kept for all checkouts. */
export function getToolFolder(environment: Readonly<Record<string, string | undefined>>): string {
  return join(environment['XDG_CACHE_HOME'] || join(homedir(), '.cache'), 'diorama', 'tools');
}
