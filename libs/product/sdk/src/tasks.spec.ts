import { describe, expect, it } from 'vitest';

import { NotFoundError, PermissionError, TaskFailedError } from './transport/errors.js';
import { createScriptedClient } from './testing/scripted-client.js';
import { createJsonResponse } from './testing/scripted-fetch.js';

const REQUEST = { worldPrompt: { type: 'text', textPrompt: 'a fjord' }, webhookUrl: 'https://hooks.example.com/?t=1' } as const;
const RUNNING = { operationId: 'op_1', state: 'RUNNING', done: false, error: null, progress: { percent: 5, description: 'On the way' } };
const DONE = { ...RUNNING, state: 'SUCCEEDED', done: true, progress: { percent: 100, description: 'There' } };

describe('tasks', () => {
  it('are submitted once, however often the request has to be sent', async () => {
    const { api, script } = createScriptedClient([
      createJsonResponse(500, { detail: 'later' }, { 'retry-after': '0' }),
      createJsonResponse(200, RUNNING),
    ]);
    expect(await api.tasks.submit('generateWorld', REQUEST)).toEqual(RUNNING);
    expect(script.seen.map(({ method, url, body }) => [method, url, JSON.parse(body ?? '')])).toEqual(
      [1, 2].map(() => ['POST', 'http://host/tasks:generateWorld', REQUEST]),
    );
    expect(new Set(script.seen.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  });

  it('are waited for by the service, or by polling the versioned path', async () => {
    const { api, script } = createScriptedClient([
      createJsonResponse(200, RUNNING),
      createJsonResponse(200, RUNNING),
      createJsonResponse(200, DONE),
    ]);
    await api.tasks.submit('exportWorld', { worldId: 'w', assetType: 'splats', format: 'ply' }, { wait: true });
    const percents: number[] = [];
    expect(await api.tasks.wait('op_1', { onProgress: ({ percent }) => percents.push(percent) })).toEqual(DONE);
    expect(percents).toEqual([5]);
    expect(script.seen.map(({ url }) => url.slice('http://host'.length))).toEqual([
      '/tasks:exportWorld?wait=true',
      '/api/v2/operations/op_1',
      '/api/v2/operations/op_1',
    ]);
  });

  it('are priced without a submission', async () => {
    const { api, script } = createScriptedClient([createJsonResponse(200, { dryRun: true }), createJsonResponse(200, { dryRun: true })]);
    await api.tasks.quote('panoDepthToRgb', { depthPanoImage: { source: 'uri', uri: 'https://example.com/d.exr' }, textPrompt: 'a hall' });
    expect(JSON.parse(script.seen[0]?.body ?? '')).toMatchObject({ dryRun: true, textPrompt: 'a hall' });
    await api.tasks.quote('exportWorld', { worldId: 'w', assetType: 'mesh', format: 'usdz' });
    expect(JSON.parse(script.seen[1]?.body ?? '')).toEqual({ worldId: 'w', assetType: 'mesh', format: 'usdz', dryRun: true });
  });

  it('that fail say why in a word', async () => {
    const { api } = createScriptedClient([
      createJsonResponse(200, { ...DONE, state: 'FAILED', error: { code: 'EXPIRED', message: 'Too late' } }),
    ]);
    const failure = await api.tasks.wait('op_1').catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TaskFailedError);
    expect(failure).toMatchObject({ code: 'EXPIRED', message: 'Too late' });
  });

  it('are listed page after page', async () => {
    const { api, script } = createScriptedClient([
      createJsonResponse(200, { operations: [RUNNING], nextPageToken: 'p2' }),
      createJsonResponse(200, { operations: [DONE], nextPageToken: null }),
    ]);
    expect(await Array.fromAsync(api.tasks.list({ pageSize: 1 }))).toEqual([RUNNING, DONE]);
    expect(script.seen.map(({ url }) => url)).toEqual([
      'http://host/operations?pageSize=1',
      'http://host/operations?pageSize=1&pageToken=p2',
    ]);
  });

  it('have a delivery record where a callback was asked for', async () => {
    const { api } = createScriptedClient([
      createJsonResponse(200, { state: 'DELIVERED' }),
      createJsonResponse(404, { detail: 'none' }),
      createJsonResponse(403, { detail: 'no scope' }),
    ]);
    expect(await api.tasks.webhookDelivery('op_1')).toEqual({ state: 'DELIVERED' });
    await expect(api.tasks.webhookDelivery('op_2')).rejects.toBeInstanceOf(NotFoundError);
    await expect(api.tasks.webhookDelivery('op_3')).rejects.toBeInstanceOf(PermissionError);
  });
});
