import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import { findBase } from '../../deploy/images/bases.js';
import { findEngine } from '../../deploy/images/engine.js';
import { labelsOf } from '../../deploy/images/labels.js';
import { buildRelease, writeRelease } from '../../tools/release/build-release.js';
import { readCheckout } from '../../tools/release/checkout.js';
import { readImageLayout } from '../../tools/release/image-layout.js';
import { planImages } from '../../tools/release/image-plan.js';
import { buildImages, renderDigestValues, renderImageList } from '../../tools/release/images.js';
import type { BuiltImage } from '../../tools/release/images.js';
import { readVersion } from '../../tools/release/version.js';

const run = promisify(execFile);
/** A bound on hangs: a machine with other work takes minutes for an image. */
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const VERSION = readVersion(ROOT);
const KEY = 'org.opencontainers.image';
const REVISION = '0123456789abcdef0123456789abcdef01234567';
const BASE = { name: 'docker.io/library/debian:bookworm-slim', digest: `sha256:${'b'.repeat(64)}` };
const folder = mkdtempSync(join(tmpdir(), 'diorama-images-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const release = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(process.execPath, ['tools/release.mjs', '--dry-run', ...args], { cwd: ROOT, env: { ...process.env, ...env }, maxBuffer: 1 << 26 });

describe('the labels of an image', () => {
  it('name its version, its commit, its time and its licence', () => {
    expect(labelsOf('worker', { root: ROOT, revision: REVISION, createdSeconds: '1700000000' })).toMatchObject({
      [`${KEY}.title`]: 'diorama-worker',
      [`${KEY}.version`]: VERSION,
      [`${KEY}.revision`]: REVISION,
      [`${KEY}.created`]: '2023-11-14T22:13:20.000Z',
      [`${KEY}.licenses`]: 'Apache-2.0',
      [`${KEY}.description`]: expect.stringContaining('Temporal worker'),
    });
  });

  it('leave out what a build does not know, and name the licence of a program of others', () => {
    const labels = labelsOf('postgres', { root: ROOT, revision: undefined, createdSeconds: undefined });
    expect(Object.keys(labels).toSorted()).toEqual(['licenses', 'title', 'version'].map((name) => `${KEY}.${name}`));
    expect(labels[`${KEY}.licenses`]).toBe('PostgreSQL');
  });
});

interface Written {
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly manifests?: number;
}

/** Writes an OCI image layout by hand; answers its folder. */
function writeLayout({ labels = {}, annotations = {}, manifests = 1 }: Written): string {
  const place = mkdtempSync(join(folder, 'layout-'));
  const blob = (name: string, content: object): string => {
    mkdirSync(join(place, 'blobs/sha256'), { recursive: true });
    writeFileSync(join(place, 'blobs/sha256', name), JSON.stringify(content));
    return `sha256:${name}`;
  };
  const config = blob('config', { config: { Labels: labels } });
  const digest = blob('manifest', { config: { digest: config }, annotations });
  writeFileSync(join(place, 'oci-layout'), '{"imageLayoutVersion":"1.0.0"}');
  writeFileSync(join(place, 'index.json'), JSON.stringify({ manifests: Array.from({ length: manifests }, () => ({ digest })) }));
  return place;
}

describe('a layout of an image', () => {
  const expected = { version: '1.2.3', revision: REVISION };
  const labels = { [`${KEY}.version`]: '1.2.3', [`${KEY}.revision`]: REVISION };

  it('has the digest of its manifest, and the image that it was built on', () => {
    const annotations = { [`${KEY}.base.name`]: BASE.name, [`${KEY}.base.digest`]: BASE.digest };
    expect(readImageLayout(writeLayout({ labels, annotations }), expected)).toEqual({ digest: 'sha256:manifest', base: BASE });
    expect(readImageLayout(writeLayout({ labels }), expected).base).toBeNull();
  });

  it.each<[string, Written, RegExp]>([
    ['another version', { labels: { ...labels, [`${KEY}.version`]: '1.2.2' } }, /the version 1\.2\.2, not 1\.2\.3/],
    ['no revision', { labels: { [`${KEY}.version`]: '1.2.3' } }, /the revision \(none\), not 0123/],
    ['two images', { labels, manifests: 2 }, /has 2 images, not one/],
    ['no image', { labels, manifests: 0 }, /has 0 images, not one/],
  ])('is refused with %s', (_what, written, message) => {
    expect(() => readImageLayout(writeLayout(written), expected)).toThrow(message);
  });

  it('is refused where it is not one', () => {
    expect(() => readImageLayout(folder, expected)).toThrow('Buildah, or Docker 25 or newer');
  });
});

describe('the base of an image', () => {
  it('is the one of the environment, which also replaces that of images with a shell', () => {
    expect(findBase('gateway', {})).toMatch(/^gcr\.io\//);
    expect(findBase('postgres', {})).toMatch(/debian/);
    expect(['gateway', 'postgres'].map((name) => findBase(name, { BASE_IMAGE: 'mine' }))).toEqual(['mine', 'mine']);
    expect(findBase('inference-cuda', { BASE_IMAGE: 'mine' })).toMatch(/cuda/);
  });
});

describe('the lists of images', () => {
  const digest = `sha256:${'a'.repeat(64)}`;
  const images = [{ name: 'diorama-world', digest }] as unknown as BuiltImage[];

  it('have the digests of those that were built', () => {
    expect(renderImageList(['diorama-gateway', 'diorama-world'], '1.2.3', images)).toBe(
      `diorama-gateway:1.2.3\ndiorama-world:1.2.3@${digest}\n`,
    );
    expect(parse(renderDigestValues(images))).toEqual({ image: { digests: { 'diorama-world': digest } } });
  });
});

describe('a release on a machine that builds no images', () => {
  const env = { CONTAINER_ENGINE: join(folder, 'no-engine') };
  const output = join(folder, 'without');

  it('says that they are left out, and lists none to publish', async () => {
    const { stdout } = await release(['--only', 'chart,images', '--output', output], env);
    expect(stdout).toContain(`IMAGES ARE LEFT OUT:\n  all: no working ${env.CONTAINER_ENGINE}: install one, or set CONTAINER_ENGINE\n`);
    expect(stdout).not.toContain('skopeo');
    expect(readFileSync(join(output, 'images.txt'), 'utf8')).toContain(`diorama-gateway:${VERSION}\n`);
  });

  it('names each image whose base cannot be pulled', () => {
    const script = '#!/bin/sh\ncase "$*" in version) ;; *pull*example.com*) exit 1 ;; *inspect*) exit 1 ;; esac\n';
    const fake = join(folder, 'docker');
    writeFileSync(fake, script, { mode: 0o755 });
    const plan = planImages(['gateway', 'postgres'], { CONTAINER_ENGINE: fake, SHELL_IMAGE: 'example.com/debian:12' }, 'linux');
    expect(plan).toEqual({ names: ['gateway'], engine: fake, leftOut: ['postgres: example.com/debian:12 cannot be pulled'] });
  });

  it('names the platform where it is not Linux', () => {
    expect(planImages(['gateway'], {}, 'darwin')).toMatchObject({ names: [], leftOut: [expect.stringContaining('on Linux only')] });
    expect(planImages([], {}, 'darwin').leftOut).toEqual([]);
  });

  it('fails where they are required', async () => {
    await expect(release(['--only', 'images', '--require', 'images', '--output', output], env)).rejects.toMatchObject({
      stderr: `images cannot be built:\n  all: no working ${env.CONTAINER_ENGINE}: install one, or set CONTAINER_ENGINE\n`,
    });
  });
});

const engine = process.platform === 'linux' ? findEngine(process.env) : null;
if (engine === null) process.stderr.write('THE BUILD OF AN IMAGE IS NOT TESTED: neither Buildah nor Docker works on this machine\n');

/** On an empty base, so that it needs no network. */
describe.skipIf(engine === null)('an image of a release', () => {
  const output = join(folder, 'with');
  const archive = `images/diorama-signing-${VERSION}.oci.tar`;
  const textOf = (name: string): string => readFileSync(join(output, name), 'utf8');
  const unpacked = join(folder, 'unpacked');
  const PREFIX = 'localhost/diorama-test-';

  beforeAll(async () => {
    // Not by the command, which compiles and bundles again what other tests are running.
    const environment = { ...process.env, BASE_IMAGE: 'scratch' };
    const place = join(folder, 'archives');
    mkdirSync(place);
    const checkout = readCheckout(ROOT, undefined);
    const names = ['signing'];
    const build = { checkout, version: VERSION, names, engine: engine ?? '', prefix: PREFIX, folder: place, environment };
    const options = { checkout, parts: ['images'] as const, thirdPartyFolders: [], environment, buildImages: () => buildImages(build) };
    writeRelease(output, await buildRelease(options));
    mkdirSync(unpacked);
    execFileSync('tar', ['-xf', join(output, archive), '-C', unpacked]);
  });

  afterAll(() => run(engine ?? '', ['rmi', `${PREFIX}signing:${VERSION}`]));

  it('is an archive with the digest, version and commit that the release names', () => {
    const { resolvedDependencies } = JSON.parse(textOf(`diorama-${VERSION}.intoto.json`)).predicate.buildDefinition;
    const [{ digest: source }] = resolvedDependencies;
    const isClean = execFileSync('git', ['status', '--porcelain'], { cwd: ROOT, encoding: 'utf8' }).trim() === '';
    const revision = `${source.gitCommit}${isClean ? '' : '-dirty'}`;
    const { digest } = readImageLayout(unpacked, { version: VERSION, revision });
    expect(textOf('images.txt')).toContain(`diorama-signing:${VERSION}@${digest}\n`);
    expect(parse(textOf('image-digests.yaml')).image.digests).toEqual({ 'diorama-signing': digest });
  });

  it('has a bill of materials, checksums and a command that publishes it', async () => {
    const { metadata, components } = JSON.parse(textOf(`images/diorama-signing-${VERSION}.cdx.json`));
    expect(metadata.component).toMatchObject({ type: 'container', name: 'diorama-signing', version: VERSION });
    expect(components.map(({ name }: { name: string }) => name)).toEqual(expect.arrayContaining(['@diorama/signing', 'node', 'pg']));
    await run('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: output });
    expect(textOf('SHA256SUMS')).toContain(`  ${archive}\n`);
  });

  it('has the files of its process in layers with one time', () => {
    const { manifests } = JSON.parse(readFileSync(join(unpacked, 'index.json'), 'utf8'));
    const blob = (digest: string): string => join(unpacked, 'blobs', ...digest.split(':'));
    const manifest = JSON.parse(readFileSync(blob(manifests[0].digest), 'utf8'));
    const listed = manifest.layers.flatMap(({ digest }: { digest: string }) =>
      execFileSync('tar', ['-tvf', blob(digest), '--full-time', '--utc'], { encoding: 'utf8', maxBuffer: 1 << 26 })
        .trim()
        .split('\n'),
    );
    const files = listed.filter((line: string) => line.startsWith('-'));
    expect(files.some((line: string) => line.endsWith(' app/apps/signing/dist/main.js'))).toBe(true);
    expect(files.some((line: string) => line.endsWith(' app/sbom.cdx.json'))).toBe(true);
    expect(new Set(files.map((line: string) => line.split(/\s+/).slice(3, 5).join(' '))).size).toBe(1);
  });
});
