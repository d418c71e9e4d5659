import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TESTS = join(ROOT, 'test/acceptance');
const ENDING = '.spec.ts';

/** `[id]` in the title of a test. */
const TITLE = /\b(?:it|describe)(?:\.\w+)?\(\s*'([^']*)'|\]\)\(\s*'([^']*)'|\)\(\s*'(\[[^']*)'/g;
const ID = /\[([a-z]+(?:-[a-z]+)*-\d+)\]/g;
const ROW = /^\| ([a-z]+(?:-[a-z]+)*-\d+) \| (.+) \| (.+) \|$/gm;

/** `<id> <file>` for each id that a test of the file carries. */
function idsInTests(): string[] {
  const files = readdirSync(TESTS).filter((name) => name.endsWith(ENDING));
  return files.flatMap((name) => {
    const titles = [...readFileSync(join(TESTS, name), 'utf8').matchAll(TITLE)].map(([, one, two, three]) => one ?? two ?? three ?? '');
    const ids = new Set(titles.flatMap((title) => [...title.matchAll(ID)].map(([, id]) => id)));
    return [...ids].map((id) => `${id} ${basename(name, ENDING)}`);
  });
}

const rows = [...readFileSync(join(ROOT, 'docs/reference/conformance.md'), 'utf8').matchAll(ROW)].map(([, id = '', , tests = '']) => ({
  id,
  tests: tests.split(', '),
}));

describe('docs/reference/conformance.md', () => {
  it('names every test that carries an id, and no other', () => {
    const named = rows.flatMap(({ id, tests }) => tests.map((test) => `${id} ${test}`));
    expect(named.length).toBeGreaterThan(100);
    expect(named.toSorted()).toEqual(idsInTests().toSorted());
  });

  it('has each id once', () => expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]));
});
