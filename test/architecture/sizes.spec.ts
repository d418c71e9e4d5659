import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { ROOT, sourcesBelow, workspaces } from './workspace.js';
import type { SourceFile } from './workspace.js';

const FILE_LINES_MAX = 400;
const FUNCTION_LINES_MAX = 70;
const PARAMETERS_MAX = 6;
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

  it('keeps functions of tests within the same bounds, apart from the callbacks of describe', () => {
    const tests = everything.filter(({ path }) => !sources.some((source) => source.path === path));
    expect(tests.flatMap(largeFunctions)).toEqual([]);
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
  const names = readdirSync(join(ROOT, 'tools'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.mjs'));
  return names.map((name) => ({ path: `tools/${name}`, text: readFileSync(join(ROOT, 'tools', name), 'utf8'), imports: [] }));
}

function largeFunctions({ path, text }: SourceFile): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body !== undefined && !isDescribed(node)) {
      const first = lineOf(node.getStart(file));
      const lines = lineOf(node.getEnd()) - first + 1;
      if (lines > FUNCTION_LINES_MAX) found.push(`${path}:${first} has ${lines} lines`);
      if (node.parameters.length > PARAMETERS_MAX) found.push(`${path}:${first} has ${node.parameters.length} parameters`);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Whether a function only holds tests: the callback of `describe`, or a function whose name begins with `describe`. */
function isDescribed(node: ts.SignatureDeclaration): boolean {
  const { parent } = node;
  const name = ts.isCallExpression(parent) ? parent.expression.getText() : (node.name?.getText() ?? '');
  return name.startsWith('describe');
}
