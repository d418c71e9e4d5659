import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';

import { runNpm } from '../../tools/release/run-npm.js';
import { readVersion } from '../../tools/release/version.js';

const run = promisify(execFile);
/** A bound on hangs: a machine with other work takes minutes for builds and installations. */
const WITHIN_MS = 600_000;
vi.setConfig({ testTimeout: WITHIN_MS, hookTimeout: WITHIN_MS });

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');
const VERSION = readVersion(ROOT);
const folder = mkdtempSync(join(tmpdir(), 'diorama-release-'));
const release = join(folder, 'release');
const fileOf = (name: string): string => join(release, name);
const textOf = (name: string): string => readFileSync(fileOf(name), 'utf8');
const runRelease = (args: readonly string[]) =>
  run(process.execPath, ['tools/release.mjs', ...args], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'test' } });

/** The text of a file in a .tgz. */
const packed = (archive: string, path: string): string =>
  execFileSync('tar', ['-xzOf', fileOf(archive), path], { encoding: 'utf8', maxBuffer: 1 << 26 });
const listPacked = (archive: string): string[] =>
  execFileSync('tar', ['-tzf', fileOf(archive)], { encoding: 'utf8' })
    .trim()
    .split('\n');

beforeAll(async () => {
  await runRelease(['--dry-run', '--only', 'npm,tools,chart', '--output', release]);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a release', () => {
  it('has packages, bills of materials, licences, the list of images, provenance and checksums', () => {
    expect(readdirSync(release).toSorted()).toEqual(
      [
        'CHANGELOG.md',
        'LICENSE',
        'NOTICE',
        'SHA256SUMS',
        'THIRD-PARTY-NOTICES.txt',
        `diorama-${VERSION}.cdx.json`,
        `diorama-${VERSION}.intoto.json`,
        `diorama-${VERSION}.tgz`,
        `diorama-blender-${VERSION}.zip`,
        `diorama-comfyui-${VERSION}.zip`,
        `diorama-worlds-${VERSION}.cdx.json`,
        `diorama-worlds-${VERSION}.tgz`,
        `diorama-worlds-sdk-${VERSION}.cdx.json`,
        `diorama-worlds-sdk-${VERSION}.tgz`,
        'images.txt',
      ].toSorted(),
    );
    expect(textOf('images.txt').split('\n')).toContain(`diorama-gateway:${VERSION}`);
  });

  it('is built with the same bytes again, in another time zone and with another umask', async () => {
    const again = join(folder, 'again');
    const command = `umask 077; exec "${process.execPath}" tools/release.mjs --dry-run --only npm,tools,chart --output "${again}"`;
    await run('sh', ['-c', command], { cwd: ROOT, env: { ...process.env, TZ: 'Asia/Tokyo', NODE_ENV: 'production' } });
    expect(readFileSync(join(again, 'SHA256SUMS'), 'utf8')).toBe(textOf('SHA256SUMS'));
  });

  it('has checksums that sha256sum confirms, and provenance with the same digests and the commit', () => {
    const { status, stderr } = spawnSync('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: release, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const statement = JSON.parse(textOf(`diorama-${VERSION}.intoto.json`));
    const digests = statement.subject.map(({ name, digest }: { name: string; digest: { sha256: string } }) => `${digest.sha256}  ${name}`);
    const sums = textOf('SHA256SUMS').trim().split('\n');
    expect(sums.filter((line) => !line.endsWith('.intoto.json'))).toEqual(digests);
    const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
    expect(statement.predicate.buildDefinition.resolvedDependencies).toContainEqual({ name: 'source', digest: { gitCommit: commit } });
  });

  it('refuses options that it does not know, and folders that hold something else', async () => {
    mkdirSync(join(folder, 'mine'));
    writeFileSync(join(folder, 'mine/letter.txt'), 'dear');
    const messages = await Promise.all(
      [
        ['--only', 'rust'],
        ['--publish', 'everywhere'],
        ['--publish', 'npm', '--dry-run'],
        ['--publish', 'npm', '--images', 'gateway'],
        ['--images', 'gatewy'],
        ['--require', 'images', '--only', 'chart'],
        ['--require', 'npm'],
        ['--set-version', '1.2'],
        ['--dry-run', '--only', 'chart', '--output', join(folder, 'mine')],
      ].map((args) =>
        runRelease(args).then(
          () => 'accepted',
          (error: { stderr: string }) => error.stderr.trim(),
        ),
      ),
    );
    expect(messages).toEqual([
      '--only takes npm, python, tools, chart, images, not "rust"',
      '--publish takes npm, pypi, chart, images, not "everywhere"',
      '--dry-run publishes nothing; leave out --publish',
      'a release is published whole; leave out --only and --images',
      expect.stringMatching(/^--images takes gateway, .*, inference-cuda, not "gatewy"$/),
      '--require images needs the part images, which --only leaves out',
      '--require takes images, not "npm"',
      '"1.2" is not a version such as 1.2.3 or 1.2.3-rc.1',
      `${join(folder, 'mine')} exists and holds no release; name another folder`,
    ]);
    expect(readdirSync(join(folder, 'mine'))).toEqual(['letter.txt']);
  });
});

describe('bills of materials', () => {
  interface Bill {
    readonly bomFormat: string;
    readonly metadata: { readonly component: { readonly name: string; readonly version: string } };
    readonly components: readonly { readonly name: string; readonly purl: string; readonly licenses: unknown }[];
    readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
  }
  const billOf = (name: string): Bill => JSON.parse(textOf(`${name}-${VERSION}.cdx.json`));

  it('name their subject, and only packages that have a licence', () => {
    const bills = ['diorama', 'diorama-worlds', 'diorama-worlds-sdk'].map(billOf);
    expect(bills.map(({ bomFormat, metadata }) => `${bomFormat} ${metadata.component.name}@${metadata.component.version}`)).toEqual([
      `CycloneDX diorama@${VERSION}`,
      `CycloneDX diorama-worlds@${VERSION}`,
      `CycloneDX @diorama-worlds/sdk@${VERSION}`,
    ]);
    const unlicensed = bills.flatMap(({ components }) => components.filter(({ licenses }) => licenses === undefined));
    expect(unlicensed.map(({ name }) => name)).toEqual(['unionfs']); // its package.json names none; it is in the public domain
  });

  it('have what is installed with the product, and nothing of its tests', () => {
    const names = billOf('diorama').components.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['fastify', 'three', 'zod', 'pg', '@diorama/engine', '@diorama-worlds/sdk']));
    expect(names.filter((name) => ['vitest', 'vite', 'oxlint', 'playwright-core', 'release'].includes(name))).toEqual([]);
  });

  it('have for the command exactly what its notices name, and for the SDK nothing', () => {
    const { components, dependencies } = billOf('diorama-worlds');
    const notices = packed(`diorama-worlds-${VERSION}.tgz`, 'package/THIRD-PARTY-NOTICES.txt');
    const named = [...notices.matchAll(/^-{80}\n(\S+) (\S+)$/gm)].map(
      ([, name, version]) => `pkg:npm/${name?.replace('@', '%40')}@${version}`,
    );
    const others = components.map(({ purl }) => purl).filter((purl) => !purl.startsWith('pkg:npm/%40diorama-worlds/'));
    expect(named.length).toBeGreaterThan(10);
    expect(others.toSorted()).toEqual(named.toSorted());
    expect(dependencies.find(({ ref }) => ref === `diorama-worlds@${VERSION}`)?.dependsOn).toContain(`@diorama-worlds/sdk@${VERSION}`);
    expect(billOf('diorama-worlds-sdk').components).toEqual([]);
  });
});

