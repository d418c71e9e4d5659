import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A place that repeats the version of the product. */
export interface VersionPlace {
  /** Relative to the root, with the name of the field where a file has several. */
  readonly place: string;
  /** Undefined where the place has no version. */
  readonly version: string | undefined;
  readonly expected: string;
}

/** A version of Semantic Versioning 2.0.0 without build metadata, such as `1.2.3` or `1.2.3-rc.1`. */
const SEMANTIC_VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(?:-(alpha|beta|rc)\.(0|[1-9]\d*))?$/;

const CHART = 'charts/diorama/Chart.yaml';
const PYTHON = 'clients/python/src/diorama_worlds/_version.py';
const EXAMPLES = 'libs/product/contract/src/openapi/examples.ts';
/** Clients of other tools, which take the version as it is. */
const TOOLS = ['clients/blender/diorama_blender/blender_manifest.toml', 'clients/blender/pyproject.toml', 'clients/comfyui/pyproject.toml'];

/** The text of a version in each file that is not a package.json: what stands before it, and after it. */
const LINES: readonly (readonly [string, string, RegExp])[] = [
  [CHART, 'version', /^(version: )(\S+)$/m],
  [CHART, 'appVersion', /^(appVersion: )(\S+)$/m],
  [PYTHON, '__version__', /^(__version__ = ")([^"]*)(?=")/m],
  [EXAMPLES, 'service_version', /(service_version: ')([^']*)(?=')/],
  ...TOOLS.map((path) => [path, 'version', /^(version = ")([^"]*)(?=")/m] as const),
];

/** The version of the product: that of the root package.json. @throws Error where it is not a semantic version */
export function readVersion(root: string): string {
  const { version } = readJson(root, 'package.json') as { version: string };
  toPythonVersion(version);
  return version;
}

/**
 * The form of a version that PyPI takes (PEP 440): `1.2.3-rc.1` is `1.2.3rc1`.
 * @throws Error for what is not `MAJOR.MINOR.PATCH`, with `-alpha.N`, `-beta.N` or `-rc.N` at most
 */
export function toPythonVersion(version: string): string {
  const [, major, minor, patch, phase, number] = SEMANTIC_VERSION.exec(version) ?? [];
  if (major === undefined) throw new Error(`"${version}" is not a version such as 1.2.3 or 1.2.3-rc.1`);
  const shortPhase = { alpha: 'a', beta: 'b', rc: 'rc' }[phase ?? ''];
  return `${major}.${minor}.${patch}${shortPhase === undefined ? '' : `${shortPhase}${number}`}`;
}

/** Every place that repeats the version of the product. */
export function listVersionPlaces(root: string): VersionPlace[] {
  const expected = readVersion(root);
  const folders = listWorkspaces(root);
  const manifests = folders.map(manifestOf).map((path) => ({
    place: path,
    version: (readJson(root, path) as { version?: string }).version,
    expected,
  }));
  const { version, packages } = readJson(root, 'package-lock.json') as Lock;
  const locked = ['', ...folders].map((folder) => ({
    place: `package-lock.json ${folder === '' ? '(root)' : folder}`,
    version: packages[folder]?.version,
    expected,
  }));
  const lines = LINES.map(([path, field, pattern]) => ({
    place: `${path} ${field}`,
    version: pattern.exec(readText(root, path))?.[2],
    expected: path === PYTHON ? toPythonVersion(expected) : expected,
  }));
  return [...manifests, { place: 'package-lock.json', version, expected }, ...locked, ...lines];
}

/** A sentence for each place whose version is not that of the product. */
export function findVersionFaults(root: string): string[] {
  return listVersionPlaces(root)
    .filter(({ version, expected }) => version !== expected)
    .map(({ place, version, expected }) => `${place} has ${version === undefined ? 'no version' : `version ${version}`}, not ${expected}`);
}

/** Writes a version to the root package.json and to all places that repeat it. @throws Error where it is not a semantic version */
export function setVersion(root: string, version: string): void {
  const pythonVersion = toPythonVersion(version);
  const field = /("version": ")[^"]*(?=")/;
  const folders = ['', ...listWorkspaces(root)];
  for (const folder of folders) replaceIn(root, manifestOf(folder), field, version);
  const lock = readJson(root, 'package-lock.json') as Lock;
  lock.version = version;
  for (const folder of folders) {
    const entry = lock.packages[folder];
    if (entry !== undefined) entry.version = version;
  }
  writeFileSync(join(root, 'package-lock.json'), `${JSON.stringify(lock, null, 2)}\n`);
  for (const [path, , pattern] of LINES) replaceIn(root, path, pattern, path === PYTHON ? pythonVersion : version);
}

interface Lock {
  version: string;
  packages: Record<string, { version?: string }>;
}

/** Folders of all workspaces, sorted. */
function listWorkspaces(root: string): string[] {
  const { workspaces } = readJson(root, 'package.json') as { workspaces: string[] };
  return workspaces.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }).map(dirname)).toSorted();
}

const manifestOf = (folder: string): string => join(folder, 'package.json');

function replaceIn(root: string, path: string, pattern: RegExp, version: string): void {
  writeFileSync(
    join(root, path),
    readText(root, path).replace(pattern, (_found, before: string) => `${before}${version}`),
  );
}

const readText = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

const readJson = (root: string, path: string): unknown => JSON.parse(readText(root, path));
