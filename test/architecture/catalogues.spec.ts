import { describe, expect, it } from 'vitest';

import { workspaces } from './workspace.js';
import type { SourceFile } from './workspace.js';

const DOMAIN = 'libs/product/domain/src';
const CATALOGUES = { errors: `${DOMAIN}/errors.ts`, failures: `${DOMAIN}/operations/failures.ts` };

const sources = workspaces.flatMap(({ files }) => files).filter(({ path }) => !path.includes('/testing/'));
const textOf = (path: string): string => sources.find((source) => source.path === path)?.text ?? '';

/** The part of a source from `head` up to `end`. @throws Error if the source lacks one: the check would then compare the wrong text */
function sectionOf(text: string, head: string, end: string): string {
  const start = text.indexOf(head);
  const stop = text.indexOf(end, start);
  if (start < 0 || stop < 0) throw new Error(`no section from "${head}" to "${end}"`);
  return text.slice(start, stop);
}

/** The keys of an object literal whose declaration begins with `head`. */
const rowsOf = (text: string, head: string): string[] =>
  [...sectionOf(text, head, '} as const').matchAll(/^  ([A-Z][A-Z_]+): \{/gm)].map(([, row]) => row);

const names = (files: readonly SourceFile[], row: string): boolean => files.some(({ text }) => text.includes(`'${row}'`));

describe('the catalogue of errors', () => {
  const rows = rowsOf(textOf(CATALOGUES.errors), 'export const ERRORS');

  it('has a producer for each row', () => {
    expect(rows.length).toBeGreaterThan(30);
    const others = sources.filter(({ path }) => !Object.values(CATALOGUES).includes(path));
    expect(rows.filter((row) => !names(others, row))).toEqual([]);
  });

  it('has a row for each error that is thrown', () => {
    const thrown = sources.flatMap(({ text }) => [...text.matchAll(/new DomainError\(\s*'([A-Z_]+)'/g)].map(([, code]) => code));
    expect(thrown.length).toBeGreaterThan(50);
    expect([...new Set(thrown)].filter((code) => !rows.includes(code))).toEqual([]);
  });
});

describe('the catalogue of failures', () => {
  const text = textOf(CATALOGUES.failures);
  const rows = rowsOf(text, 'const FAILURES');
  const mapping = sectionOf(text, 'const FAILURE_OF', '\n};');

  it('has a producer for each row: an error that maps to it, or a source that names it', () => {
    expect(rows.length).toBeGreaterThan(5);
    const others = sources.filter(({ path }) => path !== CATALOGUES.failures);
    expect(rows.filter((row) => !mapping.includes(`'${row}'`) && !names(others, row))).toEqual([]);
  });

  it('maps errors of the catalogue to failures of the catalogue', () => {
    const mapped = [...mapping.matchAll(/^  ([A-Z_]+): '([A-Z_]+)'/gm)];
    const errors = rowsOf(textOf(CATALOGUES.errors), 'export const ERRORS');
    expect(mapped.length).toBeGreaterThan(3);
    expect(mapped.filter(([, error, failure]) => !errors.includes(error) || !rows.includes(failure))).toEqual([]);
  });
});
