import { buildAdminOpenapi, buildOpenapi } from '@diorama/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { TEST_API_KEY, OPERATOR_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { TestGateway } from '../testing/start-gateway.js';
import type { ServedRoute } from '../testing/module-routes.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ world: { getCredits: async () => ({ balance: 5, held: 0 }) } });
});
afterAll(() => gateway.stop());

const document = buildOpenapi() as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: readonly [] }>>>>;
};
const published = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security }]) => ({ method: method.toUpperCase(), path, isOpen: security !== undefined })),
);
const forOperators = Object.entries(buildAdminOpenapi()['paths'] as object).flatMap(([path, methods]) =>
  Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
);
const API_KEY = { 'svc-api-key': TEST_API_KEY };
const BEARER = { authorization: `Bearer ${OPERATOR_TOKEN}` };
const OPEN = /^\/(public|console|livez|readyz|healthz|\.well-known)\b|\/picture\.webp$/;
const isOperators = ({ path }: ServedRoute): boolean => path.startsWith('/admin/');
const guarded = (): readonly ServedRoute[] => gateway.routes.filter(({ path }) => !OPEN.test(path));

function ask({ method, path }: ServedRoute, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const sendsBody = method === 'POST' || method === 'PATCH';
  return fetch(gateway.url + path.replace(/\{\w+\}/g, 'none'), {
    method,
    headers: { ...headers, origin: 'https://elsewhere.example', ...(sendsBody ? { 'content-type': 'application/json' } : {}) },
    ...(sendsBody ? { body: '{}' } : {}),
  });
}

const varied = (answer: Response): string[] => (answer.headers.get('vary') ?? '').split(',').map((name) => name.trim().toLowerCase());

/** The catalogue is the same for every account, so a client may keep it and revalidate. */
const cachingOf = ({ path }: ServedRoute, status: number): string =>
  path === '/svc/v1/catalogue' && status === 200 ? 'private, no-cache' : 'no-store';

/** The routes whose responses a cache could store, or could serve to a caller with other credentials. */
async function shared(routes: readonly ServedRoute[], headersOf: (route: ServedRoute) => Record<string, string>): Promise<string[]> {
  const faults: string[] = [];
  for (const route of routes) {
    const answer = await ask(route, headersOf(route));
    const needed = ['origin', ...(isOperators(route) ? ['authorization', 'cookie'] : ['svc-api-key', 'cookie'])];
    const isKept =
      answer.headers.get('cache-control') !== cachingOf(route, answer.status) || !needed.every((name) => varied(answer).includes(name));
    if (isKept) faults.push(`${route.method} ${route.path} ${answer.status} ${varied(answer).join()}`);
  }
  return faults;
}

describe('the routes of the gateway', () => {
  it('are all those of the OpenAPI document, which says which of them are open', () => {
    const line = ({ method, path }: { readonly method: string; readonly path: string }): string =>
      `${method} ${path.replace(/\{\w+\}/g, '{}')}`;
    const served = new Set(gateway.routes.map(line));
    expect(published.map(line).filter((route) => !served.has(route))).toEqual([]);
    expect(published.filter(({ path, isOpen }) => isOpen !== OPEN.test(path))).toEqual([]);
    expect(guarded().filter(isOperators).length).toBeGreaterThan(20);
  });

  it('of operators are exactly those of their OpenAPI document', () => {
    const served = guarded().filter(isOperators);
    expect(served.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(forOperators.toSorted());
  });

  it('refuse a caller without credentials with 401, all but the open ones', async () => {
    const statuses = await Promise.all(guarded().map(async (route) => `${(await ask(route)).status} ${route.path}`));
    expect(statuses.filter((line) => !line.startsWith('401 '))).toEqual([]);
  });
});

describe('an answer that depends on credentials', () => {
  it('is not cached without them, and lists the headers that it varies by', async () => {
    expect(await shared(guarded(), () => ({}))).toEqual([]);
  });

  it('is not cached with valid ones, for any outcome of the request', async () => {
    expect(await shared(guarded(), (route) => (isOperators(route) ? BEARER : API_KEY))).toEqual([]);
  });

  it('is kept by no cache where it is a success', async () => {
    const answer = await ask({ method: 'GET', path: '/svc/v1/credits' }, API_KEY);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('vary')]).toEqual([
      200,
      'no-store',
      'Origin, Svc-Api-Key, Cookie, x-diorama-account',
    ]);
  });
});

describe('an answer for everyone', () => {
  it('is at each address that /llms.txt names of the gateway', async () => {
    const text = await (await fetch(`${gateway.url}/llms.txt`)).text();
    for (const path of ['/openapi.json', '/openapi-admin.json', '/docs/api', '/catalogue', '/llms-full.txt']) {
      expect(text).toContain(`](${path})`);
      expect((await fetch(gateway.url + path)).status).toBe(200);
    }
  });

  it.each([
    ['/openapi.json', 'no-cache'],
    ['/openapi-admin.json', 'no-cache'],
    ['/docs', 'no-cache'],
    ['/console', 'no-cache'],
    ['/world/some', 'no-cache'],
    ['/livez', 'no-store'],
    ['/readyz', 'no-store'],
    ['/healthz', 'no-store'],
  ])('may be kept as it says: %s', async (path, cacheControl) => {
    const answer = await fetch(gateway.url + path);
    expect(answer.headers.get('cache-control')).toBe(cacheControl);
    expect(varied(answer)).not.toContain('svc-api-key');
  });

  it('is kept by no cache where it is an error', async () => {
    for (const path of ['/public/worlds/none', '/svc/v1/nothing', '/nothing', `/${'x'.repeat(200)}%zz`])
      expect((await fetch(gateway.url + path)).headers.get('cache-control')).toBe('no-store');
  });
});
