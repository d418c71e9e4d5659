import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const PAGE = 'docs/reference/conformance.md';
const ACCEPTANCE = 'test/acceptance/';
const ENDING = '.spec.ts';
/** Normative sentences of the specification. */
const SENTENCES = 214;

/** The first argument of a call where it is a text, such as the title of a test. */
const TITLE = /\(\s*(?:'((?:\\.|[^'\\])*)'|`((?:\\.|[^`\\])*)`)/g;
const ID = /\[([a-z]+(?:-[a-z]+)*-\d+)\]/g;
const SENTENCE_ROW = /^\| (\d+) \| (.+) \| (.+) \| (.+) \| (.*)\|$/gm;
const OTHER_ROW = /^\| ([a-z]+(?:-[a-z]+)*-\d+) \| (.+) \| (.+) \|$/gm;
const LINK = /\[[^\]]+\]\(([^)]+)\)/g;
const NONE = '-';

interface Row {
  readonly ids: readonly string[];
  readonly tests: readonly string[];
}

interface Sentence extends Row {
  readonly number: number;
  readonly promise: string;
  readonly decision: string;
}

const listOf = (cell: string): string[] => (cell === NONE ? [] : cell.split(', '));

/** As the page names a file of tests. */
const nameOf = (path: string): string => (path.startsWith(ACCEPTANCE) ? path.slice(ACCEPTANCE.length) : path).slice(0, -ENDING.length);

/** The ids in the titles of each file that has any, by its name. */
function idsInTests(): Map<string, ReadonlySet<string>> {
  const paths = globSync(`{apps,libs,deploy,test}/**/*${ENDING}`, { cwd: ROOT, exclude: (path) => /\b(?:node_modules|dist)\b/.test(path) });
  const files = paths.map((path) => {
    const titles = [...readFileSync(join(ROOT, path), 'utf8').matchAll(TITLE)].map(([, quoted, template]) => quoted ?? template ?? '');
    return [nameOf(path), new Set(titles.flatMap((title) => [...title.matchAll(ID)].map(([, id = '']) => id)))] as const;
  });
  return new Map(files.filter(([, ids]) => ids.size > 0));
}

const page = readFileSync(join(ROOT, PAGE), 'utf8');
const sentences: Sentence[] = [...page.matchAll(SENTENCE_ROW)].map(([, number, promise = '', ids = '', tests = '', decision = '']) => ({
  number: Number(number),
  promise,
  ids: listOf(ids),
  tests: listOf(tests),
  decision: decision.trim(),
}));
const others = [...page.matchAll(OTHER_ROW)].map(([, id = '', , tests = '']) => ({ ids: [id], tests: listOf(tests) }));
const found = idsInTests();

describe('docs/reference/conformance.md', () => {
  it('numbers every sentence of the specification once, in order', () =>
    expect(sentences.map(({ number }) => number)).toEqual(Array.from({ length: SENTENCES }, (_, i) => i + 1)));

  it('gives each sentence a test, or says why it cannot be tested here', () => {
    const untested = sentences.filter(({ ids, tests }) => ids.length === 0 || tests.length === 0);
    for (const { number, ids, tests, decision } of untested)
      expect({ number, ids, tests, decision }).toMatchObject({
        ids: [],
        tests: [],
        decision: expect.stringMatching(/^Not testable here: \w/),
      });
  });

  it('names files that exist and that carry the ids of their row', () => {
    const rows: Row[] = [...sentences, ...others];
    const wrong = rows.flatMap(({ ids, tests }) => [
      ...tests.filter((test) => !ids.some((id) => found.get(test)?.has(id))).map((test) => `${test} lacks ${ids.join(', ')}`),
      ...ids.filter((id) => !tests.some((test) => found.get(test)?.has(id))).map((id) => `${id} is not in ${tests.join(', ')}`),
    ]);
    expect(wrong).toEqual([]);
  });

  it('names every test that carries an id', () => {
    const rows: Row[] = [...sentences, ...others];
    const named = new Set(rows.flatMap(({ ids, tests }) => ids.flatMap((id) => tests.map((test) => `${id} ${test}`))));
    const carried = [...found].flatMap(([test, ids]) => [...ids].map((id) => `${id} ${test}`));
    expect(carried.length).toBeGreaterThan(200);
    expect(carried.filter((pair) => !named.has(pair))).toEqual([]);
  });

  it('lists each id once outside of the specification', () => {
    const ids = others.flatMap((row) => row.ids);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it('links each decision to a record that has a row for the sentence', () => {
    const linked = sentences.filter(({ decision }) => decision !== '');
    expect(linked.length).toBeGreaterThan(0);
    const missing = linked.filter(({ number, decision }) => {
      const links = [...decision.matchAll(LINK)].map(([, link = '']) => join(ROOT, dirname(PAGE), link));
      return !links.some((path) => existsSync(path) && numbersIn(readFileSync(path, 'utf8')).has(number));
    });
    expect(missing.map(({ number, promise }) => `${number} ${promise}`)).toEqual([]);
  });
});

/** The sentences that the rows of a decision record begin with: `| 52, 59: ... |`. */
function numbersIn(record: string): ReadonlySet<number> {
  const starts = [...record.matchAll(/^\| (\d+(?:, \d+)*)\b/gm)].map(([, numbers = '']) => numbers);
  return new Set(starts.flatMap((numbers) => numbers.split(', ').map(Number)));
}
