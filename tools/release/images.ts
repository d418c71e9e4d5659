import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readImageLayout } from './image-layout.ts';
import type { BaseImage } from './image-layout.ts';
import type { Checkout } from './checkout.ts';
import { sha256OfFile } from './provenance.ts';
import type { Artefact, StoredArtefact } from './provenance.ts';

/** An image of a release. */
export interface BuiltImage {
  /** Such as `diorama-gateway`. */
  readonly name: string;
  /** Of its manifest: `sha256:` and 64 hexadecimal digits. */
  readonly digest: string;
  /** Null for an image without a base, and where the engine does not record it. */
  readonly base: BaseImage | null;
  /** The image as an OCI archive. */
  readonly archive: StoredArtefact;
  /** Its software bill of materials, as CycloneDX JSON. */
  readonly bill: Artefact;
}

export interface ImageBuild {
  readonly checkout: Checkout;
  readonly version: string;
  /** Names without the prefix `diorama-`. */
  readonly names: readonly string[];
  /** Buildah or Docker. */
  readonly engine: string;
  /** First part of the names under which the engine keeps the images, such as `localhost/diorama-`. */
  readonly prefix: string;
  /** An empty folder for what is laid out and for the archives. It must outlive the images. */
  readonly folder: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Folder of the images in a release. */
const FOLDER = 'images';

/**
 * Builds images of the processes as they are compiled now, with the version as their tag, and writes each as an OCI archive with the time of
 * the commit.
 * @throws Error where a program fails, and for an image that does not say that it is of this version and commit
 */
export function buildImages(build: ImageBuild): BuiltImage[] {
  const { checkout, names, version, engine, prefix, folder, environment } = build;
  const context = join(folder, 'context');
  const env = {
    ...environment,
    CONTAINER_ENGINE: engine,
    IMAGE_CONTEXT: context,
    IMAGE_PREFIX: prefix,
    IMAGE_TAG: version,
    IMAGE_REVISION: revisionOf(checkout),
    SOURCE_DATE_EPOCH: String(checkout.timeSeconds),
  };
  run(process.execPath, ['deploy/images/build.mjs', ...names], { folder: checkout.root, env });
  const images = names.map((name) => exportImage(build, name, readFileSync(join(context, `${name}.cdx.json`))));
  rmSync(context, { recursive: true });
  return images;
}

/** Lines of images.txt: each image with its tag, and with its digest where it was built. */
export function renderImageList(names: readonly string[], version: string, images: readonly BuiltImage[]): string {
  const digests = new Map(images.map(({ name, digest }) => [name, `@${digest}`]));
  return names.map((name) => `${name}:${version}${digests.get(name) ?? ''}\n`).join('');
}

/** Values of the chart that name the images by their digests. */
export const renderDigestValues = (images: readonly BuiltImage[]): string =>
  ['image:', '  digests:', ...images.map(({ name, digest }) => `    ${name}: ${digest}`), ''].join('\n');

/** The commit; `-dirty` marks a working tree with changes that are not in it. */
const revisionOf = ({ commit, isClean }: Checkout): string => (isClean ? commit : `${commit}-dirty`);

function exportImage({ checkout, version, engine, prefix, folder, environment }: ImageBuild, name: string, bill: Buffer): BuiltImage {
  const image = `diorama-${name}`;
  const layout = join(folder, name);
  mkdirSync(layout);
  saveLayout(engine, { image: `${prefix}${name}:${version}`, layout, environment });
  const { digest, base } = readImageLayout(layout, { version, revision: revisionOf(checkout) });
  const path = join(folder, `${image}.oci.tar`);
  packLayout(layout, path, checkout.timeSeconds);
  rmSync(layout, { recursive: true });
  const fileName = `${FOLDER}/${image}-${version}`;
  return {
    name: image,
    digest,
    base,
    archive: { fileName: `${fileName}.oci.tar`, path, ...sha256OfFile(path) },
    bill: { fileName: `${fileName}.cdx.json`, bytes: bill },
  };
}

interface SavedImage {
  readonly image: string;
  readonly layout: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Writes an image to a folder as an OCI image layout. */
function saveLayout(engine: string, { image, layout, environment: env }: SavedImage): void {
  if (basename(engine) === 'buildah')
    return run(engine, ['push', '--quiet', '--format', 'oci', image, `oci:${layout}:${image}`], { folder: layout, env });
  const saved = join(layout, 'saved.tar');
  run(engine, ['save', '--output', saved, image], { folder: layout, env });
  run('tar', ['-xf', saved], { folder: layout, env });
  return rmSync(saved);
}

/** GNU tar, because archives are larger than what fits into memory: sorted, of user and group 0, with one time. */
function packLayout(layout: string, file: string, timeSeconds: number): void {
  const options = [
    '--sort=name',
    '--format=ustar',
    `--mtime=@${timeSeconds}`,
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--mode=a+rX,u+w,go-w',
  ];
  run('tar', [...options, '-cf', file, '-C', layout, '.'], { folder: layout, env: process.env });
}

function run(
  command: string,
  args: readonly string[],
  { folder, env }: { readonly folder: string; readonly env: NodeJS.ProcessEnv },
): void {
  const { status, error } = spawnSync(command, args, { cwd: folder, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed${error === undefined ? '' : `: ${error.message}`}`);
}
