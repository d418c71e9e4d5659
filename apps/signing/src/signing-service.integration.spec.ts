import { createPublicKey, randomBytes, verify } from 'node:crypto';

import { signingProto } from '@diorama/proto-types';
import type { SigningClient } from '@diorama/rpc';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { toPublicJwk, encodeSignedContent } from '@diorama/webhook';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { unsealPrivateKey } from './keys/seal.js';
import type { SealingKey } from './keys/seal.js';
import { createSigningDataSource } from './store/data-source.js';
import { generateTestDeliveryId, generateTestSealingKey, startTestSigning } from './testing/start-signing.js';
import type { TestSigning } from './testing/start-signing.js';

const BODY = Buffer.from('{"type":"task.succeeded"}');
const HOUR = 3_600_000;

let postgres: TestPostgres;
let database: TestDatabase;
let sql: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let sealingKey: SealingKey;
const running: TestSigning[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
});

beforeEach(async () => {
  database = await postgres.createDatabase(['signing']);
  sql = await database.openAdmin();
  await sql.query('SET search_path = signing');
  sealingKey = generateTestSealingKey();
});

afterEach(async () => {
  await Promise.all(running.splice(0).map((one) => one.close()));
  await sql.end();
});

afterAll(() => postgres?.stop());

async function start(sealingKeys: readonly SealingKey[] = [sealingKey], log: string[] = []): Promise<SigningClient> {
  const grpcAddress = `127.0.0.1:${await findFreePort()}`;
  const one = await startTestSigning({ databaseUrl: database.url('signing'), grpcAddress, sealingKeys, log });
  running.push(one);
  return one.client;
}

const seconds = (): number => Math.floor(Date.now() / 1_000);
const kids = (list: readonly { readonly kid: string }[]): string[] => list.map(({ kid }) => kid);
const signed = async (client: SigningClient) => kids((await client.sign(request())).signatures);
const listed = async (client: SigningClient) => kids((await client.getKeySet({})).keys);
const rotate = (client: SigningClient, more: Partial<signingProto.RotateSigningKeyRequest> = {}) =>
  client.rotateSigningKey({ immediate: false, operator: 'grace', olderThanDays: 0, ...more });

function request(more: Partial<signingProto.SignRequest> = {}): signingProto.SignRequest {
  return { deliveryId: generateTestDeliveryId(), timestamp: seconds(), body: BODY, ...more };
}

/** Lets so much time pass for the keys. */
const pass = (ms: number) =>
  sql.query(
    `UPDATE signing_key SET listed_from = listed_from - $1::interval, sign_from = sign_from - $1::interval,
       sign_until = sign_until - $1::interval, listed_until = listed_until - $1::interval`,
    [`${ms} milliseconds`],
  );

describe('the first key', () => {
  it('is made once by replicas that start together, and signs at once', async () => {
    const clients = await Promise.all([start(), start(), start()]);
    const { rows } = await sql.query('SELECT kid, created_by FROM signing_key');
    expect(rows).toEqual([{ kid: expect.stringMatching(/^[\w-]{43}$/), created_by: 'start' }]);
    for (const client of clients) expect([await listed(client), await signed(client)]).toEqual([[rows[0].kid], [rows[0].kid]]);
  });

  it('is there after a restart', async () => {
    const before = await listed(await start());
    await running.pop()?.close();
    expect(await signed(await start())).toEqual(before);
  });
});

