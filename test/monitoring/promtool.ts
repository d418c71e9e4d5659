import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import { getToolFolder } from '@diorama/toolbox';

const program = process.env['PROMTOOL'] ?? join(getToolFolder(process.env), 'promtool');

/**
 * Whether promtool is there; says so on standard error when not.
 *
 * @throws Error in continuous integration, where a missing program is a fault
 */
export function hasPromtool(): boolean {
  if (existsSync(program)) return true;
  if (process.env['CI'] === 'true') throw new Error(`no promtool at ${program}: run npm test`);
  process.stderr.write(`TESTS OF ALERTS ARE SKIPPED, no promtool at ${program}: run npm test, or set PROMTOOL\n`);
  return false;
}

/** Runs promtool; answers what it says and whether it is content. */
export function promtool(args: readonly string[]): { readonly ok: boolean; readonly output: string } {
  const done = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1 << 24 });
  return { ok: done.status === 0, output: done.stdout + done.stderr };
}
