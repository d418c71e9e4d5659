import { describe, expect, it } from 'vitest';

import { ScriptedFetch, createJsonResponse } from '../testing/scripted-fetch.js';
import { OperatorClient } from './operator-client.js';

const FAST = { baseUrl: 'https://worlds.example.com', random: () => 0 };

describe('a client with the token of an operator', () => {
  it('sends the token and no cookie', async () => {
    const script = new ScriptedFetch(createJsonResponse(200, { accounts: [], next_page_token: null }));
    await new OperatorClient({ ...FAST, token: 'secret', fetch: script.fetch }).accounts({ query: 'a b', page_size: 5 });
    const [request] = script.seen;
    expect(request?.url).toBe('https://worlds.example.com/admin/v1/accounts?query=a%20b&page_size=5');
    expect(request?.headers.get('authorization')).toBe('Bearer secret');
    expect(request?.headers.has('x-diorama-console')).toBe(false);
  });

  it('retries calls that can be repeated, and no others', async () => {
    const lost = new TypeError('fetch failed');
    const grant = new ScriptedFetch(lost, createJsonResponse(200, { balance: 5, held: 0, available: 5, applied: true }));
    const client = new OperatorClient({ ...FAST, token: 'secret', fetch: grant.fetch });
    expect(await client.grant('acc_1', { credits: 5, reference: 'invoice-1' })).toMatchObject({ applied: true });
    const create = new ScriptedFetch(lost);
    const other = new OperatorClient({ ...FAST, token: 'secret', fetch: create.fetch });
    await expect(other.createAccount({ name: 'Ada' })).rejects.toMatchObject({ name: 'ConnectionError' });
    expect([grant.seen.length, create.seen.length]).toEqual([2, 1]);
  });
});

describe('a client with the session of the console', () => {
  it('marks its requests, and reports the end of the session', async () => {
    const script = new ScriptedFetch(
      createJsonResponse(401, { detail: 'The operator token is missing or not valid' }),
      createJsonResponse(401, {}),
      createJsonResponse(401, {}),
    );
    let ended = 0;
    const client = new OperatorClient({ ...FAST, fetch: script.fetch, onSignedOut: () => void ended++ });
    await expect(client.overview()).rejects.toMatchObject({ status: 401 });
    expect(script.seen[0]?.headers.get('x-diorama-console')).toBe('1');
    expect(await client.operator()).toBeNull();
    await expect(client.signOut()).resolves.toBeUndefined();
    expect(ended).toBe(1);
  });

  it('knows the name and the role of its operator', async () => {
    const script = new ScriptedFetch(createJsonResponse(200, { operator: 'ada', role: 'support' }));
    expect(await new OperatorClient({ ...FAST, fetch: script.fetch }).operator()).toEqual({ operator: 'ada', role: 'support' });
  });

  it('does not report a sign-out that failed as successful', async () => {
    const script = new ScriptedFetch(createJsonResponse(503, { detail: 'Try again' }));
    await expect(new OperatorClient({ ...FAST, maxRetries: 0, fetch: script.fetch }).signOut()).rejects.toMatchObject({ status: 503 });
  });
});
