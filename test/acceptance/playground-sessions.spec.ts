import { beforeAll, describe, expect, it } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';
import type { Account, Answer } from '../stack/client.js';

const info = stackInfo();
const MARK = { 'x-diorama-account': '1' };
const TEXT = { world_prompt: { type: 'text', text_prompt: 'a pond' }, model: 'svc-1.0-draft' };
/** The playground sends these with its session, and no key. */
const page = new Client(info.api_url, null);

/** The cookie of a session that begins with a credential. */
async function cookieOf(path: string, headers: Record<string, string>): Promise<string> {
  const { status, headers: answered } = await page.send('POST', path, undefined, headers);
  const [cookie = ''] = (answered.get('set-cookie') ?? '').split(';');
  if (status !== 200 || cookie === '') throw new Error(`no session: ${status}`);
  return cookie;
}

const accountCookie = (key: string): Promise<string> => cookieOf('/svc/v1/session', { 'svc-api-key': key });

/** A key of the account that may do less. */
async function createKey(account: Account, scopes: readonly string[]): Promise<string> {
  const { body } = await new Client(info.api_url, account.api_key).post('/svc/v1/keys', {
    name: 'less',
    project_id: account.project_id,
    scopes,
  });
  return body.api_key as string;
}

/** A request of the playground, for one operation and one world. */
type Action = readonly [method: string, path: string, body?: object];
const ACTIONS: readonly Action[] = [
  ['GET', '/svc/v1/operations/{operation}'],
  ['GET', '/svc/v1/operations/{operation}/queue'],
  ['GET', '/svc/v1/operations/{operation}/events'],
  ['POST', '/svc/v1/operations/{operation}:cancel', {}],
  ['GET', '/svc/v1/worlds/{world}'],
  ['PATCH', '/svc/v1/worlds/{world}', { permission: { public: true } }],
  ['DELETE', '/svc/v1/worlds/{world}'],
  ['POST', '/svc/v1/worlds/{world}:vary', { seed: 8, dry_run: true }],
  ['POST', '/svc/v1/worlds/{world}:vary', { seed: 8 }],
  ['POST', '/svc/v1/worlds/{world}:export', { asset_type: 'world', format: 'zip', dry_run: true }],
  ['POST', '/svc/v1/worlds/{world}:export', { asset_type: 'world', format: 'zip' }],
];

const nameActions = (actions: readonly Action[]) => actions.map((action) => ({ action, name: `${action[0]} ${action[1]}` }));

let victim: { readonly account: Account; readonly client: Client };
let attacker: { readonly account: Account; readonly client: Client };
/** Sessions; the service lets a network begin ten in a minute. */
let cookies: { readonly attacker: string; readonly reader: string; readonly console: string };
let ids: { readonly operation: string; readonly world: string };

const act = ([method, path, body]: Action, headers: Record<string, string>): Promise<Answer> => {
  const address = path.replace('{operation}', ids.operation).replace('{world}', ids.world);
  const json = body === undefined ? undefined : JSON.stringify(body);
  return page.send(method, address, json, { ...headers, ...(json === undefined ? {} : { 'content-type': 'application/json' }) });
};

beforeAll(async () => {
  victim = await newAccount(info, 'victim');
  attacker = await newAccount(info, 'attacker');
  const { body } = await victim.client.generate('a pond', { permission: { allow_id_access: false } });
  const { metadata } = await victim.client.finish(body.operation_id);
  ids = { operation: body.operation_id, world: metadata.world_id };
  cookies = {
    attacker: await accountCookie(attacker.account.api_key),
    reader: await accountCookie(await createKey(victim.account, ['worlds:read'])),
    console: await cookieOf('/admin/v1/session', { authorization: `Bearer ${info.operator_token}` }),
  };
});

/** What an attack could change. */
const stateOf = async ({ client }: typeof victim): Promise<unknown> => ({
  operations: (await client.get('/svc/v1/operations')).body.operations,
  world: (await client.get(`/svc/v1/worlds/${ids.world}`)).body.world.permission,
  credits: (await client.get('/svc/v1/credits')).body,
});

describe('a session of the account page', () => {
  it.each(nameActions(ACTIONS))('of another account finds nothing at $name', async ({ action }) => {
    const before = await stateOf(victim);
    const { status } = await act(action, { ...MARK, cookie: cookies.attacker });
    expect(status).toBe(404);
    expect(await stateOf(victim)).toEqual(before);
  });

  it('charges its own account, also if a request names another', async () => {
    const headers = { ...MARK, cookie: cookies.attacker, 'content-type': 'application/json' };
    const before = await stateOf(victim);
    const named = { ...TEXT, account_id: victim.account.account_id, project_id: victim.account.project_id };
    const { body } = await page.post('/svc/v1/worlds:generate', named, headers);
    expect((await attacker.client.get('/svc/v1/credits')).body).toMatchObject({ remaining_credits: 999_770, held_credits: 230 });
    await attacker.client.post(`/svc/v1/operations/${body.operation_id}:cancel`, {});
    expect(await stateOf(victim)).toEqual(before);
  });

  it.each<[string, (cookie: string) => Record<string, string>]>([
    ['without its mark', (cookie) => ({ cookie })],
    ['from a page of another site', (cookie) => ({ ...MARK, cookie, 'sec-fetch-site': 'cross-site' })],
    ['from a page of another port', (cookie) => ({ ...MARK, cookie, 'sec-fetch-site': 'same-site' })],
    ['with the mark of the console', (cookie) => ({ 'x-diorama-console': '1', cookie })],
    ['with a changed cookie', (cookie) => ({ ...MARK, cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) })],
  ])('%s starts nothing', async (_name, headersOf) => {
    const headers = headersOf(cookies.attacker);
    expect((await page.post('/svc/v1/worlds:generate', TEXT, headers)).status).toBe(401);
  });

  it.each([
    ['GET', '/admin/v1/whoami'],
    ['GET', '/admin/v1/accounts'],
    ['GET', '/admin/v1/operations'],
    ['POST', '/admin/v1/accounts'],
  ])('opens nothing for operators at %s %s', async (method, path) => {
    const cookie = cookies.attacker;
    for (const mark of [MARK, { 'x-diorama-console': '1' }, { ...MARK, 'x-diorama-console': '1' }])
      expect((await page.send(method, path, undefined, { cookie, ...mark })).status).toBe(401);
  });

  it.each([
    ['worlds:write', 'POST', '/svc/v1/worlds:generate'],
    ['worlds:write', 'POST', '/svc/v1/worlds:batch'],
    ['worlds:write', 'POST', '/svc/v1/operations/{operation}:cancel'],
    ['operations:read', 'GET', '/svc/v1/operations/{operation}/queue'],
  ])('has the rights of its key: without %s, none to %s %s', async (scope, method, path) => {
    const { status, body } = await act([method, path], { ...MARK, cookie: cookies.reader });
    expect([status, body.detail]).toEqual([403, `The API key lacks the scope '${scope}'`]);
  });
});

describe('a session of the console', () => {
  const actions: readonly Action[] = [...ACTIONS, ['POST', '/svc/v1/worlds:generate', TEXT]];
  it.each(nameActions(actions))('has no effect at $name', async ({ action }) => {
    const cookie = cookies.console;
    for (const mark of [MARK, { 'x-diorama-console': '1' }, { ...MARK, 'x-diorama-console': '1' }])
      expect((await act(action, { cookie, ...mark })).status).toBe(401);
    expect((await act(action, { authorization: `Bearer ${info.operator_token}` })).status).toBe(401);
  });
});
