import { beforeAll, describe, expect, it } from 'vitest';

import { stackInfo } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { sharedWorld } from '../stack/shared-world.js';

const info = stackInfo();
const BEARER = { authorization: `Bearer ${info.operator_token}` };
/** Paths of operators that read; the OpenAPI document does not describe them. */
const ADMIN = ['whoami', 'overview', 'operations', 'audit', 'accounts', `accounts/${info.account_id}`, 'deliveries', 'signing-keys'];

interface Route {
  readonly method: string;
  readonly path: string;
  readonly isOpen: boolean;
}
let client: Client;
let routes: Route[];
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  const shared = await sharedWorld();
  ({ client } = shared);
  ids = { world_id: shared.worldId, operation_id: shared.operation.operation_id, operationId: shared.operation.operation_id };
  const { body } = await client.get('/openapi.json');
  routes = Object.entries(body.paths as Record<string, Record<string, { security?: unknown }>>).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== 'delete') // the world belongs to other tests, too
      .map(([method, { security }]) => ({ method: method.toUpperCase(), path, isOpen: security !== undefined })),
  );
});

/** The head of an answer; the body of a stream of events is left. */
async function headOf(method: string, path: string, headers: Record<string, string>): Promise<Response> {
  const stop = new AbortController();
  const sent = method === 'POST' ? { body: '{}', headers: { 'content-type': 'application/json', ...headers } } : { headers };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? 'none');
  const answer = await fetch(info.api_url + filled, { method, ...sent, signal: stop.signal });
  stop.abort();
  return answer;
}

/** The catalogue is the same for every account, so a client may keep it and revalidate. */
const cachingOf = (path: string, status: number): string =>
  path === '/svc/v1/catalogue' && status === 200 ? 'private, no-cache' : 'no-store';

const keptBy = ({ headers }: Response): object => ({ cacheControl: headers.get('cache-control'), vary: headers.get('vary') });

describe('answers that need a key or a token', () => {
  it('forbid caches to keep them and name the credentials that they depend on: every path of the document', async () => {
    const guarded = routes.filter(({ isOpen }) => !isOpen);
    expect(guarded.length).toBeGreaterThan(20);
    const statuses = new Set<number>();
    for (const { method, path } of guarded)
      for (const headers of [{ 'svc-api-key': client.apiKey ?? '' }, { 'svc-api-key': 'wrong' }, {}]) {
        const answer = await headOf(method, path, headers);
        statuses.add(answer.status);
        expect([path, answer.status, keptBy(answer)]).toEqual([
          path,
          answer.status,
          { cacheControl: cachingOf(path, answer.status), vary: 'Origin, Svc-Api-Key, Cookie, x-diorama-account' },
        ]);
      }
    expect([...statuses]).toEqual(expect.arrayContaining([200, 401, 404, 422]));
  });

  it('are those of operators as well', async () => {
    for (const path of ADMIN)
      for (const headers of [BEARER, {}]) {
        const answer = await headOf('GET', `/admin/v1/${path}`, headers);
        expect([path, answer.status]).toEqual([path, 'authorization' in headers ? 200 : 401]);
        expect(answer.headers.get('cache-control')).toBe('no-store');
        expect(answer.headers.get('vary')).toMatch(/\bAuthorization, Cookie\b/);
      }
  });
});

describe('answers for everyone', () => {
  it('may be kept as is right for each', async () => {
    for (const [path, cacheControl] of [
      ['/openapi.json', 'no-cache'],
      ['/docs', 'no-cache'],
      ['/console', 'no-cache'],
      ['/.well-known/webhooks/jwks.json', 'public, max-age=3600'],
      ['/public/worlds', 'no-cache'],
      ['/public/worlds/none', 'no-store'],
      ['/healthz', 'no-store'],
    ] as const) {
      const answer = await headOf('GET', path, {});
      expect([path, answer.headers.get('cache-control')]).toEqual([path, cacheControl]);
      expect(answer.headers.get('vary') ?? '').not.toMatch(/key|authorization|cookie/i);
    }
  });

  it('are kept for a year where their names carry their hashes', async () => {
    const page = await (await fetch(`${info.api_url}/console`)).text();
    const [file] = /\/console-assets\/[\w.-]+\.js/.exec(page) ?? [];
    expect((await headOf('GET', file ?? '/none', {})).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});
