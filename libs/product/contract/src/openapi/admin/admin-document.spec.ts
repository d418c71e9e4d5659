import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { toComponentSchemas } from '../json-schema.js';
import { ADMIN_COMPONENTS } from './components.js';
import { buildAdminOpenapi } from './admin-document.js';

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly responses: Readonly<Record<string, object>>;
}

const document = buildAdminOpenapi();
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })));
const text = JSON.stringify(document);

describe('the OpenAPI document of operators', () => {
  it('asks for the token of an operator everywhere', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', security: [{ operatorToken: [] }] });
    expect(text).not.toContain('"security":[]');
    expect(Object.keys(paths).every((path) => path.startsWith('/admin/v1/'))).toBe(true);
  });

  it.each(operations.map((row) => [row.operation.operationId, row] as const))('describes %s', (_id, { path, operation }) => {
    const expected = ['200', '400', '401', '405', '500', '503', ...(path.includes('{') ? ['404'] : [])];
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected));
    expect(operation.description).not.toBe('');
  });

  it('names each operation once', () => {
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  });

  it('refers to existing components only, and lists no component without a reference', () => {
    const refs = new Set([...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)].map(([, kind, name]) => `${kind}/${name}`));
    const components = document['components'] as Readonly<Record<string, object>>;
    const listed = ['schemas', 'headers', 'responses'].flatMap((kind) =>
      Object.keys(components[kind] ?? {}).map((name) => `${kind}/${name}`),
    );
    expect(listed.toSorted()).toEqual([...refs].toSorted());
  });

  it.each(Object.keys(ADMIN_COMPONENTS))('has a JSON Schema that compiles: %s', (name) => {
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true } });
    ajv.addSchema({ $id: 'document', components: { schemas: toComponentSchemas(ADMIN_COMPONENTS) } });
    expect(() => ajv.compile({ $ref: `document#/components/schemas/${name}` })).not.toThrow();
  });
});
