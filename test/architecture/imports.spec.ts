import { matchesGlob } from 'node:path';

import { describe, expect, it } from 'vitest';

import { findCycles } from './find-cycles.js';
import { packageOf, workspaces } from './workspace.js';
import type { Workspace } from './workspace.js';

/** Loaded by name at run time, or by the packages beside them, so no import shows them. */
const LOADED_OTHERWISE = new Set(['@diorama/gateway:rxjs']);

const floorOf = (name: string): string => workspaces.find((workspace) => workspace.name === name)?.floor ?? 'none';

const pathOf = (name: string): string => workspaces.find((workspace) => workspace.name === name)?.path ?? '';

/** The packages of the engine share a floor: one may import another, without cycles. */
const ENGINE = 'libs/engine/';

/** A conformance suite runs inside the tests of others, with the test runner of the root. */
const isSuite = (path: string): boolean => path.includes('/src/testing/');

function importedBy(files: Workspace['files']): Set<string> {
  const specifiers = files.flatMap(({ path, imports }) => (isSuite(path) ? imports.filter((name) => name !== 'vitest') : imports));
  return new Set(specifiers.map(packageOf).filter((name): name is string => name !== null));
}

/** Packages that a workspace has to declare: those of its sources, and those of its testing entry that it does not declare for tests. */
function requiredBy({ files, generatedImports, devDependencies }: Workspace): Set<string> {
  const ofSuites = importedBy(files.filter(({ path }) => isSuite(path)));
  const ofSources = importedBy(files.filter(({ path }) => !isSuite(path)));
  const generated = generatedImports.map(packageOf).filter((name): name is string => name !== null);
  return new Set([...ofSources, ...generated, ...[...ofSuites].filter((name) => !devDependencies.includes(name))]);
}

/** Whether a name, or a name with an entry, is that of a package of the repository. */
const isInternal = (name: string): boolean => workspaces.some((workspace) => workspace.name === packageOf(name));

/** Every name under which a package exports something. */
const entries = workspaces.flatMap((workspace) => workspace.entries);

describe.each(workspaces.map((workspace) => [workspace.path, workspace] as const))('%s', (_path, workspace) => {
  it('imports exactly the packages that it declares', () => {
    const undeclared = [...requiredBy(workspace)].filter((name) => !workspace.dependencies.includes(name));
    const unused = workspace.dependencies.filter(
      (name) => !requiredBy(workspace).has(name) && !LOADED_OTHERWISE.has(`${workspace.name}:${name}`),
    );
    expect({ undeclared, unused }).toEqual({ undeclared: [], unused: [] });
  });

  it('refers in its tsconfig to exactly the internal packages that it declares', () => {
    const suites = importedBy(workspace.files.filter(({ path }) => isSuite(path)));
    const needed = [...workspace.dependencies, ...workspace.devDependencies.filter((name) => suites.has(name))];
    const declared = workspaces.filter(({ name }) => needed.includes(name)).map(({ path }) => path);
    expect(workspace.references.toSorted()).toEqual(declared.toSorted());
  });

  it('imports lower floors only, and its neighbours where it belongs to the engine', () => {
    if (workspace.floor === 'tests') return;
    const own = Number(workspace.floor);
    const adapters = new Set(['@diorama/clock', '@diorama/config', '@diorama/telemetry']); // those that other adapters may use
    const isBeside = (name: string): boolean =>
      (own === 3 && adapters.has(name)) ||
      (workspace.path.startsWith(ENGINE) && pathOf(name).startsWith(ENGINE) && Number(floorOf(name)) === own);
    const wrong = workspace.dependencies.filter(isInternal).filter((name) => !(Number(floorOf(name)) < own || isBeside(name)));
    expect(wrong).toEqual([]);
  });

  it('enters other packages by an entry that they export, and its own files by the file that defines the thing', () => {
    const deep = workspace.files.flatMap(({ path, imports }) =>
      imports
        .filter(
          (name) =>
            (isInternal(name) && !entries.some((entry) => matchesGlob(name.split('?')[0] ?? '', entry))) ||
            (/(^|\/)index\.js$/.test(name) && name.startsWith('.') && !path.endsWith('/index.ts')),
        )
        .map((name) => `${path} imports ${name}`),
    );
    expect(deep).toEqual([]);
  });

  it('names what it exports', () => {
    const starred = workspace.files.filter(({ text }) => /^export \* from/m.test(text)).map(({ path }) => path);
    expect(starred).toEqual([]);
  });
});

describe('the list of packages that no import shows', () => {
  it('names declared packages only, and none that is imported', () => {
    const needed = workspaces.flatMap((workspace) =>
      workspace.dependencies.filter((name) => !requiredBy(workspace).has(name)).map((name) => `${workspace.name}:${name}`),
    );
    expect([...LOADED_OTHERWISE].filter((entry) => !needed.includes(entry))).toEqual([]);
  });
});

describe('the graph of packages', () => {
  it('has no cycle, tests included', () => {
    const graph = new Map(workspaces.map(({ name, dependencies, devDependencies }) => [name, [...dependencies, ...devDependencies]]));
    expect(findCycles(graph)).toEqual([]);
  });

  it('would show a cycle', () => {
    const graph = new Map([
      ['render', ['world-model', 'quality']],
      ['quality', ['splatting']],
      ['splatting', ['render', 'world-model']],
    ]);
    expect(findCycles(graph)).toEqual(['render -> quality -> splatting -> render']);
  });
});
