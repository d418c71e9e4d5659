import { describe, expect, it } from 'vitest';

import { packageOf, workspaces } from './workspace.js';
import type { Workspace } from './workspace.js';

/** Loaded by name at run time, or by the packages beside them, so no import shows them. */
const LOADED_OTHERWISE = new Set([
  '@diorama/gateway:swagger-ui-dist',
  '@diorama/media:rxjs',
  '@diorama/world:rxjs',
  '@diorama/gateway:rxjs',
]);

const floorOf = (name: string): string => workspaces.find((workspace) => workspace.name === name)?.floor ?? 'none';

/** A conformance suite runs inside the tests of others, with the test runner of the root. */
const isSuite = (path: string): boolean => path.includes('/src/testing/');

function importedBy(workspace: Workspace): Set<string> {
  const specifiers = workspace.files.flatMap(({ path, imports }) =>
    isSuite(path) ? imports.filter((name) => name !== 'vitest') : imports,
  );
  const packages = [...specifiers, ...workspace.generatedImports].map(packageOf);
  return new Set(packages.filter((name): name is string => name !== null));
}

describe.each(workspaces.map((workspace) => [workspace.path, workspace] as const))('%s', (_path, workspace) => {
  it('imports exactly the packages that it declares', () => {
    const undeclared = [...importedBy(workspace)].filter((name) => !workspace.dependencies.includes(name));
    const unused = workspace.dependencies.filter(
      (name) => !importedBy(workspace).has(name) && !LOADED_OTHERWISE.has(`${workspace.name}:${name}`),
    );
    expect({ undeclared, unused }).toEqual({ undeclared: [], unused: [] });
  });

  it('refers in its tsconfig to exactly the internal packages that it declares', () => {
    const declared = workspaces.filter(({ name }) => workspace.dependencies.includes(name)).map(({ path }) => path);
    expect(workspace.references.toSorted()).toEqual(declared.toSorted());
  });

  it('imports lower floors only', () => {
    if (workspace.floor === 'tests') return;
    const own = Number(workspace.floor);
    const sideways = new Set(['@diorama/telemetry', '@diorama/config']); // the two adapters that others may use
    const wrong = workspace.dependencies
      .filter((name) => name.startsWith('@diorama/'))
      .filter((name) => !(Number(floorOf(name)) < own || (own === 3 && sideways.has(name))));
    expect(wrong).toEqual([]);
  });

  it('enters other packages by their entry, and its own files by the file that defines the thing', () => {
    const deep = workspace.files.flatMap(({ path, imports }) =>
      imports
        .filter(
          (name) =>
            /^@diorama\/[^/]+\/(?!testing$)/.test(name) ||
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
