import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';

import { batchWorldsRequestSchema } from '../http/batch-worlds.js';
import { composeSceneRequestSchema } from '../http/compose-scene.js';
import { depthToRgbRequestSchema } from '../http/depth-to-rgb.js';
import { exportWorldRequestSchema } from '../http/export-world.js';
import { generateWorldRequestSchema } from '../http/generate-world.js';
import { listMediaAssetsRequestSchema } from '../http/list-media-assets.js';
import { listWorldsRequestSchema } from '../http/list-worlds.js';
import { prepareUploadRequestSchema } from '../http/prepare-upload.js';
import { exportWorldTask, generateWorldTask, panoDepthToRgbTask } from '../http/tasks.js';
import { updateWorldRequestSchema } from '../http/update-world.js';
import { validateBody } from '../http/fields/validation.js';
import { buildComponentSchemas } from './components.js';
import type { ComponentName } from './components.js';
import type { JsonSchema } from './json-schema.js';
import { buildOpenapi } from './public-document.js';
import { RESPONSE_EXAMPLES as FIRST_EXAMPLES } from './examples.js';
import { TASK_EXAMPLES } from './task-examples.js';
import { WEBHOOK_EXAMPLES } from './webhook-event.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly responses: Readonly<Record<string, object>>;
}

const EXAMPLES = { ...FIRST_EXAMPLES, ...TASK_EXAMPLES, ...WEBHOOK_EXAMPLES };
const document = buildOpenapi();
const paths = document['paths'] as Readonly<Record<string, Readonly<Record<string, Operation>>>>;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

/** The schemas of all components, those of paths to come included. */
const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true, date: true, uri: true } });
ajv.addSchema({ $id: 'document', components: { schemas: buildComponentSchemas() } });
const check = (name: string) => ajv.compile({ $ref: `document#/components/schemas/${name}` });

