import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { CATALOGUE } from './catalogue.js';

const FOLDER = join(import.meta.dirname, 'parameters');
const SOURCES = globSync('*/*.ts', { cwd: FOLDER }).map((path) => readFileSync(join(FOLDER, path), 'utf8'));
const FORMS = [...CATALOGUE.values()].map(({ form }): Readonly<Record<string, unknown>> => ({ ...form }));

const literalsOf = (type: string): string[] => [...type.matchAll(/'([^']+)'/g)].map(([, literal]) => literal);

/** Parameters that a spec requires, with the kinds that they allow. A spec may leave out its optional parameters, which have a default kind. */
const REQUIRED = SOURCES.flatMap((text) => [...text.matchAll(/^export interface \w+ \{\n([\s\S]*?)^\}/gm)]).flatMap(([, body]) => {
  const generator = /^ {2}readonly generator: '([^']+)';/m.exec(body)?.[1];
  const unions = [...body.matchAll(/^ {2}readonly (\w+):((?:\s*\|?\s*'[^']+')+);/gm)].filter(([, name]) => name !== 'generator');
  return generator === undefined ? [] : unions.map(([, name, union]) => ({ generator, name, kinds: literalsOf(union) }));
});

/** Unions of kinds with a name, such as `HatKind`. */
const NAMED = SOURCES.flatMap((text) => [...text.matchAll(/^export type (\w+Kind) =((?:\s*\|?\s*'[^']+')+);/gm)]);

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];

describe('the parameters of generators', () => {
  it('have a row for each kind that a spec requires', () => {
    expect(REQUIRED.length).toBeGreaterThan(50);
    const unused = REQUIRED.flatMap(({ generator, name, kinds }) => {
      const used = new Set(FORMS.filter((form) => form['generator'] === generator).map((form) => form[name]));
      return kinds.filter((kind) => !used.has(kind)).map((kind) => `${generator}.${name}: ${kind}`);
    });
    expect(unused).toEqual([]);
  });

  it('have a row for each kind of a named union', () => {
    expect(NAMED.length).toBeGreaterThan(15);
    const used = new Set(FORMS.flatMap(stringsIn));
    expect(
      NAMED.flatMap(([, name, union]) =>
        literalsOf(union)
          .filter((kind) => !used.has(kind))
          .map((kind) => `${name}: ${kind}`),
      ),
    ).toEqual([]);
  });
});
