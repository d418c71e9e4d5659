import { describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';

const info = stackInfo();
const JSON_TYPE = /^application\/json(;|$)/;

describe('the first interface', () => {
  it('[conventions-01] has paths whose first segment is the literal svc, and no others', async () => {
    const { client } = await newAccount(info);
    const { body } = await client.get('/openapi.json');
    const versioned = Object.keys(body.paths).filter((path) => path.includes('/v1/'));
    expect(versioned.length).toBeGreaterThan(10);
    expect(versioned.filter((path) => !path.startsWith('/svc/v1/'))).toEqual([]);
    expect((await client.get('/svc/v1/credits')).status).toBe(200);
    for (const path of ['/v1/credits', '/other/v1/credits', '/SVC/v1/credits']) expect((await client.get(path)).status).toBe(404);
  });

  it('[conventions-02] takes and answers JSON with Content-Type: application/json', async () => {
    const { client } = await newAccount(info);
    const send = (type: string) => client.send('POST', '/svc/v1/worlds:list', '{}', { 'content-type': type });
    const taken = [await send('application/json'), await send('application/json; charset=utf-8')];
    const refused = [await send('text/plain'), await client.get('/svc/v1/worlds/none'), await client.post('/svc/v1/worlds:generate', {})];
    expect(taken.map(({ status }) => status)).toEqual([200, 200]);
    expect(refused.map(({ status }) => status)).toEqual([400, 404, 422]);
    for (const { headers } of [...taken, ...refused]) expect(headers.get('content-type')).toMatch(JSON_TYPE);
  });

  it('[service-06] estimates the generation of a world at no more than about five minutes', async () => {
    const { client } = await newAccount(info);
    for (const model of ['svc-1.0-draft', 'svc-1.0', 'svc-1.1', 'svc-1.1-plus']) {
      const { body } = await client.generate('a beach', { model, dry_run: true });
      expect(body.estimated_seconds).toBeGreaterThan(0);
      expect(body.estimated_seconds).toBeLessThanOrEqual(300);
    }
  });

  it('[tasks-19] has no endpoint of the two APIs that sends a test event; /admin/v1 has one for operators', async () => {
    const { client } = await newAccount(info);
    const { body } = await new Client(info.api_url, null).get('/openapi.json');
    expect(Object.keys(body.paths).filter((path) => /test|ping/i.test(path))).toEqual([]);
    for (const path of ['/webhooks:test', '/api/v2/webhooks:test', '/tasks:test', '/svc/v1/webhooks:test'])
      expect((await client.post(path, { webhookUrl: 'https://receiver.example.com/' })).status).toBe(404);
  });
});