describe('the OpenAPI document', () => {
  it('describes version 1.0.0 in OpenAPI 3.1', () => {
    expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
    expect(document['components']).toMatchObject({ securitySchemes: { apiKey: { type: 'apiKey', in: 'header', name: 'Svc-Api-Key' } } });
  });

  it('has the paths of the interface', () => {
    expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`)).toEqual([
      'POST /svc/v1/worlds:generate',
      'POST /svc/v1/worlds:batch',
      'POST /svc/v1/worlds:list',
      'GET /svc/v1/worlds/{world_id}',
      'PATCH /svc/v1/worlds/{world_id}',
      'DELETE /svc/v1/worlds/{world_id}',
      'POST /svc/v1/worlds/{world_id}:export',
      'GET /svc/v1/worlds/{world_id}/events',
      'POST /svc/v1/worlds/{world_id}:vary',
      'POST /svc/v1/worlds/{world_id}:edit',
      'GET /svc/v1/operations',
      'GET /svc/v1/operations/{operation_id}',
      'POST /svc/v1/operations/{operation_id}:cancel',
      'GET /svc/v1/operations/{operation_id}/queue',
      'GET /svc/v1/operations/{operation_id}/events',
      'POST /svc/v1/media-assets:prepare_upload',
      'GET /svc/v1/media-assets/{media_asset_id}',
      'DELETE /svc/v1/media-assets/{media_asset_id}',
      'POST /svc/v1/media-assets:list',
      'POST /svc/v1/pano:depth_to_rgb',
      'POST /svc/v1/scenes:compose',
      'GET /svc/v1/catalogue',
      'GET /svc/v1/catalogue/{object_id}',
      'GET /svc/v1/catalogue/{object_id}/picture.webp',
      'POST /tasks:generateWorld',
      'POST /tasks:panoDepthToRgb',
      'POST /tasks:exportWorld',
      'GET /operations',
      'GET /operations/{operationId}',
      'GET /api/v2/operations/{operationId}',
      'POST /operations/{operationId}:cancel',
      'GET /operations/{operationId}/webhookDelivery',
      'GET /svc/v1/credits',
      'GET /svc/v1/usage',
      'GET /svc/v1/storage',
      'GET /svc/v1/whoami',
      'GET /svc/v1/keys',
      'POST /svc/v1/keys',
      'POST /svc/v1/keys/{api_key_id}:revoke',
      'GET /svc/v1/webhooks/deliveries',
      'GET /svc/v1/webhooks/deliveries/{delivery_id}',
      'POST /svc/v1/webhooks/deliveries/{delivery_id}:redeliver',
      'GET /public/worlds',
      'GET /public/worlds/{world_id}',
      'POST /public/worlds/{world_id}:unlock',
      'GET /public/worlds/{world_id}/events',
      'GET /healthz',
      'GET /.well-known/webhooks/jwks.json',
    ]);
  });

  it('names each operation once', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations.map((row) => [row.operation.operationId, row] as const))('tells what %s answers and refuses', (_id, row) => {
    const { path, method, operation } = row;
    const statuses = Object.keys(operation.responses);
    expect(statuses).toEqual(expect.arrayContaining(['200', '400', '405', '500']));
    expect(statuses.includes('503')).toBe(/^\/(public\/|healthz$)/.test(path));
    const [needsToken, takesPassword] = [/^\/public\/worlds\/\{world_id\}(\/|$)/.test(path), path.endsWith(':unlock')];
    expect(statuses.includes('401')).toBe(needsToken || operation.security === undefined);
    expect(statuses.includes('403')).toBe(takesPassword || operation.security === undefined);
    expect(operation.security === undefined).toBe(/^\/(svc|tasks|operations|api)\b/.test(path) && !path.endsWith('/picture.webp'));
    const needed = [
      ...(path.includes('{') ? ['404'] : []),
      ...((method === 'post' && !/:(cancel|redeliver)$/.test(path)) || method === 'patch' ? ['422'] : []),
      ...(/:generate(World)?$/.test(path) ? ['402', '404', '429'] : []),
    ];
    expect(statuses).toEqual(expect.arrayContaining(needed));
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(declared).toEqual(named);
    expect(operation.description).not.toBe('');
  });

  it('names each reason of a 429: a path may have but one of them', () => {
    const responses = at(document, ['components', 'responses', 'RateLimited']);
    for (const reason of ['rate limit', 'generations are running', 'event streams', 'media URLs'])
      expect(responses).toMatchObject({ description: expect.stringContaining(reason) });
  });

  it('says which statuses are additions to the specification', () => {
    const { description } = document['info'] as { description: string };
    const specified = ['400', '402', '404', '422', '429', '500'];
    expect(description).toContain(specified.map((status) => `\`${status}\``).join(', '));
    const answered = operations.flatMap(({ operation }) => Object.keys(operation.responses)).filter((status) => status !== '200');
    const added = [...new Set(answered)].filter((status) => !specified.includes(status));
    for (const status of [...added, '408', '409', '431']) expect(description).toContain(`- \`${status}\`: `);
    for (const status of specified) expect(description).not.toContain(`- \`${status}\``);
  });

  it('refers only to what is there, and holds nothing that no one refers to', () => {
    const refs = new Set([...JSON.stringify(document).matchAll(/"(#\/[^"]+)"/g)].map(([, ref = '']) => ref));
    const dangling = [...refs].filter((ref) => at(document, ref.slice(2).split('/')) === undefined);
    expect(dangling).toEqual([]);
    const { schemas, headers, responses } = document['components'] as Record<string, JsonSchema>;
    const held = Object.entries({ schemas, headers, responses }).flatMap(([kind, names]) =>
      Object.keys(names ?? {}).map((name) => `#/components/${kind}/${name}`),
    );
    expect(held.filter((ref) => !refs.has(ref))).toEqual([]);
  });

  it('maps every tag of a variant to its schema', () => {
    const { WorldPrompt, MediaReference } = buildComponentSchemas();
    expect(WorldPrompt).toMatchObject({
      discriminator: {
        propertyName: 'type',
        mapping: { text: ref('TextPrompt'), image: ref('ImagePrompt'), 'multi-image': ref('MultiImagePrompt'), video: ref('VideoPrompt') },
      },
    });
    expect(MediaReference).toMatchObject({
      discriminator: {
        propertyName: 'source',
        mapping: { uri: ref('UriReference'), media_asset: ref('MediaAssetReference'), data_base64: ref('Base64Reference') },
      },
    });
  });

  it('says what a header and a query may be', () => {
    const parameters = (id: string) => operations.find(({ operation }) => operation.operationId === id)?.operation.parameters;
    expect(parameters('generateWorld')).toMatchObject([
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', maxLength: 255 } },
    ]);
    expect(parameters('updateWorld')).toMatchObject([
      { name: 'world_id', in: 'path' },
      { name: 'If-Match', in: 'header', schema: { type: 'string' } },
    ]);
    expect(parameters('listOperations')).toMatchObject([
      { name: 'page_size', in: 'query', schema: { type: 'integer', minimum: 1, maximum: 100 } },
      { name: 'page_token', in: 'query', schema: { type: 'string' } },
      { name: 'state', in: 'query', schema: { enum: ['QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED'] } },
    ]);
  });
});

