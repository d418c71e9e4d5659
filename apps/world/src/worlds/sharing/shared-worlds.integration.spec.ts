import { LIMITS } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase, TestPostgres } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../../testing/error-code.js';
import { generateTestWorldId, startTestWorld } from '../../testing/start-world.js';
import type { TestAccount, TestWorld } from '../../testing/start-world.js';

const PASSWORD = 'walk along the fjord';
const FAR_FUTURE = new Date('9999-12-31T23:59:59.999Z');
const SHARED = { permission: { public: true, allowIdAccess: true, allowedReaders: [] } };

let postgres: TestPostgres;
let admin: Awaited<ReturnType<TestDatabase['openAdmin']>>;
let world: TestWorld;
let account: TestAccount;

beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.createDatabase();
  admin = await database.openAdmin();
  await admin.query('SET search_path = world');
  world = await startTestWorld({ databaseUrl: database.url('world'), grpcAddress: `127.0.0.1:${await findFreePort()}` });
  account = await world.createAccount();
});

afterAll(async () => {
  await world?.close();
  await admin?.end();
  await postgres?.stop();
});

type Changes = Omit<worldProto.UpdateWorldRequest, 'accountId' | 'worldId'>;

const update = (worldId: string, changes: Changes) => world.client.updateWorld({ accountId: account.accountId, worldId, ...changes });
const read = (worldId: string, shareToken = '') => world.client.getSharedWorld({ worldId, shareToken });
const unlock = (worldId: string, password: string) => world.client.unlockSharedWorld({ worldId, password });
/** Moves the expiry of the link to so many milliseconds from now, by the clock of the database. */
const expireIn = (worldId: string, ms: number) =>
  admin.query(`UPDATE world SET share_expires_at = date_trunc('ms', clock_timestamp()) + $2 * interval '1 ms' WHERE id = $1`, [
    worldId,
    ms,
  ]);
const isInGallery = async (worldId: string): Promise<boolean> => {
  const { worlds } = await world.client.listPublicWorlds({ pageSize: 100, pageToken: '', query: '', tag: '', style: '' });
  return worlds.some((listed) => listed.worldId === worldId);
};

describe('a link that expires', () => {
  it('opens the world until then, and afterwards no world, by the clock of the database', async () => {
    const id = await world.complete(account, SHARED);
    const changed = await update(id, { shareExpiry: { at: FAR_FUTURE } });
    expect(changed.world?.sharing).toEqual({ expiresAt: FAR_FUTURE, hasPassword: false });
    expect((await read(id)).world?.sharing?.expiresAt).toEqual(FAR_FUTURE);
    expect(await isInGallery(id)).toBe(true);

    await expireIn(id, -1);
    expect(await getErrorCode(read(id))).toBe('WORLD_NOT_FOUND');
    expect(await getErrorCode(unlock(id, PASSWORD))).toBe('WORLD_NOT_FOUND');
    expect(await isInGallery(id)).toBe(false);
    const { world: own } = await world.client.getWorld({ accountId: account.accountId, worldId: id });
    expect(own?.worldId).toBe(id);

    await update(id, { shareExpiry: { at: undefined } });
    expect((await read(id)).world?.sharing).toEqual({ expiresAt: undefined, hasPassword: false });
    expect(await isInGallery(id)).toBe(true);
  });

  it.each([new Date(0), new Date('2020-02-29T12:00:00Z')])('cannot be set to %s, which has passed', async (at) => {
    const id = await world.complete(account, SHARED);
    expect(await getErrorCode(update(id, { shareExpiry: { at }, displayName: 'x' }))).toBe('SHARE_EXPIRY_PAST');
    expect((await read(id)).world).toMatchObject({ displayName: 'A pond', sharing: { expiresAt: undefined } });
  });

  it('takes the same expiry again after it has passed, and changes nothing', async () => {
    const id = await world.complete(account, SHARED);
    await expireIn(id, -60_000);
    const { world: before } = await world.client.getWorld({ accountId: account.accountId, worldId: id });
    const { world: after } = await update(id, { shareExpiry: { at: before?.sharing?.expiresAt } });
    expect(after).toEqual(before);
  });
});

