import { afterEach, describe, expect, it } from 'vitest';

import { TEST_API_KEY, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
afterEach(() => gateway.stop());

const OWNER = { accountId: 'acc_1', projectId: 'prj_1', apiKeyId: 'key_1' };

async function whoami(names: object) {
  const authenticateKey = async () => ({ ...OWNER, ...names, scopes: ['media:write'] });
  gateway = await startGateway({ world: { authenticateKey } });
  const response = await fetch(`${gateway.url}/svc/v1/whoami`, { headers: { 'svc-api-key': TEST_API_KEY } });
  return { status: response.status, body: await response.json() };
}

describe('GET /svc/v1/whoami', () => {
  it('shows the owner of a key of any scope, without the key', async () => {
    const { status, body } = await whoami({ accountName: 'A studio', apiKeyName: 'notebook' });
    expect(status).toBe(200);
    expect(body).toEqual({
      account_id: 'acc_1',
      account_name: 'A studio',
      project_id: 'prj_1',
      api_key_id: 'key_1',
      api_key_name: 'notebook',
      scopes: ['media:write'],
      service_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });

  it('has null for names that the record does not know or the key does not have', async () => {
    expect((await whoami({ apiKeyName: '' })).body).toMatchObject({ account_name: null, api_key_name: null });
  });
});
