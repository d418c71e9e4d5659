import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { adminProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { getErrorCode } from '../testing/error-code.js';
import { TEST_OPERATOR as operator, startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';

type Test = TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;

let test: Test;
let admin: Test['admin'];
beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  ({ admin } = test);
});
afterAll(() => test?.close());

const requestId = 'req_console';
const newId = (): string => randomBytes(16).toString('base64url');
const inHours = (hours: number): Date => new Date(Date.now() + hours * 3_600_000);
const begin = (sessionId: string, expiresAt = inHours(12)) => admin.beginConsoleSession({ sessionId, operator, expiresAt, requestId });
const end = (sessionId: string, by = operator) => admin.endConsoleSession({ sessionId, operator: by, requestId });
const isActive = async (sessionId: string): Promise<boolean> => (await admin.getConsoleSession({ sessionId })).isActive;
const actions = async (): Promise<string[]> => {
  const { lines } = await admin.listAudit(adminProto.ListAuditRequest.fromPartial({ accountId: '', pageSize: 100, pageToken: '' }));
  return lines.filter(({ action }) => action.startsWith('console.')).map(({ action }) => action);
};

describe('a session of the console', () => {
  it('is active from its beginning to its end, each with one line in the audit log', async () => {
    const id = newId();
    expect(await isActive(id)).toBe(false);
    for (let i = 0; i < 2; i++) await begin(id);
    expect(await isActive(id)).toBe(true);
    for (let i = 0; i < 2; i++) await end(id);
    expect(await isActive(id)).toBe(false);
    await begin(id); // a late repetition of its beginning
    expect(await isActive(id)).toBe(false);
    expect(await actions()).toEqual(['console.logout', 'console.login']);
  });

  it('is ended by its own operator alone', async () => {
    const id = newId();
    await begin(id);
    await end(id, 'ada');
    expect(await isActive(id)).toBe(true);
  });

  it('is ended once, however many sign out of it at once', async () => {
    const id = newId();
    await begin(id);
    const before = (await actions()).length;
    await Promise.all(Array.from({ length: 8 }, () => end(id)));
    expect([await isActive(id), (await actions()).length]).toEqual([false, before + 1]);
  });

  it('is not written when it is read', async () => {
    const id = newId();
    await begin(id);
    const rowOf = async () => (await test.sql.query('SELECT xmin, * FROM console_session WHERE id = $1', [id])).rows;
    const before = await rowOf();
    await isActive(id);
    expect(await rowOf()).toEqual(before);
  });

  it('is over when it expires, and swept away, ended or not', async () => {
    const [open, ended, lasting] = [newId(), newId(), newId()];
    for (const id of [open, ended]) await begin(id, inHours(-1));
    await end(ended);
    await begin(lasting);
    expect([await isActive(open), await isActive(lasting)]).toEqual([false, true]);
    await test.world.client.sweepRows({ limit: 100 });
    const { rows } = await test.sql.query('SELECT id FROM console_session WHERE id = ANY ($1)', [[open, ended, lasting]]);
    expect(rows).toEqual([{ id: lasting }]);
  });

  it('has an id of its form', async () => {
    for (const id of ['', 'x', `${newId()}x`])
      expect(await getErrorCode(admin.getConsoleSession({ sessionId: id }))).toBe('ARGUMENT_INVALID');
  });
});
