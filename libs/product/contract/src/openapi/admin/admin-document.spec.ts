import { isDeliveryId, isOperationId, isWorldId } from '@diorama/domain';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { validateBody } from '../../http/fields/validation.js';
import { toComponentSchemas } from '../json-schema.js';
import { ADMIN_COMPONENTS } from './components.js';
import type { AdminComponent, AdminResponse } from './components.js';
import { buildAdminOpenapi } from './admin-document.js';
import { ADMIN_EXAMPLES } from './examples.js';

interface Body {
  readonly content?: Readonly<
    Record<string, { readonly schema: object; readonly examples?: Readonly<Record<string, { value: unknown }>> }>
  >;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Body>>;
}

const document = buildAdminOpenapi();
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })));
const text = JSON.stringify(document);

const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true } });
ajv.addSchema({ $id: 'document', components: { schemas: toComponentSchemas(ADMIN_COMPONENTS) } });
const compile = (name: string) => ajv.compile({ $ref: `document#/components/schemas/${name}` });

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
    expect(() => compile(name)).not.toThrow();
  });
});

const examples = Object.entries(ADMIN_EXAMPLES).flatMap(([name, values]) =>
  Object.entries(values).map(([title, value]) => [name as AdminComponent, title, value] as const),
);

/** How an id of each field looks. */
const ID_FORMS: Readonly<Record<string, (id: string) => boolean>> = {
  account_id: (id) => /^acc_[0-9A-Za-z]{22}$/.test(id),
  project_id: (id) => /^prj_[0-9A-Za-z]{22}$/.test(id),
  api_key_id: (id) => /^[0-9A-Za-z]{12}$/.test(id),
  operation_id: isOperationId,
  world_id: isWorldId,
  delivery_id: isDeliveryId,
  kid: (id) => /^[\w-]{43}$/.test(id),
  key_ids: (id) => /^[\w-]{43}$/.test(id),
};

/** Every text in a value, with the name of the field that contains it. */
function listTexts(value: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) return value.flatMap((item) => listTexts(item, field));
  return Object.entries(value ?? {}).flatMap(([name, inner]) => listTexts(inner, name));
}

const exampleOf = <Name extends AdminComponent>(name: Name, title: string) => ADMIN_EXAMPLES[name]?.[title] as AdminResponse<Name>;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('the examples of the document', () => {
  it.each(operations.map(({ operation }) => [operation.operationId, operation] as const))('has examples of %s', (_id, operation) => {
    const bodies = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    expect(bodies).not.toEqual([]);
    for (const body of [...bodies.map(([, response]) => response), ...(operation.requestBody ? [operation.requestBody] : [])])
      for (const content of Object.values(body.content ?? {})) expect(Object.keys(content.examples ?? {})).not.toEqual([]);
  });

  it('has examples of every failure', () => {
    const { responses } = document['components'] as { responses: Readonly<Record<string, Body>> };
    for (const { content } of Object.values(responses)) {
      const { schema = {}, examples: failures = {} } = content?.['application/json'] ?? {};
      expect(Object.keys(failures)).not.toEqual([]);
      const validate = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"document#/')) as object);
      for (const { value } of Object.values(failures)) expect([validate(value), validate.errors]).toEqual([true, null]);
    }
  });

  it.each(examples)('validates against its schema: %s, %s', (name, _title, value) => {
    const validate = compile(name);
    expect(validate(value) ? [] : validate.errors).toEqual([]);
  });

  it.each(examples.filter(([name]) => name.endsWith('Request')))('is a request that the service accepts: %s, %s', (name, _title, value) => {
    expect(validateBody(ADMIN_COMPONENTS[name], value)).toMatchObject({ ok: true });
  });

  it.each(examples.filter(([name]) => !name.endsWith('Request')))('has no field that the schema lacks: %s, %s', (name, _title, value) => {
    expect(ADMIN_COMPONENTS[name].parse(value)).toEqual(value);
  });

  it.each(examples)('has ids and times of the documented form: %s, %s', (_name, _title, value) => {
    expect(listTexts(value).filter(([field, text]) => !(ID_FORMS[field]?.(text) ?? true))).toEqual([]);
    const times = listTexts(value).filter(([field]) => /(_at|_from|_until|_time|deadline)$/.test(field));
    expect(times.filter(([, text]) => new Date(text).toISOString() !== text)).toEqual([]);
  });

  it('has credits that add up', () => {
    const details = exampleOf('AccountDetails', 'account');
    const { lines } = exampleOf('LedgerPage', 'page');
    expect(sum(lines.map(({ credits }) => credits))).toBe(details.credits.balance);
    const balances = [details.credits, ...Object.values(ADMIN_EXAMPLES.Grant ?? {})] as AdminResponse<'Grant'>[];
    for (const { balance, held, available } of balances) expect(available).toBe(balance - held);
    const costs = exampleOf('OperationPage', 'page').operations.flatMap(({ cost }) => cost ?? []);
    for (const { total_credits: total, line_items: items } of costs) expect(sum(items.map(({ credits }) => credits))).toBe(total);
    expect(lines.find(({ kind }) => kind === 'usage')?.credits).toBe(-sum(costs.map(({ total_credits: total }) => total)));
  });

  it('has totals that are the sums of the buckets', () => {
    const { total, buckets, queue } = exampleOf('Statistics', 'hours');
    for (const field of ['credits_used', 'credits_returned'] as const)
      expect(sum(buckets.map((bucket) => bucket[field]))).toBe(total[field]);
    for (const [kind, counts] of Object.entries(total.operations))
      for (const state of ['started', 'succeeded', 'failed', 'cancelled'] as const)
        expect(sum(buckets.map(({ operations: kinds }) => kinds[kind]?.[state] ?? 0))).toBe(counts[state]);
    expect(sum(buckets.map(({ generations }) => generations.count))).toBe(total.generations.count);
    expect(total.open_operations).toBe(queue.queued + queue.running);
    expect(exampleOf('Overview', 'overview').last_24_hours.credits_used).toBe(total.credits_used);
  });
});
