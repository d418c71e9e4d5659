// `npm run release -- --dry-run`: builds the installable artefacts of this commit into the folder release, and prints the commands that publish them.
// Options: --only npm,python,tools,chart,images for some parts; --output FOLDER; --images NAME,NAME for some images; --require images to fail
// where they cannot be built, and not to leave them out; --publish npm,pypi,chart,images to run the commands of these targets; --registry
// HOST/FOLDER of images and chart; --set-version VERSION to write a version to all places.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { packagesOf } from '../deploy/images/closure.mjs';
import { IMAGE_NAMES } from '../deploy/images/images.ts';
import { RELEASE_PARTS, buildRelease, expectReleaseFolder, writeRelease } from './release/build-release.ts';
import { readCheckout, readTags } from './release/checkout.ts';
import { planImages } from './release/image-plan.ts';
import { buildImages } from './release/images.ts';
import { sizeOf } from './release/provenance.ts';
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
      images: { type: 'string' },
      require: { type: 'string' },
      publish: { type: 'string' },
      registry: { type: 'string' },
      'set-version': { type: 'string' },
    },
  });
  const parts = readList('--only', values.only, RELEASE_PARTS);
  const images = readList('--images', values.images, IMAGE_NAMES);
  const required = values.require === undefined ? [] : readList('--require', values.require, ['images']);
  const targets = values.publish === undefined ? [] : parseTargets(values.publish);
  if (targets.length > 0 && values['dry-run']) throw new Error('--dry-run publishes nothing; leave out --publish');
  if (targets.length > 0 && (values.only ?? values.images) !== undefined)
    throw new Error('a release is published whole; leave out --only and --images');
  const needsImages = required.includes('images') || targets.includes('images');
  if (needsImages && !parts.includes('images')) throw new Error('--require images needs the part images, which --only leaves out');
  return { ...values, parts, images, needsImages, targets, registry: values.registry ?? null };
}

/** The words of a list; all that there are, where none is given. */
function readList(option, list, known) {
  const words = list?.split(',') ?? [...known];
  const unknown = words.find((word) => !known.includes(word));
  if (unknown !== undefined) throw new Error(`${option} takes ${known.join(', ')}, not "${unknown}"`);
  return [...new Set(words)];
}

/** Folders of the packages of third parties that any process or page of the product depends on. */
function listThirdPartyFolders() {
  const apps = globSync('apps/*/package.json', { cwd: root }).map((path) => join(root, dirname(path)));
  const all = new Set([...apps, join(root, 'deploy/local')].flatMap((folder) => [...packagesOf(folder, root).keys()]));
  const inside = `${realpathSync(root)}${sep}`;
  return [...all].filter((folder) => folder.slice(inside.length).split(sep).includes('node_modules'));
}

function run(command, args, folder) {
  const { status, error } = spawnSync(command, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
}

function refuseUnpublishable(checkout, version, { targets, registry }) {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const state = { version, isClean: checkout.isClean, tags: readTags(root), changelog, targets, registry };
  const faults = findPublishFaults(state);
  if (faults.length > 0) throw new Error(`this commit cannot be published:\n  ${faults.join('\n  ')}`);
}

/** Builds the files of a release and writes them to a folder. */
async function buildInto(folder, { options, checkout, version, plan: { names, engine } }) {
  const place = mkdtempSync(join(tmpdir(), 'diorama-release-images-'));
  try {
    const images = { checkout, version, names, engine, prefix: 'localhost/diorama-', folder: place, environment: env };
    const files = await buildRelease({
      checkout,
      parts: options.parts,
      thirdPartyFolders: listThirdPartyFolders(),
      environment: env,
      buildImages() {
        if (names.length === 0) return [];
        run(process.execPath, ['tools/build.mjs', '--quiet'], root);
        return buildImages(images);
      },
    });
    writeRelease(folder, files);
    return files;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

async function main() {
  const options = readArguments();
  if (options['set-version'] !== undefined) return setVersion(root, options['set-version']);
  const version = readVersion(root);
  const checkout = readCheckout(root, env['SOURCE_DATE_EPOCH']);
  if (options.targets.length > 0) refuseUnpublishable(checkout, version, options);
  const folder = resolve(options.output);
  expectReleaseFolder(folder);
  const plan = planImages(options.parts.includes('images') ? options.images : [], env);
  if (options.needsImages && plan.leftOut.length > 0) throw new Error(`images cannot be built:\n  ${plan.leftOut.join('\n  ')}`);
  const files = await buildInto(folder, { options, checkout, version, plan });
  print(`Version ${version} of commit ${checkout.commit}${checkout.isClean ? '' : ', with changes that are not in it'}, in ${folder}:`);
  for (const file of files) print(`  ${file.fileName} (${sizeOf(file)} bytes)`);
  if (plan.leftOut.length > 0) print(`\nIMAGES ARE LEFT OUT:\n  ${plan.leftOut.join('\n  ')}`);
  const steps = planPublishing({ fileNames: files.map(({ fileName }) => fileName), registry: options.registry });
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
