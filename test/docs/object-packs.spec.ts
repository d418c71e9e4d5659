import { readFileSync } from 'node:fs';

import { LIMITS } from '@diorama/domain';
import { objectPackJsonSchema } from '@diorama/object-packs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/operating/object-packs.md', import.meta.url), 'utf8');
const schema = objectPackJsonSchema() as { properties: Record<string, { items?: { properties: object } }> };

/** The first cells of the table under a heading cell. */
function cellsUnder(heading: string): string[] {
  const rows = page
    .slice(page.indexOf(`| ${heading} |`))
    .split('\n')
    .slice(2);
  const end = rows.findIndex((row) => !row.startsWith('|'));
  return rows.slice(0, end).map((row) => row.split('|')[1]?.trim() ?? '');
}

const fieldsUnder = (heading: string): string[] =>
  cellsUnder(heading).flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name ?? ''));

describe('docs/operating/object-packs.md', () => {
  it('lists every field of the manifest', () => {
    expect(fieldsUnder('field')).toEqual(Object.keys(schema.properties));
    expect(fieldsUnder('field of an object')).toEqual(Object.keys(schema.properties['objects']?.items?.properties ?? {}));
  });

  it('has an example that the schema accepts', () => {
    const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? [];
    expect(new Ajv2020().compile(schema)(JSON.parse(example))).toBe(true);
  });

  it('states the limits that apply', () => {
    const { packs, objects, manifestBytes, fileBytes, triangles, surfaces, texturePixels, fileMs, fileMemoryBytes, memoryBytes } =
      LIMITS.objectPack;
    const { metresMin, metresMax, words, wordLength } = LIMITS.objectPack;
    const text = (value: number): string => value.toLocaleString('en-US');
    const limits = page.slice(page.indexOf('| what | limit |')).split('\n').slice(2, 14);
    expect(limits.map((row) => row.split('|')[2]?.trim())).toEqual([
      text(packs),
      text(objects),
      `${text(manifestBytes)} bytes`,
      `${text(fileBytes)} bytes`,
      text(triangles),
      text(surfaces),
      text(texturePixels),
      `${fileMs / 1_000} s`,
      `${text(fileMemoryBytes)} bytes`,
      `${text(memoryBytes)} bytes`,
      `${metresMin} to ${metresMax} m`,
      `${words} of ${wordLength} characters`,
    ]);
  });
});
