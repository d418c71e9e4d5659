import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

import { describe, expect, it, onTestFinished, vi } from 'vitest';

import { JwksCache } from './jwks-cache.js';
import type { Jwk, Jwks } from './jwks-cache.js';
import { verifyWebhook } from './webhooks.js';

const ID = 'del_1';
const SENT = 1_800_000_000;
const BODY = JSON.stringify({ id: 'evt_op_1', type: 'task.succeeded', data: { operationId: 'op_1', note: 'ü' } });

interface Pair {
  readonly privateKey: KeyObject;
  readonly jwk: Jwk;
}

function pair(): Pair {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, jwk: publicKey.export({ format: 'jwk' }) as Jwk };
}

const signatureOf = ({ privateKey }: Pair, body = BODY, timestamp = SENT, id = ID): string =>
  `v1a,${sign(null, Buffer.from(`${id}.${timestamp}.${body}`), privateKey).toString('base64')}`;

const [old, fresh, foreign] = [pair(), pair(), pair()];

interface Callback {
  readonly signature?: string;
  readonly body?: string;
  readonly timestamp?: string;
  readonly jwks?: Jwks | JwksCache;
  readonly at?: number;
}

function verify({ signature = signatureOf(old), body = BODY, timestamp = String(SENT), jwks = { keys: [old.jwk] }, at = SENT }: Callback) {
  const headers = { 'Webhook-Id': ID, 'webhook-timestamp': timestamp, 'webhook-signature': signature };
  return verifyWebhook({ headers, body, jwks, now: at * 1000 });
}

describe('verifyWebhook', () => {
  it('accepts the Ed25519 key of RFC 8037, appendix A', async () => {
    const d = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A';
    const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
    const privateKey = createPrivateKey({ key: { kty: 'OKP', crv: 'Ed25519', d, x }, format: 'jwk' });
    const jwk = createPublicKey(privateKey).export({ format: 'jwk' }) as Jwk;
    expect(jwk.x).toBe(x);
    expect(await verify({ signature: signatureOf({ privateKey, jwk }), jwks: { keys: [jwk] } })).toMatchObject({ id: 'evt_op_1' });
  });

  it('[signature-05] accepts any signature by any key, in any order, beside what it does not know', async () => {
    const strange: Jwk[] = [{ kty: 'RSA' }, { kty: 'OKP', crv: 'Ed25519', x: 'AA' }];
    const signature = `v1,abc v1a,not-base64 ${signatureOf(foreign)} ${signatureOf(fresh)}`;
    const event = await verify({ signature, jwks: { keys: [...strange, old.jwk, fresh.jwk] } });
    expect(event.data.operationId).toBe('op_1');
  });

  it('takes Headers, and bytes as they came', async () => {
    const headers = new Headers({ 'webhook-id': ID, 'webhook-timestamp': String(SENT), 'webhook-signature': signatureOf(old) });
    const body = new TextEncoder().encode(BODY);
    expect(await verifyWebhook({ headers, body, jwks: { keys: [old.jwk] }, now: SENT * 1000 })).toMatchObject({ id: 'evt_op_1' });
  });

  it.each<[string, Callback]>([
    ['bad_signature', { signature: signatureOf(foreign) }],
    ['bad_signature', { body: `${BODY} ` }],
    ['bad_signature', { signature: signatureOf(old, BODY, SENT, 'del_2') }],
    ['bad_signature', { signature: signatureOf(old, BODY, SENT - 1) }],
    ['bad_signature', { signature: 'v1a,' }],
    ['bad_signature', { jwks: { keys: [] } }],
    ['missing_header', { signature: '' }],
    ['bad_timestamp', { timestamp: 'noon' }],
    ['too_old', { at: SENT + 301 }],
    ['too_new', { at: SENT - 301 }],
    ['bad_body', { body: 'x', signature: signatureOf(old, 'x') }],
  ])('[signature-07] rejects with %s: %o', async (reason, callback) => {
    await expect(verify(callback)).rejects.toMatchObject({ name: 'WebhookVerificationError', reason });
  });

  it('[signature-07] accepts at both edges of the tolerance', async () => {
    for (const at of [SENT - 300, SENT + 300]) expect(await verify({ at })).toMatchObject({ id: 'evt_op_1' });
  });
});

describe('JwksCache', () => {
  it('[signature-06] is asked anew once before a callback is rejected, as after a rotation', async () => {
    const rotated: Jwks = { keys: [old.jwk, fresh.jwk] };
    const fetchJwks = vi.fn<() => Promise<Jwks>>(async () => rotated);
    fetchJwks.mockResolvedValueOnce({ keys: [old.jwk] });
    let now = 0;
    const jwks = new JwksCache(fetchJwks, { now: () => (now += 1_000) });
    await verify({ jwks });
    await verify({ jwks });
    expect(fetchJwks).toHaveBeenCalledTimes(1);
    await verify({ jwks, signature: signatureOf(fresh) });
    expect(fetchJwks).toHaveBeenCalledTimes(2);
    await expect(verify({ jwks, signature: signatureOf(foreign) })).rejects.toMatchObject({ reason: 'bad_signature' });
    expect(fetchJwks).toHaveBeenCalledTimes(3);
  });

  it('[keys-02] keeps keys for a day, shares fetches, and tries again after a failed one', async () => {
    let now = 0;
    const fetchJwks = vi.fn<() => Promise<Jwks>>(async () => ({ keys: [old.jwk] }));
    fetchJwks.mockRejectedValueOnce(new Error('away'));
    const cache = new JwksCache(fetchJwks, { now: () => now, maxAgeSeconds: 1_000_000 });
    await expect(cache.current()).rejects.toThrow('away');
    now = 1_000;
    await Promise.all([cache.current(), cache.current()]);
    expect(fetchJwks).toHaveBeenCalledTimes(2);
    now = 86_401_000 - 1;
    await cache.current();
    expect(fetchJwks).toHaveBeenCalledTimes(2);
    now++;
    await cache.current();
    expect(fetchJwks).toHaveBeenCalledTimes(3);
  });

  it('is not asked where there is no signature to verify', async () => {
    const fetchJwks = vi.fn<() => Promise<Jwks>>(async () => ({ keys: [old.jwk] }));
    for (const signature of ['junk', 'v1,abc', 'v1a,AAAA'])
      await expect(verify({ signature, jwks: new JwksCache(fetchJwks) })).rejects.toMatchObject({ reason: 'bad_signature' });
    expect(fetchJwks).not.toHaveBeenCalled();
  });

  it('fetches once a second at most, also after a fetch that failed or a clock that went back', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const fetchJwks = vi.fn<() => Promise<Jwks>>(async () => ({ keys: [old.jwk] }));
    const cache = new JwksCache(fetchJwks);
    await cache.current();
    fetchJwks.mockRejectedValueOnce(new Error('away'));
    for (const fetches of [2, 3, 4]) {
      if (fetches === 4) vi.setSystemTime(0);
      const asking = Promise.allSettled([cache.refetch(), cache.refetch()]);
      await vi.advanceTimersByTimeAsync(999);
      expect(fetchJwks).toHaveBeenCalledTimes(fetches - 1);
      await vi.advanceTimersByTimeAsync(1);
      await asking;
      expect(fetchJwks).toHaveBeenCalledTimes(fetches);
    }
  });
});
