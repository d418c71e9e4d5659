import { rmSync } from 'node:fs';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newAccount } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { picture, upload } from '../stack/media-files.js';
import { AMPLE } from '../stack/shared-world.js';
import { startStack } from '../stack/start-stack.js';
import type { RunningStack } from '../stack/start-stack.js';
import { pidOf } from './kill-part.js';

let stack: RunningStack;
let client: Client;

beforeAll(async () => {
  stack = await startStack();
  ({ client } = await newAccount(stack.info(), 'deletes', AMPLE));
});

afterAll(async () => {
  await stack?.stop();
  rmSync(stack.home, { recursive: true, force: true });
});

describe('a media asset that is deleted after the start that names it, and before it is read', () => {
  it('fails the operation with 404, charges nothing and leaves no world', async () => {
    const { id } = await upload(client, { bytes: await picture(64, 64) });
    const before = (await client.get('/svc/v1/credits')).body;
    const orchestration = await pidOf(stack, 'worker-orchestration');
    process.kill(orchestration, 'SIGSTOP'); // no stage of the operation begins
    let operationId: string;
    try {
      const prompt = { type: 'image', image_prompt: { source: 'media_asset', media_asset_id: id } };
      const started = await client.post('/svc/v1/worlds:generate', { model: 'svc-1.0-draft', world_prompt: prompt });
      expect(started.status).toBe(200);
      operationId = started.body.operation_id as string;
      expect((await client.send('DELETE', `/svc/v1/media-assets/${id}`, undefined, {})).status).toBe(200);
    } finally {
      process.kill(orchestration, 'SIGCONT');
    }
    const done = await client.finish(operationId);
    expect(done.error).toEqual({ code: 404, message: 'An input is no longer available' });
    expect((await client.get('/svc/v1/credits')).body).toEqual(before);
    expect((await client.post('/svc/v1/worlds:list', {})).body.worlds).toEqual([]);
  });
});