describe('signing', () => {
  it('is Ed25519 over id, time and body', async () => {
    const client = await start();
    const asked = request();
    const { signatures } = await client.sign(asked);
    const { keys } = await client.getKeySet({});
    const key = createPublicKey({ key: { ...toPublicJwk('', keys[0]?.publicKey ?? Buffer.alloc(0)) }, format: 'jwk' });
    const bytes = encodeSignedContent({ id: asked.deliveryId, timestamp: asked.timestamp, body: asked.body });
    expect(signatures[0]?.signature).toHaveLength(64);
    expect(verify(null, bytes, key, signatures[0]?.signature ?? Buffer.alloc(0))).toBe(true);
  });

  it('is refused for what is no callback about now', async () => {
    const client = await start();
    const refused: Partial<signingProto.SignRequest>[] = [
      { deliveryId: 'del_1' },
      { deliveryId: 'op_0123456789012345678901' },
      { deliveryId: 'del_012345678901234567890.' },
      { timestamp: seconds() - 400 },
      { timestamp: seconds() + 400 },
      { timestamp: -1 },
      { body: Buffer.alloc(0) },
      { body: Buffer.from('no json') },
      { body: Buffer.from('[1]') },
      { body: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) },
      { body: Buffer.from(`{"a":"${'x'.repeat(20_000)}"}`) },
    ];
    for (const change of refused) await expect(client.sign(request(change))).rejects.toMatchObject({ code: 'ARGUMENT_INVALID' });
    expect(await signed(client)).toHaveLength(1);
  });
});

describe('a rotation', () => {
  it('publishes, signs with both, signs with the new key, forgets the old one', async () => {
    const client = await start();
    const [old] = await listed(client);
    const { key, rotated } = await rotate(client);
    expect([rotated, key?.createdBy]).toEqual([true, 'grace']);
    const steps: unknown[] = [];
    for (const wait of [0, 0.26 * HOUR, 47.9 * HOUR, 24 * HOUR]) {
      await pass(wait);
      steps.push([(await listed(client)).length, await signed(client)]);
    }
    const next = key?.kid;
    expect(steps).toEqual([
      [2, [old]],
      [2, [next, old]],
      [2, [next]],
      [1, [next]],
    ]);
  });

  it('lets both sign at once when it is to', async () => {
    const client = await start();
    await rotate(client, { immediate: true });
    expect(await signed(client)).toHaveLength(2);
  });

  it('is one, however many ask for it in however many replicas', async () => {
    const clients = await Promise.all([start(), start()]);
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => rotate(clients[i % 2] ?? fail())));
    expect(answers.filter(({ rotated }) => rotated)).toHaveLength(1);
    expect(new Set(answers.map(({ key }) => key?.kid)).size).toBe(1);
    expect((await clients[0]?.listSigningKeys({}))?.keys).toHaveLength(2);
  });

  it('comes when the newest key is old enough', async () => {
    const client = await start();
    await pass(89.9 * 24 * HOUR);
    expect((await rotate(client, { olderThanDays: 90 })).rotated).toBe(false);
    await pass(0.2 * 24 * HOUR);
    expect((await rotate(client, { olderThanDays: 90, operator: 'schedule' })).rotated).toBe(true);
  });

  it('ends with the old private part erased, and its times on record', async () => {
    const client = await start();
    await rotate(client);
    await pass(48.1 * HOUR);
    await start(); // one that starts sweeps
    const { rows } = await sql.query('SELECT sealed_private IS NULL AS erased FROM signing_key ORDER BY listed_from');
    expect(rows).toEqual([{ erased: true }, { erased: false }]);
    expect((await client.listSigningKeys({})).keys.map(({ signUntil }) => signUntil instanceof Date)).toEqual([false, true]);
    expect(await signed(client)).toHaveLength(1);
  });
});

