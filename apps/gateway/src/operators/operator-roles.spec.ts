import type { OperatorRole } from '@diorama/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OPERATOR_TOKEN, SUPPORT_TOKEN, VIEWER_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({});
});
afterAll(() => gateway.stop());

const TOKENS: Readonly<Record<OperatorRole, string>> = { viewer: VIEWER_TOKEN, support: SUPPORT_TOKEN, operator: OPERATOR_TOKEN };
const ROLES = ['viewer', 'support', 'operator'] as const;
const FOR_ALL = ['POST /admin/v1/session', 'DELETE /admin/v1/session'];
const FOR_SUPPORT = [
  'POST /admin/v1/operations/{operation_id}:cancel',
  'POST /admin/v1/deliveries/{delivery_id}:redeliver',
  'POST /admin/v1/deliveries/{delivery_id}:send_now',
];

/** The roles that a route refuses with 403, and the details of its responses. */
async function refusedRoles(method: string, path: string): Promise<readonly (readonly [OperatorRole, string])[]> {
  const asked = ROLES.map(async (role) => {
    const headers = { authorization: `Bearer ${TOKENS[role]}` };
    const response = await fetch(gateway.url + path.replace(/\{\w+\}/g, 'none'), { method, headers });
    const { detail } = (await response.json()) as { detail: string };
    return response.status === 403 ? [[role, detail] as const] : [];
  });
  return (await Promise.all(asked)).flat();
}

const lacks = (role: OperatorRole): string => `The operator lacks the role '${role}'`;

describe('a role of operators', () => {
  it('decides at every route of operators', async () => {
    const routes = gateway.routes.filter(({ path }) => path.startsWith('/admin/'));
    const names = routes.map(({ method, path }) => `${method} ${path}`);
    expect([...FOR_ALL, ...FOR_SUPPORT].filter((route) => !names.includes(route))).toEqual([]);
    for (const { method, path } of routes) {
      const name = `${method} ${path}`;
      const isForAll = method === 'GET' || FOR_ALL.includes(name);
      const expected = isForAll
        ? []
        : FOR_SUPPORT.includes(name)
          ? [['viewer', lacks('support')]]
          : [
              ['viewer', lacks('operator')],
              ['support', lacks('operator')],
            ];
      expect([name, await refusedRoles(method, path)]).toEqual([name, expected]);
    }
  });

  it('allows HEAD where it allows GET', async () => {
    const headers = { authorization: `Bearer ${VIEWER_TOKEN}` };
    expect((await fetch(`${gateway.url}/admin/v1/whoami`, { method: 'HEAD', headers })).status).toBe(200);
  });

  it('is in the response of whoami', async () => {
    const response = await fetch(`${gateway.url}/admin/v1/whoami`, { headers: { authorization: `Bearer ${SUPPORT_TOKEN}` } });
    expect(await response.json()).toEqual({ operator: 'heidi', role: 'support' });
  });
});
