import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

import { CHART } from './render.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly $defs?: Readonly<Record<string, Schema>>;
}

const schema = JSON.parse(readFileSync(join(CHART, 'values.schema.json'), 'utf8')) as Schema;
const values = parse(readFileSync(join(CHART, 'values.yaml'), 'utf8')) as Record<string, unknown>;

function resolved({ $ref: reference, ...rest }: Schema): Schema {
  if (reference === undefined) return rest;
  return resolved(schema.$defs?.[reference.replace('#/$defs/', '')] ?? {});
}

/** Paths of all values that a schema names, without those inside free maps and lists. */
function namesOf(one: Schema, path = ''): string[] {
  const { properties = {}, allOf = [] } = resolved(one);
  const own = Object.entries(properties).flatMap(([name, inner]) => {
    const below = namesOf(inner, `${path}${name}.`);
    return below.length > 0 ? below : [`${path}${name}`];
  });
  return [...new Set([...own, ...allOf.flatMap((part) => namesOf(part, path))])];
}

function valueAt(path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], values);
}

describe('the values', () => {
  it('have a default for all that the schema names, so that each is in the README', () => {
    const optional = /^global$|\.resources\.|autoscaling\.(cooldownSeconds|targetQueueSize)$|^(world\.prices|inference\.(tasks|engines))\./;
    const names = namesOf(schema).filter((name) => !optional.test(name));
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => valueAt(name) === undefined)).toEqual([]);
  });

  it('are closed: no object of the schema takes a name that it does not know', () => {
    const open: string[] = [];
    const visit = (one: Schema, path: string): void => {
      if (one.properties !== undefined && one.additionalProperties !== false) open.push(path);
      for (const [name, inner] of Object.entries({ ...one.properties, ...one.$defs })) visit(inner, `${path}/${name}`);
    };
    visit(schema, '');
    expect(open).toEqual([]);
  });

  it('are told in the README, which is written from them', () => {
    const done = spawnSync(process.execPath, [join(ROOT, 'tools/chart-readme.mjs'), '--check'], { encoding: 'utf8' });
    expect(done.stderr).toBe('');
    const rows = readFileSync(join(CHART, 'README.md'), 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    expect(rows.filter((row) => /\|\s*\|$/.test(row))).toEqual([]);
  });
});
