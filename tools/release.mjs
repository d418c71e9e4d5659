// `npm run release -- --dry-run`: builds the installable artefacts of this commit into the folder release, and prints the commands that publish them.
// Options: --only npm,python,tools,chart for some parts; --output FOLDER; --images to build the images too; --publish npm,pypi,chart,images to run
// the commands of these targets; --registry HOST/FOLDER of images and chart; --set-version VERSION to write a version to all places.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { packagesOf } from '../deploy/images/closure.mjs';
import { IMAGE_NAMES } from '../deploy/images/images.ts';
import { RELEASE_PARTS, buildRelease, expectReleaseFolder, listImages, writeRelease } from './release/build-release.ts';
import { readCheckout, readTags } from './release/checkout.ts';
import { findPublishFaults, parseTargets, planPublishing } from './release/publishing.ts';
import { readVersion, setVersion } from './release/version.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** A copy: bundling sets NODE_ENV, which changes what npm reports. */
const env = { ...process.env };
const print = (line) => process.stdout.write(`${line}\n`);

function readArguments() {
  const { values } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      only: { type: 'string' },
      output: { type: 'string', default: join(root, 'release') },
      images: { type: 'boolean', default: false },
      publish: { type: 'string' },
      registry: { type: 'string' },
      'set-version': { type: 'string' },
    },
  });
  const parts = values.only?.split(',') ?? [...RELEASE_PARTS];
  const unknown = parts.find((part) => !RELEASE_PARTS.includes(part));
  if (unknown !== undefined) throw new Error(`--only takes ${RELEASE_PARTS.join(', ')}, not "${unknown}"`);
  const targets = values.publish === undefined ? [] : parseTargets(values.publish);
  if (targets.length > 0 && values['dry-run']) throw new Error('--dry-run publishes nothing; leave out --publish');
  if (targets.length > 0 && values.only !== undefined) throw new Error('a release is published whole; leave out --only');
  if (targets.includes('images') && !values.images) throw new Error('--publish images needs --images, which builds them');
  return { ...values, parts, targets, registry: values.registry ?? null };
}

/** Folders of the packages of third parties that any process or page of the product depends on. */
function listThirdPartyFolders() {
  const apps = globSync('apps/*/package.json', { cwd: root }).map((path) => join(root, dirname(path)));
  const all = new Set([...apps, join(root, 'deploy/local')].flatMap((folder) => [...packagesOf(folder, root).keys()]));
  const inside = `${realpathSync(root)}${sep}`;
  return [...all].filter((folder) => folder.slice(inside.length).split(sep).includes('node_modules'));
}

function run(command, args, folder, environment = env) {
  const { status, error } = spawnSync(command, args, { cwd: folder, env: environment, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
}

function buildImages(version) {
  run(process.execPath, ['tools/build.mjs', '--quiet'], root);
  run(process.execPath, ['deploy/images/build.mjs', ...IMAGE_NAMES], root, {
    ...env,
    IMAGE_PREFIX: 'localhost/diorama-',
    IMAGE_TAG: version,
  });
}

function refuseUnpublishable(checkout, version, { targets, registry }) {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const state = { version, isClean: checkout.isClean, tags: readTags(root), changelog, targets, registry };
  const faults = findPublishFaults(state);
  if (faults.length > 0) throw new Error(`this commit cannot be published:\n  ${faults.join('\n  ')}`);
}

async function main() {
  const options = readArguments();
  if (options['set-version'] !== undefined) return setVersion(root, options['set-version']);
  const version = readVersion(root);
  const checkout = readCheckout(root, env['SOURCE_DATE_EPOCH']);
  if (options.targets.length > 0) refuseUnpublishable(checkout, version, options);
  const folder = resolve(options.output);
  expectReleaseFolder(folder);
  const artefacts = await buildRelease({ checkout, parts: options.parts, thirdPartyFolders: listThirdPartyFolders(), environment: env });
  writeRelease(folder, artefacts);
  if (options.images) buildImages(version);
  print(`Version ${version} of commit ${checkout.commit}${checkout.isClean ? '' : ', with changes that are not in it'}, in ${folder}:`);
  for (const { fileName, bytes } of artefacts) print(`  ${fileName} (${bytes.byteLength} bytes)`);
  const fileNames = artefacts.map(({ fileName }) => fileName);
  const steps = planPublishing({ fileNames, images: listImages(version), registry: options.registry });
  const wanted = steps.filter(({ target }) => options.targets.includes(target));
  if (wanted.length === 0) print('\nTo publish it, in that folder:');
  for (const { target, command } of wanted.length === 0 ? steps : []) print(`  ${target}: ${command.join(' ')}`);
  for (const { command } of wanted) run(command[0], command.slice(1), folder);
  return undefined;
}

await main().catch((error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
