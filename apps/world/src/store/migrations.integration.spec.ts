import { randomBytes } from 'node:crypto';

import { ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import { migrate } from '@diorama/postgres';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateKey } from '@diorama/access';

import { createAccount } from '../admin/create-account.js';
import { endOperation, endOperationByFailure } from '../operations/end-operation.js';
import { findLedgerInconsistencies } from '../testing/ledger-inconsistencies.js';
import { openTestWorldDatabase } from '../testing/test-world-database.js';
import type { TestWorldDatabase } from '../testing/test-world-database.js';

let test: TestWorldDatabase<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let admin: typeof test.sql;
let dataSource: DataSource;

beforeAll(async () => {
  test = await openTestWorldDatabase({ startPostgres }, 2);
  ({ sql: admin, dataSource } = test);
});

afterAll(() => test?.close());

describe('rows from before there were credits', () => {
  it('get a ledger that opens with what they had, and operations that end without a hold', async () => {
    const account = { name: 'Ada', credits: 700, tier: 'default' as const, limits: null, maxRunning: null, operator: 'root' };
    const { apiKey, accountId } = await createAccount(dataSource, account, 'test');
    const { projectId, apiKeyId } = await authenticateKey(dataSource, apiKey, 'test');
    for (let i = 1; i < dataSource.migrations.length; i++) await dataSource.undoLastMigration();
    const { rows: before } = await admin.query('SELECT opening_credits FROM account');
    expect(before).toEqual([{ opening_credits: '700' }]);
    const [operation, world] = [createOperationId(randomBytes(ID_RANDOM_BYTES)), createWorldId(0, randomBytes(ID_RANDOM_BYTES))];
    await admin.query(
      `WITH o AS (INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, expires_at)
         VALUES ($1, 'generate-world', $2, $3, $4, 'req_1', $5, 'svc-1.1', 1, now()))
       INSERT INTO world (id, account_id, project_id, operation_id, model, seed) VALUES ($5, $2, $3, $1, 'svc-1.1', 1)`,
      [operation, accountId, projectId, apiKeyId, world],
    );

    await migrate(dataSource);
    const { rows: after } = await admin.query('SELECT balance, held, running FROM account');
    expect(after).toEqual([{ balance: '700', held: '0', running: 1 }]);
    const { rows: ledger } = await admin.query(
      'SELECT kind, created_by, ledger, amount FROM ledger_transfer t JOIN ledger_entry ON transfer_id = t.id',
    );
    expect(ledger).toEqual([
      { kind: 'opening', created_by: 'root', ledger: 'account', amount: '700' },
      { kind: 'opening', created_by: 'root', ledger: 'funding', amount: '-700' },
    ]);
    expect(
      await dataSource.transaction((transaction) => endOperation(transaction, operation, endOperationByFailure('EXPIRED'))),
    ).not.toBeNull();
    const faults = await findLedgerInconsistencies((text) => admin.query<{ fault: string }>(text));
    expect(faults).toEqual([`${accountId} made 0 starts, and 1 generations`, `${operation} is FAILED, and its hold missing`]);
  });
});
