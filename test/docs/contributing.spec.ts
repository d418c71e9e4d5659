import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

it('CONTRIBUTING.md names every project of the tests', () => {
  const projects = [...textOf('vitest.config.mts').matchAll(/project\(\s*'(\w+)'/g)].map(([, name]) => name);
  const [, list = ''] = /^The projects are ([^.]*)\./m.exec(textOf('CONTRIBUTING.md')) ?? [];
  expect(projects.length).toBeGreaterThan(9);
  expect(projects.filter((name) => !list.includes(`\`${name}\``))).toEqual([]);
});
