import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';

import { legalEntries, renderThirdPartyNotices } from './legal.ts';
import type { Artefact } from './provenance.ts';
import { packTar } from './tar.ts';
import type { TarEntry } from './tar.ts';

/** A package as a file that `npm install` takes. */
export interface NpmPackage extends Artefact {
  /** Folder of the workspace that it is built from, relative to the root. */
  readonly workspace: string;
  /** Folders of the packages that it contains, relative to the root. */
  readonly bundled: readonly string[];
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly [field: string]: unknown;
}

const SDK = 'libs/product/sdk';
const CLI = 'apps/cli';
/** In an npm package, all files lie below this folder. */
const TOP = 'package';
/** Two folders deep, as in the workspace: the program reads its version from `../../package.json`. */
const CLI_ENTRY = 'dist/cli/main.js';
/** The oldest Node that runs the command. */
const CLI_NODE = '20.12';

/** Fields of a workspace's package.json that mean something in the repository only. */
const INTERNAL_FIELDS = ['private', 'floor', 'files', 'devDependencies', 'bin'];

/** The SDK: compiled modules with their declarations, and no dependencies. @throws Error where it does not compile or has a dependency */
export function buildSdk(root: string, timeSeconds: number): NpmPackage {
  const manifest = readManifest(root, SDK);
  if ('dependencies' in manifest) throw new Error(`${SDK} has dependencies, which the package of the SDK would lack`);
  const output = mkdtempSync(join(tmpdir(), 'diorama-sdk-'));
  try {
    // Compiled into an empty folder: dist of the workspace may hold what earlier sources left.
    const options = [
      '--outDir',
      output,
      '--tsBuildInfoFile',
      join(output, '.tsbuildinfo'),
      '--sourceMap',
      'false',
      '--declarationMap',
      'false',
    ];
    execFileSync(process.execPath, ['node_modules/@typescript/native/bin/tsc', '-p', SDK, ...options], { cwd: root, stdio: 'pipe' });
    const compiled = readdirSync(output, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:d\.ts|js)$/.test(file))
      .map((file) => ({ path: `${TOP}/dist/${file.replaceAll(sep, '/')}`, bytes: readFileSync(join(output, file)) }));
    return pack(root, SDK, { manifest, timeSeconds, files: compiled, bundled: [] });
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** The command with everything that it needs: its installation downloads nothing. @throws Error where it cannot be bundled */
export async function buildCli(root: string, timeSeconds: number): Promise<NpmPackage> {
  const { dependencies: _bundled, ...manifest } = readManifest(root, CLI);
  const sdk = join(root, SDK, 'src');
  const { build } = await import('vite'); // takes a second, which no other command of the release waits for
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: [
        { find: '@diorama-worlds/sdk/admin', replacement: join(sdk, 'admin/index.ts') },
        { find: '@diorama-worlds/sdk', replacement: join(sdk, 'index.ts') },
      ],
    },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(root, CLI, 'src/main.ts'),
      target: `node${CLI_NODE}`,
      write: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
    },
  });
  if (!('output' in built)) throw new Error(`${CLI} was not bundled to modules`);
  const chunks = built.output.filter((file) => file.type === 'chunk');
  const files = chunks.map(({ fileName, code }) => ({
    path: `${TOP}/dist/cli/${fileName}`,
    bytes: Buffer.from(fileName === 'main.js' ? `#!/usr/bin/env node\n${code}` : code),
    isExecutable: fileName === 'main.js',
  }));
  const bundled = foldersOfModules(
    root,
    chunks.flatMap(({ modules }) => Object.entries(modules)),
  );
  const published = {
    ...manifest,
    description: "Command line of Diorama's World Generation API.",
    license: 'Apache-2.0',
    bin: { 'diorama-worlds': CLI_ENTRY, diorama: CLI_ENTRY },
    engines: { node: `>=${CLI_NODE}` },
  };
  return pack(root, CLI, { manifest: published, timeSeconds, files, bundled });
}

interface Contents {
  readonly manifest: Manifest;
  readonly timeSeconds: number;
  readonly files: readonly TarEntry[];
  readonly bundled: readonly string[];
}

function pack(root: string, workspace: string, { manifest, timeSeconds, files, bundled }: Contents): NpmPackage {
  const { name, version } = manifest;
  const notices = bundled.length === 0 ? null : renderThirdPartyNotices(bundled.map((folder) => join(root, folder)));
  const readme = unlinkRelative(readFileSync(join(root, workspace, 'README.md'), 'utf8'));
  const entries = [
    ...files,
    { path: `${TOP}/package.json`, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) },
    { path: `${TOP}/README.md`, bytes: Buffer.from(readme) },
    ...legalEntries(root, TOP, notices),
  ];
  const fileName = `${name.replace(/^@/, '').replace('/', '-')}-${version}.tgz`;
  return { fileName, bytes: packTar(entries, timeSeconds), workspace, bundled };
}

/** The package.json of a workspace with the fields that a published package has. */
function readManifest(root: string, workspace: string): Manifest {
  const manifest = JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;
  return Object.fromEntries(Object.entries(manifest).filter(([field]) => !INTERNAL_FIELDS.includes(field))) as unknown as Manifest;
}

/** Folders in node_modules of the packages that have code in the bundle, relative to the root, sorted. */
function foldersOfModules(root: string, modules: readonly (readonly [string, { readonly renderedLength: number }])[]): string[] {
  const paths = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([id]) => id.replaceAll('\0', '').split('?')[0] ?? '');
  const folders = paths.map((path) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  return [
    ...new Set(folders.filter((folder) => folder !== undefined).map((folder) => folder.slice(root.length).replace(/^\//, ''))),
  ].toSorted();
}

/** A README without links to files of the repository, which a package does not contain. */
export function unlinkRelative(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]*)\]\(\.\.?\/[^)\n]*\)/g, '$1');
}
