import { afterEach, describe, expect, it } from 'vitest';

import { DomainError } from '@diorama/domain';

import { OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;

afterEach(() => gateway.stop());

const signOut = (): Promise<Response> =>
  fetch(`${gateway.url}/admin/v1/session`, { method: 'DELETE', headers: { authorization: `Bearer ${OPERATOR_TOKEN}` } });

describe('signing out of the console', () => {
  it('takes the cookie', async () => {
    gateway = await startGateway({});
    const response = await signOut();
    expect([response.status, await response.json()]).toEqual([200, { operator: 'grace' }]);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('takes it also where nothing can be recorded, and says so', async () => {
    gateway = await startGateway({ admin: { recordAudit: () => Promise.reject(new DomainError('UNAVAILABLE')) } });
    const response = await signOut();
    expect(response.status).toBe(503);
    expect(response.headers.get('set-cookie')).toContain('Max-Age=0');
  });
});