describe('a revocation', () => {
  it('leaves a new key alone, in every replica at once, and erases what leaked', async () => {
    const [one, other] = [await start(), await start()];
    await rotate(one, { immediate: true });
    const [newer, old] = await signed(other);
    const person = 'oidc:ada@example.com/248289761001';
    const { key, revoked } = await one.revokeSigningKey({ kid: old ?? '', operator: person });
    expect(revoked).toBe(true);
    expect([newer, old]).not.toContain(key?.kid);
    for (const client of [one, other]) expect([await listed(client), await signed(client)]).toEqual([[key?.kid], [key?.kid]]);
    const { rows } = await sql.query('SELECT kid, sealed_private IS NULL AS erased, revoked_by FROM signing_key ORDER BY listed_from');
    expect(rows).toEqual([
      { kid: old, erased: true, revoked_by: person },
      { kid: newer, erased: true, revoked_by: null },
      { kid: key?.kid, erased: false, revoked_by: null },
    ]);
  });

  it('can be repeated, and is for keys that there are', async () => {
    const client = await start();
    const [kid = ''] = await listed(client);
    const answers = [];
    for (let i = 0; i < 2; i++) answers.push(await client.revokeSigningKey({ kid, operator: 'grace' }));
    expect(answers.map(({ revoked }) => revoked)).toEqual([true, false]);
    expect(answers[0]?.key).toEqual(answers[1]?.key);
    for (const unknown of ['', 'nothing', 'A'.repeat(43)])
      await expect(client.revokeSigningKey({ kid: unknown, operator: 'grace' })).rejects.toMatchObject({ code: 'SIGNING_KEY_NOT_FOUND' });
  });
});

describe('the schema', () => {
  it('has exactly one key that signs until further notice, under any statement', async () => {
    await start();
    const copy = `INSERT INTO signing_key (kid, public_key, sealed_private, listed_from, sign_from, created_by)
      SELECT repeat('A', 43), public_key, sealed_private, now(), now(), 'test' FROM signing_key`;
    await expect(sql.query(copy)).rejects.toThrow(/signing_key_newest/);
  });

  it('can be taken back', async () => {
    await start();
    const dataSource = createSigningDataSource({ url: database.url('signing'), poolSize: 1, onIdleError: () => undefined });
    await dataSource.initialize();
    for (let i = 0; i < dataSource.migrations.length; i++) await dataSource.undoLastMigration();
    await dataSource.destroy();
    const { rows } = await sql.query(`SELECT relname FROM pg_class WHERE relnamespace = 'signing'::regnamespace AND relkind = 'r'`);
    expect(rows).toEqual([{ relname: 'migration' }]);
  });
});

describe('private parts', () => {
  it('appear in no answer, no log and no dump of the database', async () => {
    const log: string[] = [];
    const client = await start([sealingKey], log);
    await rotate(client, { immediate: true });
    const answers = JSON.stringify([await client.sign(request()), await client.getKeySet({}), await client.listSigningKeys({})]);
    await expect(client.sign(request({ body: Buffer.from('x') }))).rejects.toThrow('must be a JSON object');
    const { rows } = await sql.query<{ kid: string; sealed_private: Buffer; dump: string }>(
      'SELECT kid, sealed_private, signing_key::text AS dump FROM signing_key',
    );
    const places = [answers, log.join(''), ...rows.map(({ dump }) => dump)];
    expect(log.join('')).toContain('rotateSigningKey');
    for (const { kid, sealed_private: sealed } of rows) {
      const { secret } = unsealPrivateKey(sealed, kid, [sealingKey]);
      const forms = [secret.toString('hex'), secret.toString('base64url'), secret.toString('base64'), [...secret].join()];
      for (const place of places) for (const form of forms) expect(place.includes(form)).toBe(false);
    }
    expect(answers).not.toMatch(/"d"|private|sealed/i);
    expect(Object.keys(signingProto.SigningKey.fromPartial({}))).not.toContain('sealedPrivate');
  });

  it('are sealed again by the first of several keys, so that the old one can be removed', async () => {
    const before = await listed(await start());
    await running.pop()?.close();
    const next = generateTestSealingKey();
    await start([next, sealingKey]);
    await running.pop()?.close();
    expect(await signed(await start([next]))).toEqual(before);
  });

  it('keep a process from starting that cannot open them', async () => {
    await start();
    await expect(start([randomBytes(32)])).rejects.toThrow(/no sealing key decrypts/);
  });
});

function fail(): never {
  throw new TypeError('there is no such client');
}
