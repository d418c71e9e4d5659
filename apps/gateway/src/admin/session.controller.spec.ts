import { afterEach, describe, expect, it } from 'vitest';

import { DomainError } from '@diorama/domain';

import { OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';
import { newSessionRecord } from '../testing/session-record.js';

const gateways: TestGateway[] = [];
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
});

async function start(admin: object): Promise<string> {
  const gateway = await startGateway({ admin });
  gateways.push(gateway);
  return gateway.url;
}

const BEARER = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const ask = (url: string, method: string, path: string, headers: Record<string, string>): Promise<Response> =>
  fetch(`${url}/admin/v1${path}`, { method, headers });

async function signIn(url: string): Promise<Record<string, string>> {
  const answer = await ask(url, 'POST', '/session', BEARER);
  expect(answer.status).toBe(200);
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', 'x-diorama-console': '1' };
}

describe('a session of the console', () => {
  it('ends with every copy of its cookie when its operator signs out, at every gateway', async () => {
    const { admin } = newSessionRecord();
    const [one, other] = [await start(admin), await start(admin)];
    const copy = await signIn(one);
    const another = await signIn(one);
    for (const url of [one, other]) expect((await ask(url, 'GET', '/whoami', copy)).status).toBe(200);
    expect((await ask(one, 'DELETE', '/session', copy)).status).toBe(200);
    for (const url of [one, other]) expect((await ask(url, 'GET', '/whoami', copy)).status).toBe(401);
    expect((await ask(other, 'GET', '/whoami', another)).status).toBe(200); // only the one that was signed out
  });

  it('is refused without a record, and where its cookie is not signed the record is not asked', async () => {
    const { admin, calls, sessions } = newSessionRecord();
    const url = await start(admin);
    const session = await signIn(url);
    sessions.clear();
    expect((await ask(url, 'GET', '/whoami', session)).status).toBe(401);
    expect((await ask(url, 'GET', '/whoami', { ...session, cookie: `${session['cookie']}x` })).status).toBe(401);
    expect((await ask(url, 'GET', '/whoami', { cookie: session['cookie'] ?? '' })).status).toBe(401);
    expect(calls).toEqual(['begin', 'get']);
  });

  it('is not written by requests that use it', async () => {
    const { admin, calls } = newSessionRecord();
    const url = await start(admin);
    const session = await signIn(url);
    for (let i = 0; i < 3; i++) await ask(url, 'GET', '/whoami', session);
    expect(calls).toEqual(['begin', 'get', 'get', 'get']);
  });
});

describe('signing out of the console', () => {
  it('takes the cookie', async () => {
    const url = await start(newSessionRecord().admin);
    for (const headers of [BEARER, await signIn(url)]) {
      const answer = await ask(url, 'DELETE', '/session', headers);
      expect([answer.status, await answer.json()]).toEqual([200, { operator: 'grace', role: 'operator' }]);
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    }
  });

  it('takes it also where the record cannot be reached, and says so', async () => {
    const { admin } = newSessionRecord();
    const away = () => Promise.reject(new DomainError('UNAVAILABLE'));
    for (const broken of [{ getConsoleSession: away }, { endConsoleSession: away }]) {
      const url = await start({ ...admin, ...broken });
      const answer = await ask(url, 'DELETE', '/session', await signIn(url));
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
      expect(answer.headers.get('set-cookie')).toContain('Max-Age=0');
    }
  });
});
