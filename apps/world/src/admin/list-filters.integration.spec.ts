import { adminProto } from '@diorama/proto-types';
import { findFreePort, startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { getErrorCode } from '../testing/error-code.js';
import { seedHistory } from '../testing/seed-history.js';
import type { SeededOperation } from '../testing/seed-history.js';
import { TEST_OPERATOR, startTestAdmin } from '../testing/start-admin.js';
import type { TestAdmin } from '../testing/start-admin.js';

type Test = TestAdmin<Awaited<ReturnType<TestDatabase['openAdmin']>>>;

const BEGIN = Date.parse('2026-10-01T00:00:00Z');
const DAY_MS = 86_400_000;

let test: Test;
let history: SeededOperation[];

beforeAll(async () => {
  test = await startTestAdmin({ startPostgres, freePort: findFreePort });
  history = await seedHistory(test.sql, [await test.world.createAccount()], { seed: 5, count: 120, begin: BEGIN, days: 6 });
});

afterAll(() => test?.close());

/** The ids of all pages, in the order of the list. */
async function list(filter: Partial<adminProto.AdminListOperationsRequest>): Promise<string[]> {
  const ids: string[] = [];
  for (let pageToken = ''; ;) {
    const request = adminProto.AdminListOperationsRequest.fromPartial({ ...filter, pageSize: 25, pageToken });
    const { operations, nextPageToken } = await test.admin.adminListOperations(request);
    ids.push(...operations.map(({ operation }) => operation?.operationId ?? ''));
    if (nextPageToken === '') return ids;
    pageToken = nextPageToken;
  }
}

const expected = (isKept: (operation: SeededOperation) => boolean): string[] =>
  history
    .filter(isKept)
    .toSorted((a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

describe('operations', () => {
  const [from, until] = [BEGIN + DAY_MS, BEGIN + 3 * DAY_MS];
  const bounds = { createdFrom: new Date(from), createdUntil: new Date(until) };
  const isWithin = ({ createdAt }: SeededOperation): boolean => createdAt >= from && createdAt < until;

  it.each<[string, Partial<adminProto.AdminListOperationsRequest>, (operation: SeededOperation) => boolean]>([
    ['a kind', { kind: 'export-world' }, ({ kind }) => kind === 'export-world'],
    ['a model', { model: 'svc-1.1' }, ({ model }) => model === 'svc-1.1'],
    ['a failure', { failureCode: 'TIMEOUT' }, ({ failure }) => failure === 'TIMEOUT'],
    ['a time of creation', bounds, isWithin],
    ['an open beginning', { createdUntil: bounds.createdUntil }, ({ createdAt }) => createdAt < until],
    [
      'all of these',
      { ...bounds, kind: 'generate-world', model: 'svc-1.1', state: 'SUCCEEDED' },
      (row) => isWithin(row) && row.kind === 'generate-world' && row.model === 'svc-1.1' && row.state === 'SUCCEEDED',
    ],
  ])('are found by %s, over all pages', async (_name, filter, isKept) => {
    const ids = expected(isKept);
    expect(ids.length).toBeGreaterThan(2);
    expect(await list(filter)).toEqual(ids);
  });

  it('have tokens that hold for their own filter alone', async () => {
    const of = (change: Partial<adminProto.AdminListOperationsRequest>) =>
      test.admin.adminListOperations(adminProto.AdminListOperationsRequest.fromPartial({ pageSize: 1, ...change }));
    const { nextPageToken: pageToken } = await of({ model: 'svc-1.1' });
    expect(await getErrorCode(of({ model: 'svc-1.1-plus', pageToken }))).toBe('PAGE_TOKEN_INVALID');
    expect(await getErrorCode(of({ model: 'svc-1.1', createdFrom: new Date(from), pageToken }))).toBe('PAGE_TOKEN_INVALID');
  });

  it.each([{ kind: 'DROP TABLE operation' }, { failureCode: "TIMEOUT' OR true" }, { model: 'x'.repeat(10_000) }])(
    'are not looked for by %j',
    async (filter) => expect(await getErrorCode(list(filter))).toBe('ARGUMENT_INVALID'),
  );
});

describe('accounts', () => {
  it('are found by tier and time of creation', async () => {
    const of = async (change: Partial<adminProto.ListAccountsRequest>): Promise<number> =>
      (await test.admin.listAccounts(adminProto.ListAccountsRequest.fromPartial({ pageSize: 10, ...change }))).accounts.length;
    expect([await of({ tier: 'higher' }), await of({ tier: 'default' })]).toEqual([1, 0]);
    expect([await of({ createdUntil: new Date(BEGIN) }), await of({ createdFrom: new Date(BEGIN) })]).toEqual([0, 1]);
  });
});

describe('the audit log', () => {
  it('is searched by operator, by action or the beginning of one, and by time', async () => {
    const owner = await test.world.createAccount();
    const key = await test.makeKey(owner);
    await test.admin.revokeKey({ accountId: owner.accountId, apiKeyId: key.id, operator: TEST_OPERATOR });
    const of = async (change: Partial<adminProto.ListAuditRequest>): Promise<string[]> => {
      const request = adminProto.ListAuditRequest.fromPartial({ accountId: owner.accountId, pageSize: 10, ...change });
      return (await test.admin.listAudit(request)).lines.map(({ action }) => action);
    };
    expect(await of({ action: 'key' })).toEqual(['key.revoke', 'key.create']);
    expect(await of({ action: 'key.revoke' })).toEqual(['key.revoke']);
    expect(await of({ operator: TEST_OPERATOR })).toEqual(['key.revoke', 'key.create']);
    expect(await of({ createdUntil: new Date(BEGIN) })).toEqual([]);
    expect(await getErrorCode(of({ action: '%' }))).toBe('ARGUMENT_INVALID');
  });
});
