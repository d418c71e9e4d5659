import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findCycles } from './find-cycles.js';
import { ROOT, sourcesBelow, workspaces } from './workspace.js';
import type { Workspace } from './workspace.js';

const PACKAGE_LINES_MAX = 8_000;
const FOLDER_FILES_MAX = 25;

/** Workspaces above PACKAGE_LINES_MAX, and their lines. The list may only shrink. */
const LARGE_PACKAGES: Readonly<Record<string, number>> = {};

/** Folders above FOLDER_FILES_MAX, and their files. The list may only shrink. */
const LARGE_FOLDERS: Readonly<Record<string, number>> = {};

/** Workspaces whose folders import each other in cycles. The list may only shrink. */
const FOLDER_CYCLES: readonly string[] = [];

/** Tables of data, which the limit of lines of code leaves out: one entry for each object of the catalogue, or for each field of the API. */
const TABLES = [
  ...['rows', 'styles', 'locales'].map((folder) => `libs/engine/catalogue/src/${folder}/`),
  'libs/product/contract/src/openapi/reference/field-descriptions.ts',
];

const linesOf = ({ files }: Workspace): number =>
  files
    .filter(({ path }) => !TABLES.some((folder) => path.startsWith(folder)))
    .reduce((sum, { text }) => sum + text.split('\n').length - 1, 0);

/** Files side by side in each folder, with tests and without generated sources. */
function filesByFolder(): Map<string, number> {
  const folders = workspaces.flatMap(({ path }) => sourcesBelow(`${path}/src`)).map(({ path }) => dirname(path));
  return new Map([...Map.groupBy(folders, (folder) => folder)].map(([folder, all]) => [folder, all.length]));
}

/** Which folders of a workspace import which others; the entry, a list of names, does not count. */
function folderGraph({ files }: Workspace): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const { path, imports } of files.filter(({ path: file }) => !file.endsWith('/src/index.ts'))) {
    const folder = dirname(path);
    const others = imports.filter((name) => name.startsWith('.')).map((name) => dirname(join(folder, name)));
    const known = graph.get(folder) ?? new Set<string>();
    graph.set(folder, new Set([...known, ...others.filter((other) => other !== folder)]));
  }
  return graph;
}

describe('the layout of packages', () => {
  it(`keeps a package within ${PACKAGE_LINES_MAX} lines, tests not counted`, () => {
    const large = workspaces
      .map((workspace) => [workspace.path, linesOf(workspace)] as const)
      .filter(([, lines]) => lines > PACKAGE_LINES_MAX);
    expect(large.filter(([path, lines]) => lines > (LARGE_PACKAGES[path] ?? 0))).toEqual([]);
    expect(Object.keys(LARGE_PACKAGES).filter((path) => !large.some(([other]) => other === path))).toEqual([]);
  });

  it(`keeps at most ${FOLDER_FILES_MAX} files side by side`, () => {
    const large = [...filesByFolder()].filter(([, count]) => count > FOLDER_FILES_MAX);
    expect(large.filter(([folder, count]) => count > (LARGE_FOLDERS[folder] ?? 0))).toEqual([]);
    expect(Object.keys(LARGE_FOLDERS).filter((folder) => !large.some(([other]) => other === folder))).toEqual([]);
  });

  it('has no cycle of folders in a package', () => {
    const cycles = workspaces
      .map((workspace) => [workspace.path, findCycles(folderGraph(workspace))] as const)
      .filter(([, found]) => found.length > 0);
    expect(cycles.filter(([path]) => !FOLDER_CYCLES.includes(path))).toEqual([]);
    expect(FOLDER_CYCLES.filter((path) => !cycles.some(([other]) => other === path))).toEqual([]);
  });

  it.each(workspaces.filter(({ path }) => path.startsWith('libs/')).map(({ path, files }) => [path, files] as const))(
    '%s says in its entry what it is for, what it takes and what it gives',
    (path, files) => {
      const entry = files.find((file) => file.path === `${path}/src/index.ts`)?.text ?? '';
      const [paragraph = ''] = /^\/\*\*\n(?: \* .+\n)+ \*\/\n/.exec(entry) ?? [];
      expect(paragraph).toMatch(/\bIn: [\s\S]*\bOut: /);
    },
  );
});

describe('ARCHITECTURE.md', () => {
  it('lists every package with its floor and its description', () => {
    const text = readFileSync(join(ROOT, 'ARCHITECTURE.md'), 'utf8');
    const listed = [...text.matchAll(/^- `((?:apps|libs|deploy)\/[^`]+)` \(floor ([^)]+)\): (.+)$/gm)].map(([, path, floor, purpose]) => ({
      path,
      floor,
      purpose,
    }));
    const expected = workspaces.map(({ path, floor, description }) => ({ path, floor, purpose: description }));
    const byPath = (a: { readonly path: string | undefined }, b: { readonly path: string | undefined }): number =>
      (a.path ?? '') < (b.path ?? '') ? -1 : 1;
    expect(listed.toSorted(byPath)).toEqual(expected.toSorted(byPath));
  });
});
