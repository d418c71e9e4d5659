// `npm run test:cluster`: builds and loads the images, then installs, uses, upgrades and removes the chart in the cluster of KUBECONFIG.
// Environment: IMAGE_LOAD, a command that takes names of images and brings them into the cluster; BASE_IMAGE and the rest of
// images:build (npm run images:base makes a base where none can be pulled); IMAGES=built where they only have to be loaded, IMAGES=given
// where the cluster has them;
// CLUSTER_STORAGE_CLASS, a class of volumes (a cluster of several nodes needs one); CLUSTER_NAMESPACE (diorama-test); HELM. Arguments go
// to vitest.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { buildGoTool, getToolFolder } from '@diorama/toolbox';

import { countTests } from '../../tools/count-tests.mjs';
import { HELM } from '../chart/tools.ts';
import { IMAGES } from './images.mjs';
import { IMAGE_PREFIX, IMAGE_TAG } from './settings.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { env } = process;

function run(file, args) {
  const startedAt = Date.now();
  const done = spawnSync(file, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) process.exit(done.status ?? 1);
  return Math.round((Date.now() - startedAt) / 1_000);
}

const works = (file, args) => spawnSync(file, args, { stdio: 'ignore', env }).status === 0;
const say = (text) => process.stderr.write(`${text}\n`);

function end(text) {
  say(text);
  process.exit(1);
}

if (!works('kubectl', ['version', '--request-timeout=10s'])) end('no cluster answers kubectl: set KUBECONFIG');
if (env['IMAGES'] !== 'given') {
  if (env['IMAGES'] !== 'built') say(`images: built in ${run('node', ['deploy/images/build.mjs', ...IMAGES])} s`);
  const names = IMAGES.map((name) => `${IMAGE_PREFIX}${name}:${IMAGE_TAG}`);
  const load = env['IMAGE_LOAD'];
  if (!load) end('set IMAGE_LOAD to a command that takes names of images and brings them into the cluster, or IMAGES=given');
  say(`images: loaded in ${run('sh', ['-c', `${load} "$@"`, 'load', ...names])} s`);
}
const helm = env['HELM'] || (works('helm', ['version']) ? 'helm' : await buildGoTool(HELM[0], getToolFolder(env), env));
if (helm !== 'helm' && !existsSync(helm)) end(`${helm} is not there`);
process.exit(await countTests('cluster', process.argv.slice(2), { ...env, HELM: helm }));
