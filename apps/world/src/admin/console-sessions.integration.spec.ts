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
const begin = (sessionId: string, expiresAt = inHours(12)) =>
  admin.beginConsoleSession({ sessionId, operator, expiresAt, requestId, person: undefined });
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

describe('the session of a person', () => {
  const ADA = { subject: '248289761001', email: 'ada@example.com', name: 'Ada Lovelace', role: 'support', grants: ['helpdesk', 'staff'] };
  const beginAs = (sessionId: string, person: adminProto.ConsolePerson) =>
    admin.beginConsoleSession({ sessionId, operator: 'oidc:ada@example.com/248289761001', expiresAt: inHours(12), requestId, person });

  it('names the person while it is active, and begins once', async () => {
    const id = newId();
    expect(await beginAs(id, ADA)).toEqual({ isBegun: true });
    expect(await beginAs(id, { ...ADA, role: 'operator' })).toEqual({ isBegun: false });
    expect(await admin.getConsoleSession({ sessionId: id })).toEqual({ isActive: true, person: ADA });
    await end(id, 'oidc:ada@example.com/248289761001');
    expect(await admin.getConsoleSession({ sessionId: id })).toEqual({ isActive: false, person: undefined });
    expect(await beginAs(id, ADA)).toEqual({ isBegun: false });
  });

  it('begins once, however many begin it at once', async () => {
    const id = newId();
    const begun = await Promise.all(Array.from({ length: 8 }, () => beginAs(id, ADA)));
    expect(begun.filter(({ isBegun }) => isBegun)).toHaveLength(1);
  });

  it('is in the audit log with subject, e-mail address and role, and no group', async () => {
    await beginAs(newId(), { ...ADA, email: '', name: '' });
    const { lines } = await admin.listAudit(
      adminProto.ListAuditRequest.fromPartial({ operator: 'oidc:ada@example.com/248289761001', pageSize: 1 }),
    );
    expect(lines).toMatchObject([{ operator: 'oidc:ada@example.com/248289761001', action: 'console.login' }]);
    expect(JSON.parse(lines[0]?.detailsJson ?? '')).toEqual({ request_id: requestId, subject: ADA.subject, email: null, role: 'support' });
  });

  it.each([{ subject: '' }, { subject: 'x'.repeat(256) }, { role: 'root' }, { role: '' }, { grants: [] }, { grants: [''] }])(
    'is refused with %j',
    async (change) => {
      expect(await getErrorCode(beginAs(newId(), { ...ADA, ...change }))).toBe('ARGUMENT_INVALID');
    },
  );
});
