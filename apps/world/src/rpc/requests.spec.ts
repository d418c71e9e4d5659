import { worldProto } from '@diorama/proto-types';
import { describe, expect, it } from 'vitest';
import { parseRequest } from '@diorama/rpc';

import {
  beginOperationRequestSchema,
  createAccountRequestSchema,
  finishOperationRequestSchema,
  listOpenOperationsRequestSchema,
  parseOperationId,
  parseWorldId,
} from './requests.js';

const id = 'A'.repeat(22);
const begin = worldProto.BeginOperationRequest.fromPartial({
  operationId: `op_${id}`,
  kind: 'generate-world',
  accountId: `acc_${id}`,
  projectId: `prj_${id}`,
  apiKeyId: 'A'.repeat(12),
  requestId: 'req_1',
  worldId: '01900000-0000-7000-8000-000000000000',
  model: 'svc-1.1',
  seed: 4_294_967_295,
  worldPromptJson: '{"type":"text","text_prompt":"a pond"}',
  promptKind: 'text',
  expiresAt: new Date(0),
});
const asset = {
  name: 'thumbnail_url',
  key: `${begin.worldId}/${'a'.repeat(64)}.webp`,
  contentType: 'image/webp',
  bytes: 1,
  sha256: 'a'.repeat(64),
};
const input = {
  field: 'image_prompt',
  mediaAssetId: `media_${id}`,
  key: `inputs-${id}/${'a'.repeat(64)}.png`,
  kind: 'image',
  contentType: 'image/png',
  bytes: 1,
  sha256: 'a'.repeat(64),
};
const world = { caption: 'a pond', metricScaleFactor: 1, groundPlaneOffset: 1.6, spawnPoints: [], assets: [asset], stages: [], styles: [] };

describe('a request at the edge', () => {
  it('is taken with all permissions off and the prompt as an object', () => {
    expect(parseRequest(beginOperationRequestSchema, begin)).toMatchObject({
      world: {
        permission: { public: false, allowIdAccess: false, allowedReaders: [] },
        prompt: { type: 'text', text_prompt: 'a pond' },
      },
      idempotency: null,
    });
  });

  it.each([
    ['operationId', { operationId: 'op_short' }],
    ['kind', { kind: 'fly' }],
    ['accountId', { accountId: 'acc_1' }],
    ['worldId', { worldId: 'b' }],
    ['model', { model: 'svc-9' }],
    ['seed', { seed: 4_294_967_296 }],
    ['displayName', { displayName: 'é'.repeat(65) }],
    ['displayName', { displayName: 'a\0b' }],
    ['tags', { tags: Array.from({ length: 11 }, String) }],
    ['tags.0', { tags: ['t'.repeat(33)] }],
    [
      'permission.allowedReaders',
      { permission: { public: false, allowIdAccess: false, allowedReaders: Array.from({ length: 65 }, String) } },
    ],
    ['worldPromptJson', { worldPromptJson: '{"secret"' }],
    ['worldPromptJson', { worldPromptJson: '[]' }],
    ['expiresAt', { expiresAt: undefined }],
    ['promptKind', { promptKind: 'song' }],
    ['inputs', { inputs: Array.from({ length: 9 }, () => input) }],
    ['inputs.0.key', { inputs: [{ ...input, key: 'a b' }] }],
    ['inputs.0.kind', { inputs: [{ ...input, kind: 'sound' }] }],
    ['idempotency.key', { idempotency: { key: '', route: 'worlds:generate', bodySha256: new Uint8Array(32) } }],
    ['idempotency.bodySha256', { idempotency: { key: 'a', route: 'worlds:generate', bodySha256: new Uint8Array(31) } }],
  ])('is refused for a faulty %s, without its value', (argument, change) => {
    expect(() => parseRequest(beginOperationRequestSchema, { ...begin, ...change })).toThrow(
      expect.objectContaining({ code: 'ARGUMENT_INVALID', details: { argument, problem: expect.not.stringContaining('secret') } }),
    );
  });

  it('counts characters as Postgres does, not code units', () => {
    expect(parseRequest(beginOperationRequestSchema, { ...begin, displayName: '🌍'.repeat(64) }).world.displayName).toHaveLength(128);
  });

  it('ends an operation with one of world, export, painting and failure', () => {
    const failure = { code: 'TIMEOUT', message: 'too long' };
    const { operationId } = begin;
    expect(parseRequest(finishOperationRequestSchema, { operationId, world }).outcome).toMatchObject({ kind: 'world', world });
    expect(parseRequest(finishOperationRequestSchema, { operationId, failure }).outcome).toEqual({ kind: 'failure', ...failure });
    for (const outcome of [{}, { world, failure }])
      expect(() => parseRequest(finishOperationRequestSchema, { operationId, ...outcome })).toThrow(
        'one of world, export, painting and failure',
      );
  });

  it.each([
    ['two assets of one name', { assets: [asset, asset] }],
    ['an invalid hash', { assets: [{ ...asset, sha256: 'A'.repeat(64) }] }],
    ['a key outside a world', { assets: [{ ...asset, key: '../x' }] }],
    ['a scale of nought', { metricScaleFactor: 0 }],
    ['a height that is NaN', { groundPlaneOffset: Number.NaN }],
  ])('is refused for %s', (_case, change) => {
    const request = { operationId: begin.operationId, world: { ...world, ...change } };
    expect(() => parseRequest(finishOperationRequestSchema, request)).toThrow(expect.objectContaining({ code: 'ARGUMENT_INVALID' }));
  });

  it('reads no cursor as the first page, and bounds a page', () => {
    const page = { createdBefore: new Date(0), afterOperationId: '', limit: 10 };
    expect(parseRequest(listOpenOperationsRequestSchema, page).afterOperationId).toBeNull();
    for (const change of [{ limit: 0 }, { limit: 1_001 }, { afterOperationId: 'x' }])
      expect(() => parseRequest(listOpenOperationsRequestSchema, { ...page, ...change })).toThrow('is not valid');
  });

  it('knows two tiers', () => {
    const account = { name: 'a', credits: 0, operator: 'o' };
    expect(parseRequest(createAccountRequestSchema, { ...account, tier: 'higher' }).limits).toBeNull();
    expect(() => parseRequest(createAccountRequestSchema, { ...account, tier: 'best' })).toThrow('default or higher');
  });

  it('takes a malformed id of a reader for one that names nothing', () => {
    expect(() => parseOperationId({ operationId: "op_' OR 1=1" })).toThrow('Operation not found');
    expect(() => parseWorldId({ worldId: 'not-a-uuid' })).toThrow('World not found');
  });
});
