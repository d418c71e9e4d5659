import { ERRORS } from '@diorama/domain';
import { formatEventBody } from '@diorama/webhook';
import { describe, expect, it } from 'vitest';

import { buildAdminOpenapi } from '../admin/admin-document.js';
import type { JsonSchema } from '../json-schema.js';
import { buildOpenapi } from '../public-document.js';
import { webhookEventSchema } from '../task-schemas.js';

interface Described {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly { readonly name: string; readonly description?: string }[];
  readonly responses: Readonly<Record<string, { readonly $ref?: string }>>;
  readonly 'x-codeSamples'?: readonly { readonly label: string; readonly source: string }[];
}

const DOCUMENTS = [
  ['public', buildOpenapi()],
  ['admin', buildAdminOpenapi()],
] as const;

const operationsOf = ({ paths }: JsonSchema): Described[] =>
  Object.values(paths as Record<string, Record<string, Described>>).flatMap((methods) => Object.values(methods));

/** Properties without a description, as `Component.property`. */
function undescribed(component: string, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => undescribed(component, item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value as JsonSchema).flatMap(([key, inner]) => {
    if (key !== 'properties') return undescribed(component, inner);
    return Object.entries(inner as Record<string, JsonSchema>).flatMap(([name, property]) => [
      ...(typeof property['description'] === 'string' ? [] : [`${component}.${name}`]),
      ...undescribed(component, property),
    ]);
  });
}

describe.each(DOCUMENTS)('the %s reference', (_name, document) => {
  const { schemas, responses } = document['components'] as Record<string, Record<string, JsonSchema>>;

  it('describes every property and every parameter', () => {
    const properties = Object.entries(schemas ?? {}).flatMap(([component, schema]) => undescribed(component, schema));
    const parameters = operationsOf(document).flatMap(({ operationId, parameters: all = [] }) =>
      all.filter(({ description }) => description === undefined).map(({ name }) => `${operationId} ${name}`),
    );
    expect({ properties, parameters }).toEqual({ properties: [], parameters: [] });
  });

  it('says more of an operation than its title does', () => {
    const bare = operationsOf(document).filter(({ summary, description }) => description === `${summary}.`);
    expect(bare.map(({ operationId }) => operationId)).toEqual([]);
  });

  it('shows at each status of a failure only errors of that status', () => {
    const shown = operationsOf(document).flatMap((operation) => Object.entries(operation.responses).filter(([status]) => status !== '200'));
    const messages = new Map<string, Set<number>>();
    for (const { http, message } of Object.values(ERRORS)) messages.set(message, new Set([...(messages.get(message) ?? []), http]));
    const wrong = [...new Set(shown.map(([status, { $ref = '' }]) => `${status} ${$ref.split('/').at(-1)}`))].flatMap((line) => {
      const [status = '', name = ''] = line.split(' ');
      const examples = findExamples(responses?.[name] ?? {});
      const details = examples.flatMap(({ detail }) => (typeof detail === 'string' ? [detail] : []));
      const isOf = (detail: string): boolean =>
        [...messages].every(([message, statuses]) => !matches(message, detail) || statuses.has(Number(status)));
      return [...(name !== '' && examples.length === 0 ? [`${line} has no example`] : []), ...details.filter((detail) => !isOf(detail))];
    });
    expect(wrong).toEqual([]);
  });
});

const matches = (message: string, detail: string): boolean =>
  new RegExp(`^${message.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`).test(detail);

function findExamples(response: JsonSchema): Record<string, unknown>[] {
  const content = response['content'] as Record<
    string,
    { readonly examples?: Record<string, { readonly value: Record<string, unknown> }> }
  >;
  return Object.values(content?.['application/json']?.examples ?? {}).map(({ value }) => value);
}

describe('the samples of code', () => {
  const sampled = operationsOf(buildOpenapi()).filter((operation) => operation['x-codeSamples'] !== undefined);

  it('come in curl, TypeScript and Python for every operation', () => {
    expect(sampled).toHaveLength(operationsOf(buildOpenapi()).length);
    for (const { 'x-codeSamples': samples = [] } of sampled)
      expect(samples.map(({ label }) => label)).toEqual(['curl', 'TypeScript SDK', 'Python client']);
  });

  it('send the example of the request', () => {
    const [curl, sdk, python] = sampled.find(({ operationId }) => operationId === 'generateWorld')?.['x-codeSamples'] ?? [];
    const [, body = ''] = /-d '([\s\S]+)'$/.exec(curl?.source ?? '') ?? [];
    expect(JSON.parse(body)).toMatchObject({ world_prompt: { type: 'text', text_prompt: 'a quiet fjord at dawn' } });
    expect(sdk?.source).toContain("text_prompt: 'a quiet fjord at dawn'");
    expect(python?.source).toContain('"public": False');
  });

  it('send no key where none is needed', () => {
    for (const { operationId, security, 'x-codeSamples': samples = [] } of sampled as (Described & {
      readonly security?: readonly unknown[];
    })[])
      expect([operationId, samples[0]?.source.includes('Svc-Api-Key')]).toEqual([operationId, security === undefined]);
  });

  it('leave no slot open', () => {
    for (const { 'x-codeSamples': samples = [] } of sampled)
      for (const { label, source } of samples)
        expect([label, /\{[a-z_]+\}|= undefined|'undefined'/.test(source.replaceAll(/\{ \w+ \}/g, ''))]).toEqual([label, false]);
  });
});

describe('the documented callback', () => {
  const ended = {
    operationId: 'op_1',
    accountId: 'acc_1',
    projectId: 'prj_1',
    taskName: 'generateWorld',
    finishedAt: new Date('2026-11-21T09:04:40Z'),
  };

  it.each([null, 'ENGINE_FAILED'])('has the schema of the body that is sent: error %s', (errorCode) => {
    const body: unknown = JSON.parse(formatEventBody({ ...ended, errorCode }));
    expect(webhookEventSchema.strict().parse(body)).toEqual(body);
  });

  it('is a webhook of the document, with the headers by which it is verified', () => {
    const { webhooks } = buildOpenapi() as { readonly webhooks: Record<string, { readonly post: Described }> };
    const names = webhooks['taskEnded']?.post.parameters?.map(({ name }) => name);
    expect(names).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
  });
});
