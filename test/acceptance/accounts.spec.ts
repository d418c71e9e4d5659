import { describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';

const info = stackInfo();
const bearer = { authorization: `Bearer ${info.operator_token}` };
const outsider = new Client(info.api_url, null);

describe('POST /admin/v1/accounts', () => {
  it('makes an account with a project and a key that works', async () => {
    const { account, client } = await newAccount(info, 'acme', {
      tier: 'higher',
      limits: { per_minute: 5, per_hour: 6, draft_per_minute: 7 },
    });
    expect(account).toEqual({
      account_id: expect.stringMatching(/^acc_/),
      project_id: expect.stringMatching(/^prj_/),
      api_key: expect.stringMatching(/^svck_/),
    });
    expect((await client.get('/svc/v1/worlds/nonsense')).status).toBe(404);
  });

  it('is for operators: an API key is not enough, nor is nothing', async () => {
    expect((await outsider.post('/admin/v1/accounts', { name: 'x' })).status).toBe(401);
    expect((await new Client(info.api_url, info.api_key).post('/admin/v1/accounts', { name: 'x' })).status).toBe(401);
    expect((await outsider.post('/admin/v1/accounts', { name: 'x' }, { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('names the fields that are wrong', async () => {
    const { status, body } = await outsider.post('/admin/v1/accounts', { credits: -1, tier: 'gold' }, bearer);
    expect(status).toBe(422);
    expect(body.detail.map(({ loc, type }: { loc: string[]; type: string }) => [loc.join('.'), type])).toEqual([
      ['body.name', 'missing'],
      ['body.credits', 'greater_than_equal'],
      ['body.tier', 'literal_error'],
    ]);
  });
});

describe('the health of the service', () => {
  it.each(['/healthz', '/livez', '/readyz'])('shows at %s', async (path) => {
    expect((await outsider.get(path)).status).toBe(200);
  });
});
