import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { ROOT, sourcesBelow, workspaces } from './workspace.js';
import type { SourceFile } from './workspace.js';

const FILE_LINES_MAX = 400;
const FUNCTION_LINES_MAX = 70;
const PARAMETERS_MAX = 5;
const FORBIDDEN_ROOMS = /(^|\/)(common|utils?|helpers?|misc|shared)(\/|\.ts$)/;

const sources = workspaces.flatMap(({ files }) => files);
const everything = [...sources, ...workspaces.flatMap(({ path }) => sourcesBelow(`${path}/src`)), ...sourcesBelow('test')];

describe('the size of things', () => {
  it(`keeps files within ${FILE_LINES_MAX} lines`, () => {
    const long = everything
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > FILE_LINES_MAX);
    expect(long).toEqual([]);
  });

  it(`keeps functions within ${FUNCTION_LINES_MAX} lines and ${PARAMETERS_MAX} parameters, kernels too`, () => {
    expect(sources.flatMap(largeFunctions)).toEqual([]);
  });

  it('keeps tools within the same bounds', () => {
    const tools = sourcesBelowTools().flatMap(largeFunctions);
    expect(tools).toEqual([]);
  });

  it('has no room for what belongs nowhere', () => {
    expect(everything.map(({ path }) => path).filter((path) => FORBIDDEN_ROOMS.test(path))).toEqual([]);
  });

  it('names files in kebab-case', () => {
    const odd = everything.map(({ path }) => path).filter((path) => !/^[a-z0-9.-]+$/.test(path.split('/').at(-1) ?? ''));
    expect(odd).toEqual([]);
  });
});

function sourcesBelowTools(): SourceFile[] {
  const names = ['bootstrap', 'build', 'bundle-workflows', 'check', 'fetch-test-tools', 'proto', 'test'];
  return names.map((name) => ({ path: `tools/${name}.mjs`, text: readFileSync(join(ROOT, 'tools', `${name}.mjs`), 'utf8'), imports: [] }));
}

function largeFunctions({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined) {
      const first = lineOf(node.getStart(file));
      const lines = lineOf(node.getEnd()) - first + 1;
      const isConstructor = ts.isConstructorDeclaration(node);
      if (lines > FUNCTION_LINES_MAX) found.push(`${path}:${first} has ${lines} lines`);
      if (!isConstructor && node.parameters.length > PARAMETERS_MAX + 1)
        found.push(`${path}:${first} has ${node.parameters.length} parameters`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
