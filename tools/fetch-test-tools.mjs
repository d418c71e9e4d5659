// Brings what the tests need beside npm packages: a Temporal server, an S3 server, the time-skipping Temporal, a
// browser and promtool.
// What cannot be had is told; its tests then skip with a warning, or fail where CI=true.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { VERSITYGW_TOOL, buildGoTool, downloadTestServer, findTemporal, getToolFolder } from '@diorama/toolbox';

const folder = getToolFolder(process.env);
const say = (text) => process.stderr.write(`${text}\n`);

/** Debian's Chromium, when root may install it. */
function chromium() {
  const known = [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  if (known.some((path) => path && existsSync(path))) return;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) throw new Error('set CHROMIUM_PATH');
  say('installing Chromium');
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    const done = spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    if (done.status !== 0) throw new Error(`apt-get ${args[0]} failed: ${done.stderr.slice(-500)}`);
  }
}

/** Prometheus's own judge of rules, out of Debian's package, which is not installed. */
function promtool() {
  const target = join(folder, 'promtool');
  if (process.env.PROMTOOL || existsSync(target)) return;
  if (!existsSync('/usr/bin/apt-get')) throw new Error('set PROMTOOL');
  mkdirSync(folder, { recursive: true });
  const work = mkdtempSync(join(folder, 'promtool-'));
  say('fetching promtool');
  try {
    if (process.getuid?.() === 0) execFileSync('apt-get', ['update', '-qq'], { stdio: 'pipe' });
    execFileSync('apt-get', ['download', '-qq', 'prometheus'], { cwd: work, stdio: 'pipe' });
    const [archive = ''] = readdirSync(work);
    execFileSync('dpkg', ['-x', archive, 'files'], { cwd: work, stdio: 'pipe' });
    renameSync(join(work, 'files/usr/bin/promtool'), target);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** @type {readonly (readonly [string, () => unknown])[]} */
const TOOLS = [
  ['the Temporal CLI', () => findTemporal({ environment: process.env, folder, onStep: say })],
  ['the S3 server versitygw', () => buildGoTool(VERSITYGW_TOOL, folder, process.env)],
  ["Temporal's time-skipping test server", () => downloadTestServer(folder)],
  ['Chromium', chromium],
  ['promtool', promtool],
];

let missing = 0;
for (const [name, fetchTool] of TOOLS) {
  try {
    await fetchTool();
  } catch (error) {
    missing++;
    say(`WARNING: ${name} cannot be had, its tests will be skipped: ${error.message}`);
  }
}
if (missing > 0 && process.env['CI'] === 'true') process.exit(1);