describe('a link with a password', () => {
  it('opens the world for a token alone, which the password is exchanged for', async () => {
    const id = await world.complete(account, SHARED);
    const { world: locked } = await update(id, { sharePassword: { text: PASSWORD } });
    expect(locked?.sharing).toEqual({ expiresAt: undefined, hasPassword: true });
    expect(await getErrorCode(read(id))).toBe('SHARE_PASSWORD_REQUIRED');
    expect(await isInGallery(id)).toBe(false);

    const { shareToken, expiresAt } = await unlock(id, PASSWORD);
    expect((await read(id, shareToken)).world?.worldId).toBe(id);
    const { rows } = await admin.query<{ seconds: number }>('SELECT extract(epoch FROM $1::timestamptz - now())::float8 AS seconds', [
      expiresAt,
    ]);
    expect(rows[0]?.seconds).toBeGreaterThan(LIMITS.shareTokenSeconds - 60);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(LIMITS.shareTokenSeconds);

    await expireIn(id, -1);
    expect(await getErrorCode(read(id, shareToken))).toBe('WORLD_NOT_FOUND');
  });

  it('keeps a salted hash, which a repeated change leaves alone, and a new password ends the tokens of the old one', async () => {
    const [id, other] = await Promise.all([world.complete(account, SHARED), world.complete(account, SHARED)]);
    const ids = [id, other];
    for (const each of ids) await update(each, { sharePassword: { text: PASSWORD } });
    const { rows } = await admin.query<{ hash: string }>('SELECT share_password_hash AS hash FROM world WHERE id = ANY ($1)', [ids]);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(2);
    for (const { hash } of rows) expect(hash).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);

    const { shareToken } = await unlock(id, PASSWORD);
    expect(await getErrorCode(read(other, shareToken))).toBe('SHARE_PASSWORD_REQUIRED');
    const { world: before } = await read(id, shareToken);
    expect((await update(id, { sharePassword: { text: PASSWORD } })).world?.revision).toBe(before?.revision);
    expect(await getErrorCode(read(id, shareToken))).toBe('OK');
    await update(id, { sharePassword: { text: 'another password' } });
    expect(await getErrorCode(read(id, shareToken))).toBe('SHARE_PASSWORD_REQUIRED');
    expect(await getErrorCode(unlock(id, PASSWORD))).toBe('SHARE_PASSWORD_WRONG');
  });

  it('opens without one again once the password is removed', async () => {
    const id = await world.complete(account, SHARED);
    await update(id, { sharePassword: { text: PASSWORD } });
    await update(id, { sharePassword: { text: '' } });
    expect((await read(id)).world?.sharing?.hasPassword).toBe(false);
    expect(await unlock(id, 'anything')).toEqual({ shareToken: '', expiresAt: undefined });
    expect(await isInGallery(id)).toBe(true);
  });

  it('is the same in every normal form of the password, and differs in case and in spaces', async () => {
    const id = await world.complete(account, SHARED);
    await update(id, { sharePassword: { text: 'Blåbær på fjället 🫐' } });
    const nfd = 'Blåbær på fjället 🫐'.normalize('NFD');
    expect(await getErrorCode(unlock(id, nfd))).toBe('OK');
    for (const wrong of ['blåbær på fjället 🫐', 'Blåbær på fjället 🫐 ', 'Blabær pa fjället 🫐'])
      expect(await getErrorCode(unlock(id, wrong))).toBe('SHARE_PASSWORD_WRONG');
  });

  it.each<[string, string]>([
    ['short', 'x'.repeat(LIMITS.sharePasswordLengthMin - 1)],
    ['long', 'x'.repeat(LIMITS.sharePasswordLength + 1)],
    ['with a NUL', 'a password\0'],
    ['short in characters, if long in bytes', '🫐'.repeat(LIMITS.sharePasswordLengthMin - 1)],
  ])('is not set to one that is %s', async (_what, text) => {
    expect(await getErrorCode(update(await world.complete(account, SHARED), { sharePassword: { text } }))).toBe('ARGUMENT_INVALID');
  });

  it('is not found for a private, unfinished, deleted or unknown world', async () => {
    const closed = await world.complete(account);
    await update(closed, { sharePassword: { text: PASSWORD }, allowIdAccess: false, public: false });
    const deleted = await world.complete(account, SHARED);
    await update(deleted, { sharePassword: { text: PASSWORD } });
    await world.client.deleteWorld({ accountId: account.accountId, worldId: deleted });
    for (const id of [closed, deleted, generateTestWorldId(), 'not-an-id'])
      expect(await getErrorCode(unlock(id, PASSWORD))).toBe('WORLD_NOT_FOUND');
    const { rows } = await admin.query('SELECT share_password_hash, share_expires_at FROM world WHERE id = $1', [deleted]);
    expect(rows).toEqual([{ share_password_hash: null, share_expires_at: null }]);
  });

  it('is opened by no other token', async () => {
    const id = await world.complete(account, SHARED);
    await update(id, { sharePassword: { text: PASSWORD } });
    const signature = 'A'.repeat(43);
    for (const token of ['', 'x', '0.', `9999999999.${signature}`, `${'9'.repeat(400)}.${signature}`, 'é.\u2028', 'null'])
      expect([token, await getErrorCode(read(id, token))]).toEqual([token, 'SHARE_PASSWORD_REQUIRED']);
  });
});