describe('the JSON Schemas of the document', () => {
  it.each(Object.keys(buildComponentSchemas()))('compile: %s', (name) => {
    expect(() => check(name)).not.toThrow();
  });

  const examples = Object.entries(EXAMPLES).flatMap(([name, values]) =>
    Object.entries(values).map(([title, value]) => [name as ComponentName, title, value] as const),
  );

  it.each(examples)('take the example of %s: %s', (name, _title, value) => {
    const validate = check(name);
    expect(validate(value) ? [] : validate.errors).toEqual([]);
  });

  it('refuse what the service refuses', () => {
    const validate = check('GenerateWorldRequest');
    const text = { type: 'text', text_prompt: 'a meadow' };
    for (const bad of [
      {},
      { world_prompt: { type: 'sound' } },
      { world_prompt: { type: 'text' } },
      { world_prompt: { ...text, text_prompt: '' } },
      { world_prompt: text, seed: -1 },
      { world_prompt: text, tags: [3] },
      { world_prompt: { type: 'image', image_prompt: { source: 'uri' } } },
      { world_prompt: { type: 'multi-image', multi_image_prompt: [] } },
    ]) {
      expect([bad, validate(bad)]).toEqual([bad, false]);
      expect([bad, validateBody(generateWorldRequestSchema, bad).ok]).toEqual([bad, false]);
    }
  });

  it('do not offer a field that is refused', () => {
    const properties = buildComponentSchemas()['GenerateWorldRequest']?.['properties'];
    expect(Object.keys(properties as object)).toEqual([
      'display_name',
      'model',
      'engine',
      'world_prompt',
      'permission',
      'tags',
      'seed',
      'dry_run',
    ]);
    const task = buildComponentSchemas()['GenerateWorldTask']?.['properties'];
    expect(Object.keys(task as object)).toEqual([
      'displayName',
      'model',
      'engine',
      'worldPrompt',
      'permission',
      'tags',
      'seed',
      'dryRun',
      'webhookUrl',
    ]);
  });

  it.each([
    ['GenerateWorldRequest', generateWorldRequestSchema],
    ['BatchWorldsRequest', batchWorldsRequestSchema],
    ['UpdateWorldRequest', updateWorldRequestSchema],
    ['ListWorldsRequest', listWorldsRequestSchema],
    ['ExportWorldRequest', exportWorldRequestSchema],
    ['PrepareUploadRequest', prepareUploadRequestSchema],
    ['ListMediaAssetsRequest', listMediaAssetsRequestSchema],
    ['DepthToRgbRequest', depthToRgbRequestSchema],
    ['ComposeSceneRequest', composeSceneRequestSchema],
    ['GenerateWorldTask', generateWorldTask.body],
    ['PanoDepthToRgbTask', panoDepthToRgbTask.body],
    ['ExportWorldTask', exportWorldTask.body],
  ] as const)('describe requests that the service takes: %s', (name, schema) => {
    for (const example of Object.values(EXAMPLES[name] ?? {})) expect(validateBody(schema, example)).toMatchObject({ ok: true });
  });
});

const ref = (name: string): string => `#/components/schemas/${name}`;

function at(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (typeof inner === 'object' && inner !== null ? (inner as JsonSchema)[step] : undefined),
    value,
  );
}
