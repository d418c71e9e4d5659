import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

const textOf = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

interface Schemas {
  readonly components: { readonly schemas: Readonly<Record<string, { readonly properties?: Readonly<Record<string, unknown>> }>> };
}

const { schemas } = (JSON.parse(textOf('docs/reference/openapi.json')) as Schemas).components;

/** A page without its examples. */
const prose = (page: string): string => page.replace(/^```[\s\S]*?^```/gm, '');

it.each([
  ['docs/reference/generate.md', 'GenerateWorldRequest'],
  ['docs/reference/generate.md', 'PermissionRequest'],
  ['docs/reference/generate.md', 'TextPrompt'],
  ['docs/reference/generate.md', 'ImagePrompt'],
  ['docs/reference/generate.md', 'MultiImagePrompt'],
  ['docs/reference/generate.md', 'PlacedImage'],
  ['docs/reference/generate.md', 'VideoPrompt'],
  ['docs/reference/generate.md', 'UriReference'],
  ['docs/reference/generate.md', 'MediaAssetReference'],
  ['docs/reference/generate.md', 'Base64Reference'],
  ['docs/reference/worlds.md', 'ListWorldsRequest'],
  ['docs/reference/worlds.md', 'World'],
  ['docs/reference/worlds.md', 'UpdateWorldRequest'],
])('%s describes every field of %s', (path, schema) => {
  const named = new Set([...prose(textOf(path)).matchAll(/`([^`\n]+)`/g)].flatMap(([, code = '']) => code.split(/\W+/)));
  const fields = Object.keys(schemas[schema]?.properties ?? {});
  expect(fields.length).toBeGreaterThan(1);
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});
