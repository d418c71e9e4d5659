import { readFileSync } from 'node:fs';

import { SEMANTICS } from '@diorama/engine';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/reference/assets.md', import.meta.url), 'utf8');

describe('docs/reference/assets.md', () => {
  it('names the classes of the semantic picture', () => {
    const rows = [...page.matchAll(/^\| (\d+) \| (\w+) \|$/gm)].map(([, value, name]) => [Number(value), name]);
    expect(rows).toEqual([...SEMANTICS.entries()]);
  });
});
