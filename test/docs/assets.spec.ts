import { readFileSync } from 'node:fs';

import { SEMANTICS } from '@diorama/engine';
import { describe, expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const page = textOf('docs/reference/assets.md');

/** Names of files in the first cell of a row: `a.b.c`, and `.d` for `a.b.d`. */
function namesOf(cell: string): string[] {
  const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? '');
  const siblings = others.map((name) => (name.startsWith('.') ? first.slice(0, first.lastIndexOf('.')) + name : name));
  return [first, ...siblings];
}

describe('docs/reference/assets.md', () => {
  it('names the classes of the semantic picture', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| (\w+) \|$/gm)].map(([, value, name]) => [Number(value), name]);
    expect(rows).toEqual([...SEMANTICS.entries()]);
  });

  it('lists every file that the clients can download, and their number', () => {
    const [, list = ''] = /FileName = Literal\[([^\]]*)\]/.exec(textOf('clients/python/src/diorama_worlds/files.py')) ?? [];
    const expected = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name ?? '');
    const [tables = ''] = page.split('## URLs');
    const listed = [...tables.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, cell]) => namesOf(cell ?? ''));
    expect(listed.toSorted()).toEqual(expected.toSorted());
    expect(page).toContain(`A world has up to ${expected.length} files.`);
  });
});
