// Brings what the tests need in addition to npm packages: a Temporal server, an S3 server, the time-skipping Temporal, a
// browser, Prometheus and a reader of splats.
// What cannot be had is told; its tests then skip with a warning, or fail where CI=true.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import {
  VERSITYGW_TOOL,
  buildGoTool,
  downloadTestServer,
  fetchPrometheus,
  fetchSplatTransform,
  findTemporal,
  getToolFolder,
} from '@diorama/toolbox';

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

/** Prometheus, and its own judge of rules. */
async function prometheus() {
  if (process.env.PROMTOOL || ['prometheus', 'promtool'].every((program) => existsSync(join(folder, program)))) return;
  say('fetching Prometheus');
  await fetchPrometheus(folder, process.env);
}

/** @type {readonly (readonly [string, () => unknown])[]} */
const TOOLS = [
  ['the Temporal CLI', () => findTemporal({ environment: process.env, folder, onStep: say })],
  ['the S3 server versitygw', () => buildGoTool(VERSITYGW_TOOL, folder, process.env)],
  ["Temporal's time-skipping test server", () => downloadTestServer(folder)],
  ['Chromium', chromium],
  ['Prometheus', prometheus],
  ["PlayCanvas' SplatTransform", () => fetchSplatTransform(folder, process.env)],
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
