import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findVersionFaults, readVersion, setVersion, toPythonVersion } from '../../tools/release/version.js';

/** A repository of one workspace, as files. */
const FILES: Readonly<Record<string, string>> = {
  'package.json': '{\n  "name": "product",\n  "version": "1.2.3",\n  "workspaces": ["apps/*"]\n}\n',
  'apps/one/package.json': '{\n  "name": "one",\n  "version": "1.2.3",\n  "dependencies": { "other": "1.2.3" }\n}\n',
  'package-lock.json':
    '{"version":"1.2.3","packages":{"":{"version":"1.2.3"},"apps/one":{"version":"1.2.3"},"node_modules/other":{"version":"1.2.3"}}}',
  'charts/diorama/Chart.yaml': 'apiVersion: v2\nversion: 1.2.3\nappVersion: 1.2.3\n',
  'clients/python/src/diorama_worlds/_version.py': '__version__ = "1.2.3"\n',
  'libs/product/contract/src/openapi/examples.ts': "export const EXAMPLE = { service_version: '1.2.3' };\n",
  'clients/blender/diorama_blender/blender_manifest.toml': 'schema_version = "1.0.0"\nversion = "1.2.3"\nblender_version_min = "4.2.0"\n',
  'clients/blender/pyproject.toml': 'version = "1.2.3"\nrequires-python = ">=3.11"\n',
  'clients/comfyui/pyproject.toml': 'version = "1.2.3"\n',
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'diorama-version-'));
  for (const [path, text] of Object.entries(FILES)) write(path, text);
});

afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('the versions of a repository', () => {
  it('agree where every place has that of the root', () => {
    expect(findVersionFaults(root)).toEqual([]);
  });

  it.each([
    ['apps/one/package.json', '"version": "1.2.3"', '"version": "1.2.4"', 'apps/one/package.json has version 1.2.4, not 1.2.3'],
    ['apps/one/package.json', '"version": "1.2.3",', '', 'apps/one/package.json has no version, not 1.2.3'],
    ['package-lock.json', '"apps/one":{"version":"1.2.3"}', '"apps/one":{}', 'package-lock.json apps/one has no version, not 1.2.3'],
    [
      'charts/diorama/Chart.yaml',
      'appVersion: 1.2.3',
      'appVersion: 1.2',
      'charts/diorama/Chart.yaml appVersion has version 1.2, not 1.2.3',
    ],
    [
      'clients/python/src/diorama_worlds/_version.py',
      '1.2.3',
      '1.2.3rc1',
      'clients/python/src/diorama_worlds/_version.py __version__ has version 1.2.3rc1, not 1.2.3',
    ],
  ])('differ where %s has another one (%s)', (path, before, after, fault) => {
    write(path, read(path).replace(before, after));
    expect(findVersionFaults(root)).toEqual([fault]);
  });

  it('are all written by one command, and nothing else is', () => {
    setVersion(root, '2.0.0-rc.1');
    expect(readVersion(root)).toBe('2.0.0-rc.1');
    expect(findVersionFaults(root)).toEqual([]);
    expect(read('clients/python/src/diorama_worlds/_version.py')).toBe('__version__ = "2.0.0rc1"\n');
    expect(read('clients/blender/diorama_blender/blender_manifest.toml')).toBe(
      'schema_version = "1.0.0"\nversion = "2.0.0-rc.1"\nblender_version_min = "4.2.0"\n',
    );
    expect(read('apps/one/package.json')).toContain('"other": "1.2.3"');
    expect(read('package-lock.json')).toMatch(/"node_modules\/other": \{\s+"version": "1.2.3"/);
  });
});

describe('a version', () => {
  it.each([
    ['0.1.0', '0.1.0'],
    ['1.2.3-alpha.4', '1.2.3a4'],
    ['1.2.3-beta.0', '1.2.3b0'],
    ['10.20.30-rc.12', '10.20.30rc12'],
  ])('%s is %s in Python', (version, pythonVersion) => {
    expect(toPythonVersion(version)).toBe(pythonVersion);
  });

  it.each([
    '',
    '1',
    '1.2',
    'v1.2.3',
    '1.2.3.4',
    '01.2.3',
    '1.2.3-',
    '1.2.3-rc',
    '1.2.3-rc.01',
    '1.2.3+build',
    '1.2.3\n',
    '$(id)',
    '1.2.3-next.1',
  ])('%j is refused', (version) => {
    expect(() => setVersion(root, version)).toThrow('is not a version such as 1.2.3');
    expect(findVersionFaults(root)).toEqual([]);
  });
});