describe('the npm packages', () => {
  const place = join(folder, 'empty');
  const installed = (path: string): string => join(place, 'node_modules', path);
  const command = (name: string, args: readonly string[]) =>
    run(installed(`.bin/${name}`), args, { env: { PATH: [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter), HOME: place } });

  beforeAll(() => {
    mkdirSync(place);
    writeFileSync(join(place, 'package.json'), '{"private":true,"type":"module"}');
    const archives = [fileOf(`diorama-worlds-${VERSION}.tgz`), fileOf(`diorama-worlds-sdk-${VERSION}.tgz`)];
    const args = ['install', '--offline', '--cache', join(folder, 'cache'), '--no-audit', '--no-fund', ...archives];
    runNpm(args, place, process.env);
  });

  it('are installed from an empty cache without a network, and bring no other package', () => {
    expect(readdirSync(join(place, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['@diorama-worlds', 'diorama-worlds']);
  });

  it.each(['diorama-worlds', 'diorama'])('have the command %s', async (name) => {
    expect((await command(name, ['--version'])).stdout).toBe(`diorama ${VERSION}\n`);
    expect((await command(name, ['--help'])).stdout).toMatch(/USAGE diorama [\s\S]*\bgenerate\b[\s\S]*EXIT CODES/);
  });

  it('have a command that serves the Model Context Protocol, with what it loads only then', () => {
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } };
    const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })}\n`;
    const env = { ...process.env, HOME: place, DIORAMA_URL: 'http://127.0.0.1:9', DIORAMA_API_KEY: 'none' };
    const { stdout } = spawnSync(process.execPath, [installed('diorama-worlds/dist/cli/main.js'), 'mcp'], { input, env, encoding: 'utf8' });
    expect(JSON.parse(stdout.split('\n')[0] ?? '')).toMatchObject({ id: 1, result: { serverInfo: { name: 'diorama', version: VERSION } } });
  });

  it('have an SDK that a plain module imports', async () => {
    const program = `import { Diorama, ConnectionError } from '@diorama-worlds/sdk';
import * as admin from '@diorama-worlds/sdk/admin';
const client = new Diorama({ apiKey: 'k', baseUrl: 'http://127.0.0.1:9', maxRetries: 0 });
const error = await client.credits().catch((reason) => reason);
console.log(error instanceof ConnectionError, Object.keys(admin).length > 0);`;
    writeFileSync(join(place, 'use.mjs'), program);
    expect((await run(process.execPath, ['use.mjs'], { cwd: place })).stdout).toBe('true true\n');
  });

  it('have an SDK whose types are checked without the repository', () => {
    const program = `import { Diorama } from '@diorama-worlds/sdk';
import type { OperatorClientOptions } from '@diorama-worlds/sdk/admin';
const client = new Diorama({ apiKey: 'k', baseUrl: 'https://worlds.example.com' });
export const id: Promise<string> = client.worlds.page({ page_size: 1 }).then(({ worlds }) => worlds[0]?.id ?? '');
// @ts-expect-error A page size is a number.
export const wrong = client.worlds.page({ page_size: 'one' });
export type Options = OperatorClientOptions;
`;
    writeFileSync(join(place, 'use.ts'), program);
    const options = [
      '--noEmit',
      '--strict',
      '--ignoreConfig',
      '--target',
      'es2023',
      '--module',
      'nodenext',
      '--types',
      '',
      '--lib',
      'es2023,dom,dom.iterable',
    ];
    const { status, stdout } = spawnSync(process.execPath, [TSC, ...options, 'use.ts'], { cwd: place, encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 0, stdout: '' });
  });

  it.each([`diorama-worlds-${VERSION}.tgz`, `diorama-worlds-sdk-${VERSION}.tgz`])(
    '%s has its licence and no path of the repository',
    (name) => {
      expect(packed(name, 'package/LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
      expect(packed(name, 'package/NOTICE')).toMatch(/^Diorama\n/);
      expect(packed(name, 'package/README.md')).not.toMatch(/\]\(\.\.?\//);
      expect(listPacked(name).filter((path) => /\.map$|\.spec\.|\.ts$/.test(path) && !path.endsWith('.d.ts'))).toEqual([]);
      const code = listPacked(name).filter((path) => path.endsWith('.js') && packed(name, path).includes(ROOT));
      expect(code).toEqual([]);
    },
  );
});

describe('the package of the chart', () => {
  const name = `diorama-${VERSION}.tgz`;

  it('has one folder with the chart, its schema, its licence and every template, and no values of tests', () => {
    const paths = listPacked(name);
    expect(paths.filter((path) => !path.startsWith('diorama/'))).toEqual([]);
    expect(paths).toEqual(
      expect.arrayContaining(['Chart.yaml', 'values.yaml', 'values.schema.json', 'LICENSE', 'NOTICE'].map((path) => `diorama/${path}`)),
    );
    const templates = readdirSync(join(ROOT, 'charts/diorama/templates'), { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(paths.filter((path) => path.startsWith('diorama/templates/'))).toHaveLength(templates.length);
    expect(paths.filter((path) => path.startsWith('diorama/ci/'))).toEqual([]);
    expect(parse(packed(name, 'diorama/Chart.yaml'))).toMatchObject({ name: 'diorama', version: VERSION, appVersion: VERSION });
  });
});
