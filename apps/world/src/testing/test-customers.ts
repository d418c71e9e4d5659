import { createHash } from 'node:crypto';

import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';

import { findLedgerInconsistencies } from './ledger-inconsistencies.js';
import { generateTestOperationId, generateTestWorldId, createTestWorldResult } from './start-world.js';
import type { TestAccount, TestWorld } from './start-world.js';

/** Statements past the service, in the schema `world`. */
export interface Database {
  query(text: string, values?: unknown[]): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

type OperationStartOverrides = Partial<worldProto.BeginOperationRequest>;

const TABLES = ['operation', 'world', 'credit_hold', 'start_log', 'idempotency_key', 'ledger_transfer'];
const COUNTS = TABLES.map((table) => `(SELECT count(*)::int FROM ${table} WHERE account_id = $1) AS ${table}`).join();

/** What tests of credits and limits do with accounts of their own making. */
export class TestCustomers {
  constructor(
    private readonly world: TestWorld,
    private readonly database: Database,
  ) {}

  /** An account, by default of the default tier with 10,000 credits. */
  async open(account: Partial<worldProto.CreateAccountRequest> = {}): Promise<TestAccount> {
    const usual = { name: 'Ada', credits: 10_000, tier: 'default', operator: 'tests' };
    const { apiKey } = await this.world.client.createAccount({ ...usual, ...account });
    return this.world.client.authenticateKey({ apiKey });
  }

  /** Starts a generation, by default a draft from text. */
  begin(account: TestAccount, change: OperationStartOverrides = {}): Promise<worldProto.BeginOperationResponse> {
    return this.world.client.beginOperation(
      worldProto.BeginOperationRequest.fromPartial({
        ...account,
        operationId: generateTestOperationId(),
        kind: 'generate-world',
        requestId: 'req_1',
        worldId: generateTestWorldId(),
        model: 'svc-1.0-draft',
        promptKind: 'text',
        worldPromptJson: '{"type":"text","text_prompt":"a pond"}',
        expiresAt: new Date(Date.now() + 3_600_000),
        ...change,
      }),
    );
  }

  async begun(account: TestAccount, change: OperationStartOverrides = {}): Promise<worldProto.Operation> {
    const { operation } = await this.begin(account, change);
    if (operation === undefined) throw new TypeError('the answer is empty');
    return operation;
  }

  async succeed({ operationId, worldId }: worldProto.Operation, stages: worldProto.StageTime[] = []): Promise<void> {
    await this.world.client.finishOperation({ operationId, world: { ...createTestWorldResult(worldId), stages } });
  }

  credits({ accountId }: TestAccount): Promise<worldProto.GetCreditsResponse> {
    return this.world.client.getCredits({ accountId });
  }

  setRefill({ accountId }: TestAccount, refill: { threshold: number; amount: number; cap: number }): Promise<unknown> {
    const set = 'UPDATE account SET auto_refill_threshold = $2, auto_refill_amount = $3, auto_refill_monthly_cap = $4 WHERE id = $1';
    return this.database.query(set, [accountId, refill.threshold, refill.amount, refill.cap]);
  }

  /** Time passes for one account: what it has logged lies further back. */
  async pass({ accountId }: TestAccount, seconds: number): Promise<void> {
    const back = 'started_at - make_interval(secs => $2)';
    await this.database.query(`UPDATE start_log SET started_at = ${back} WHERE account_id = $1`, [accountId, seconds]);
    await this.database.query(`UPDATE account SET last_started_at = last_${back} WHERE id = $1`, [accountId, seconds]);
  }

  /** How many rows an account has: operations, worlds, holds, starts, idempotency keys and transfers. */
  async rowsOf({ accountId }: TestAccount): Promise<unknown[]> {
    const { rows } = await this.database.query(`SELECT ${COUNTS}`, [accountId]);
    return TABLES.map((table) => rows[0]?.[table]);
  }

  books(): Promise<string[]> {
    return findLedgerInconsistencies(async (text) => (await this.database.query(text)) as { rows: { fault: string }[] });
  }
}

/** The error that a call is refused with. @throws Error when it is not refused */
export async function expectRefusal(call: Promise<unknown>): Promise<Pick<DomainError, 'code' | 'details' | 'message'>> {
  const error = await call.then(
    () => new Error('it was let through'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof DomainError)) throw error;
  return { code: error.code, details: error.details, message: error.message };
}

export const createTestIdempotencyKey = (key: string, body = 'body'): worldProto.IdempotencyKey => ({
  key,
  route: 'worlds:generate',
  bodySha256: createHash('sha256').update(body).digest(),
});
