import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ world: { listWorlds: async () => ({ worlds: [], nextPageToken: '' }) } });
});
afterAll(() => gateway.stop());

const { OPERATION_STATE_QUEUED, OPERATION_STATE_SUCCEEDED } = worldProto.OperationState;

const JSON_TYPE = { 'content-type': 'application/json' };
const post = async (path: string, headers: Record<string, string>, body?: string) => {
  const sent = body === undefined ? {} : { body };
  const answer = await fetch(gateway.url + path, { method: 'POST', headers: { 'svc-api-key': TEST_API_KEY, ...headers }, ...sent });
  return { status: answer.status, body: (await answer.json()) as { detail?: unknown } };
};

describe('a request without a body', () => {
  it.each([
    ['no content type', {}, undefined],
    ['the content type of JSON', JSON_TYPE, undefined],
    ['an empty JSON body', JSON_TYPE, ''],
    ['an empty object', JSON_TYPE, '{}'],
  ])('lists worlds with the defaults: %s', async (_what, headers, body) => {
    expect(await post('/svc/v1/worlds:list', headers, body)).toEqual({ status: 200, body: { worlds: [], next_page_token: null } });
  });

  it.each(['/svc/v1/worlds:generate', '/svc/v1/pano:depth_to_rgb', '/svc/v1/media-assets:prepare_upload', '/tasks:generateWorld'])(
    'is a 422 that names the body, where fields are required: %s',
    async (path) => {
      for (const headers of [{}, JSON_TYPE])
        expect(await post(path, headers)).toMatchObject({ status: 422, body: { detail: [{ type: 'missing', loc: ['body'] }] } });
    },
  );

  it('is not a body that is null', async () => {
    expect((await post('/svc/v1/worlds:list', JSON_TYPE, 'null')).status).toBe(422);
  });
});

describe('a quick export', () => {
  const worldId = '01890a5d-ac96-774b-bcce-b302099a8057';
  const at = (state: worldProto.OperationState): worldProto.Operation =>
    worldProto.Operation.fromPartial({
      operationId: `op_${'a'.repeat(22)}`,
      kind: 'export-world',
      state,
      createdAt: new Date(0),
      updatedAt: new Date(0),
      expiresAt: new Date(0),
      export: { assetType: 'splats', format: 'ply', assets: [{ name: 'splats_url', key: 'a/b.ply' }] },
    });

  /** The response to an export that succeeds at once and whose files `media` refuses to sign with this error. */
  async function exportWith(error: DomainError) {
    const failing = await startGateway({
      world: {
        beginExport: async () => ({ operation: at(OPERATION_STATE_QUEUED), isNew: true, replayed: false, deliveryId: '', windows: [] }),
        async *watchOperation() {
          yield { operation: at(OPERATION_STATE_SUCCEEDED) };
        },
      },
      media: { signDownloads: () => Promise.reject(error) },
    });
    try {
      const answer = await fetch(`${failing.url}/svc/v1/worlds/${worldId}:export`, {
        method: 'POST',
        headers: { 'svc-api-key': TEST_API_KEY, ...JSON_TYPE },
        body: JSON.stringify({ asset_type: 'splats', format: 'ply' }),
      });
      return [answer.status, await answer.json()];
    } finally {
      await failing.stop();
    }
  }

  it('is returned as it began where its result cannot be shown, for it is paid for', async () => {
    const { operationId } = at(OPERATION_STATE_QUEUED);
    expect(await exportWith(new DomainError('UNAVAILABLE'))).toMatchObject([200, { operation_id: operationId, done: false }]);
  });

  it('fails where media has another fault', async () => {
    expect((await exportWith(new DomainError('INTERNAL')))[0]).toBe(500);
  });
});
