import { JwksCache } from '@diorama-worlds/sdk';
import { describe, expect, it, vi } from 'vitest';

import { Client, newAccount, stackInfo } from '../stack/client.js';

const info = stackInfo();
const outsider = new Client(info.api_url, null);
const PATH = '/.well-known/webhooks/jwks.json';
const bearer = { authorization: `Bearer ${info.operator_token}` };
const SOON = { timeout: 60_000, interval: 100 };

const listed = async (): Promise<string[]> => (await outsider.get(PATH)).body.keys.map(({ kid }: { kid: string }) => kid);
const rotate = async (body: object) => (await outsider.post('/admin/v1/signing-keys:rotate', body, bearer)).body;
const revoke = (kid: string) => outsider.post(`/admin/v1/signing-keys/${kid}:revoke`, {}, bearer);
const keys = async () => (await outsider.get('/admin/v1/signing-keys', bearer)).body.signing_keys;
const audited = async (): Promise<string[][]> => {
  const { lines } = (await outsider.get('/admin/v1/audit', bearer)).body;
  return lines.map(({ action, target }: { action: string; target: string }) => [action, target]);
};

describe('GET /.well-known/webhooks/jwks.json', () => {
  it('[keys-01] needs no key, may be cached for an hour, and is for pages of any origin', async () => {
    const { status, headers, body } = await outsider.get(PATH, { origin: 'https://receiver.example.com' });
    expect([status, headers.get('content-type'), headers.get('cache-control'), headers.get('access-control-allow-origin')]).toEqual([
      200,
      'application/json; charset=utf-8',
      'public, max-age=3600',
      '*',
    ]);
    expect(body).toEqual({ keys: expect.arrayContaining([expect.anything()]) });
    for (const key of body.keys)
      expect(key).toEqual({
        kty: 'OKP',
        crv: 'Ed25519',
        x: expect.stringMatching(/^[\w-]{43}$/),
        kid: expect.stringMatching(/^[\w-]{43}$/),
        use: 'sig',
        alg: 'EdDSA',
      });
  });

  it('answers 304 to who has it', async () => {
    const { headers } = await outsider.get(PATH);
    const etag = headers.get('etag') ?? '';
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*'])
      expect((await outsider.get(PATH, { 'if-none-match': known })).status).toBe(304);
    expect((await outsider.get(PATH, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('is what the SDK reads', async () => {
    const { keys: read } = await new JwksCache(`${info.api_url}${PATH}`).current();
    expect(read.map(({ kid }) => kid)).toEqual(await listed());
  });
});

describe('/admin/v1/signing-keys', () => {
  it('lets a new key in, once, and both sign at once when asked to', async () => {
    const before = await listed();
    const answers = [await rotate({ immediate: true }), await rotate({})];
    expect(answers.map(({ rotated }) => rotated)).toEqual([true, false]);
    const { kid, sign_from: signFrom, listed_from: listedFrom } = answers[0].signing_key;
    expect([answers[1].signing_key.kid, signFrom]).toEqual([kid, listedFrom]);
    await vi.waitFor(async () => expect(await listed()).toEqual([kid, ...before]), SOON);
    expect((await audited())[0]).toEqual(['signing-key.rotate', kid]);
    const [newest, old] = await keys();
    expect([newest.sign_until, newest.created_by]).toEqual([null, 'local']);
    expect(Date.parse(old.sign_until) - Date.parse(listedFrom)).toBe(48 * 3_600_000);
    expect(Date.parse(old.listed_until) - Date.parse(listedFrom)).toBe(72 * 3_600_000);
  });

  it('takes a key that leaked out of use, and leaves a new one alone', async () => {
    const [leaked = ''] = await listed();
    const { body } = await revoke(leaked);
    expect(body).toMatchObject({ revoked: true, signing_key: { sign_until: null, revoked_at: null } });
    await vi.waitFor(async () => expect(await listed()).toEqual([body.signing_key.kid]), SOON);
    expect((await audited())[0]).toEqual(['signing-key.revoke', leaked]);
    expect((await keys()).find(({ kid }: { kid: string }) => kid === leaked)).toMatchObject({ revoked_by: 'local' });
    expect((await revoke(leaked)).body).toEqual({ revoked: false, signing_key: body.signing_key });
  });

  it('answers nothing of a private part, and nothing of keys that there are not', async () => {
    expect(JSON.stringify(await keys())).not.toMatch(/private|sealed|"d"/);
    for (const kid of ['nothing', 'A'.repeat(43)]) expect((await revoke(kid)).status).toBe(404);
  });

  it('is for operators', async () => {
    const { client } = await newAccount(info, 'signing');
    const [kid = ''] = await listed();
    for (const path of ['signing-keys:rotate', `signing-keys/${kid}:revoke`])
      for (const who of [client, outsider]) expect((await who.post(`/admin/v1/${path}`, {})).status).toBe(401);
    expect((await client.get('/admin/v1/signing-keys')).status).toBe(401);
    expect(await listed()).toEqual([kid]);
  });
});
