import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inspect } from 'node:util';

import { DEFAULT_PRICES, DomainError, ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import { inTransaction, queryRows } from '@diorama/postgres';
import { createLogger } from '@diorama/telemetry';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { array, assert, asyncProperty, constant, constantFrom, integer, nat, oneof, option, record, tuple } from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateKey } from '@diorama/access';

import { createAccount } from '../admin/create-account.js';
import { grantCredits } from '../admin/grant-credits.js';
import { beginOperation } from '../operations/begin-operation.js';
import type { StartedOperation } from '../operations/begin-operation.js';
import { cancelOperation } from '../operations/cancel-operation.js';
import { expireOperations } from '../operations/expire-operations.js';
import { finishOperation } from '../operations/finish-operation.js';
import { beginDepthToRgb } from '../paintings/begin-depth-to-rgb.js';
import { findLedgerInconsistencies } from '../testing/ledger-inconsistencies.js';
import { openTestWorldDatabase } from '../testing/test-world-database.js';
import type { TestWorldDatabase } from '../testing/test-world-database.js';
import { autoRefillToThreshold } from './refill-credits.js';

const CLIENTS = 8;
const SILENT = createLogger({ service: 'world', level: 'silent' });

let test: TestWorldDatabase<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let admin: typeof test.sql;
let dataSource: DataSource;

beforeAll(async () => {
  test = await openTestWorldDatabase({ startPostgres }, CLIENTS);
  ({ sql: admin, dataSource } = test);
});

afterAll(() => test?.close());

const books = (): Promise<string[]> => findLedgerInconsistencies((text) => admin.query<{ fault: string }>(text));

const action = oneof(
  {
    weight: 8,
    arbitrary: record({
      do: constant('begin' as const),
      model: constantFrom('svc-1.0-draft' as const, 'svc-1.1' as const),
      key: constantFrom(null, null, 'k1', 'k2', 'k3'),
      body: constantFrom('a', 'b'),
    }),
  },
  {
    weight: 4,
    arbitrary: record({ do: constant('paint' as const), key: constantFrom(null, null, 'k1', 'k2'), body: constantFrom('a', 'b') }),
  },
  { weight: 6, arbitrary: record({ do: constantFrom('succeed' as const, 'fail' as const, 'cancel' as const), which: nat(30) }) },
  { weight: 1, arbitrary: record({ do: constant('expire' as const), which: nat(30) }) },
  { weight: 2, arbitrary: record({ do: constant('grant' as const), credits: integer({ min: -900, max: 2_000 }), reference: nat(4) }) },
  { weight: 1, arbitrary: record({ do: constant('refill' as const) }) },
  { weight: 3, arbitrary: record({ do: constant('wait' as const), seconds: constantFrom(1, 20, 59, 60, 61, 1_800, 3_600) }) },
);

const terms = record({
  credits: integer({ min: 0, max: 8_000 }),
  perMinute: integer({ min: 1, max: 6 }),
  perHour: integer({ min: 3, max: 12 }),
  draftPerMinute: constantFrom(null, 2, 5),
  maxRunning: integer({ min: 2, max: 8 }),
  refill: option(record({ threshold: constantFrom(0, 500), amount: constantFrom(300, 1_600), cap: constantFrom(0, 1_700, 5_000) })),
});

type Terms = typeof terms extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;
type Action = typeof action extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

/** One account, and what its clients have been answered. */
class Customer {
  readonly begun: Pick<StartedOperation, 'operation'>[] = [];
  /** Operations that were answered to each idempotency key and body. */
  readonly byKey = new Map<string, Set<string>>();

  private constructor(private readonly owner: { accountId: string; projectId: string; apiKeyId: string }) {}

  static async open({ credits, perMinute, perHour, draftPerMinute, maxRunning, refill }: Terms): Promise<Customer> {
    const limits = { perMinute, perHour, draftPerMinute, exportsPerMinute: null, exportsPerHour: null };
    const account = { name: 'Ada', credits, tier: 'default' as const, limits, maxRunning, operator: 'tests' };
    const { apiKey, accountId } = await createAccount(dataSource, account, 'test');
    if (refill !== null)
      await queryRows(
        dataSource,
        'UPDATE account SET auto_refill_threshold = $2, auto_refill_amount = $3, auto_refill_monthly_cap = $4 WHERE id = $1',
        [accountId, refill.threshold, refill.amount, refill.cap],
      );
    return new Customer(await authenticateKey(dataSource, apiKey, 'test'));
  }

  /** @throws DomainError of a refusal that a client must expect */
  async act(step: Action): Promise<unknown> {
    const { accountId } = this.owner;
    switch (step.do) {
      case 'begin':
        return this.begin(step);
      case 'paint':
        return this.paint(step);
      case 'grant':
        return grantCredits(dataSource, {
          accountId,
          credits: step.credits,
          reference: `invoice ${step.reference}`,
          note: '',
          operator: 'tests',
        });
      case 'refill':
        return autoRefillToThreshold(dataSource, accountId);
      case 'wait':
        return this.wait(step.seconds);
      default:
        return this.end(step.do, step.which);
    }
  }

  private async begin({ model, key, body }: Extract<Action, { do: 'begin' }>): Promise<void> {
    const begun = await beginOperation(
      dataSource,
      {
        ...this.beginning('worlds:generate', key, body),
        kind: 'generate-world',
        worldId: createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES)),
        model,
        seed: 1,
        engine: null,
        promptKind: 'text',
        inputs: [],
        world: {
          displayName: '',
          tags: [],
          permission: { public: false, allowIdAccess: false, allowedReaders: [] },
          prompt: { type: 'text' },
        },
      },
      { prices: DEFAULT_PRICES, logger: SILENT },
    );
    this.note(begun, `generate ${body}`, key);
  }

  private async paint({ key, body }: Extract<Action, { do: 'paint' }>): Promise<void> {
    const input = { field: 'depth_pano_image', mediaAssetId: '', key: 'inputs/a.exr', kind: 'image', contentType: 'image/x-exr' };
    const begun = await beginDepthToRgb(
      dataSource,
      {
        ...this.beginning('pano:depth_to_rgb', key, body),
        seed: 1,
        prompt: { text_prompt: 'a hall' },
        input: { ...input, bytes: 1, sha256: 'a'.repeat(64) },
      },
      { prices: DEFAULT_PRICES, logger: SILENT },
    );
    this.note(begun, `paint ${body}`, key);
  }

  private beginning(route: string, key: string | null, body: string) {
    return {
      ...this.owner,
      operationId: createOperationId(randomBytes(ID_RANDOM_BYTES)),
      requestId: 'req_1',
      expiresAt: new Date(Date.now() + 3_600_000),
      webhook: null,
      idempotency: key === null ? null : { key, route, bodySha256: createHash('sha256').update(body).digest() },
    };
  }

  private note(begun: Pick<StartedOperation, 'operation' | 'replayed'>, what: string, key: string | null): void {
    if (!begun.replayed) this.begun.push(begun);
    if (key !== null) this.byKey.set(`${key} ${what}`, (this.byKey.get(`${key} ${what}`) ?? new Set()).add(begun.operation.id));
  }

  private async end(how: 'succeed' | 'fail' | 'cancel' | 'expire', which: number): Promise<unknown> {
    const operation = this.begun[which % Math.max(this.begun.length, 1)]?.operation;
    if (operation === undefined) return null;
    if (how === 'cancel') return cancelOperation(dataSource, this.owner.accountId, operation.id);
    if (how === 'fail') return finishOperation(dataSource, operation.id, { kind: 'failure', code: 'TIMEOUT', message: 'too long' });
    if (how === 'succeed') {
      if (operation.kind === 'depth-to-rgb') {
        const painting = { engine: 'test', engine_version: '1', not_represented: [], assets: [], stages: [] };
        return finishOperation(dataSource, operation.id, { kind: 'painting', painting });
      }
      const figures = { caption: '', metricScaleFactor: 1, groundPlaneOffset: 1.6, spawnPoints: [], assets: [], stages: [], styles: [] };
      return finishOperation(dataSource, operation.id, { kind: 'world', world: figures });
    }
    await queryRows(dataSource, `UPDATE operation SET expires_at = now() - interval '1 s' WHERE id = $1`, [operation.id]);
    return expireOperations(dataSource, 3);
  }

  /** Time passes by moving what was logged into the past, all of it at once. */
  private async wait(seconds: number): Promise<void> {
    const { accountId } = this.owner;
    // The account first, as a start takes them: two that pass the time in another order would wait for each other.
    await inTransaction(dataSource, async (transaction) => {
      await queryRows(transaction, 'UPDATE account SET last_started_at = last_started_at - make_interval(secs => $2) WHERE id = $1', [
        accountId,
        seconds,
      ]);
      await queryRows(transaction, 'UPDATE start_log SET started_at = started_at - make_interval(secs => $2) WHERE account_id = $1', [
        accountId,
        seconds,
      ]);
    });
  }
}

const REFUSALS = new Set([
  'IDEMPOTENCY_KEY_REUSED',
  'RUNNING_LIMITED',
  'RATE_LIMITED',
  'CREDITS_INSUFFICIENT',
  'CREDITS_REFILL_CAPPED',
  'CREDITS_NOT_RETURNABLE',
]);

/** Every code that was met, the unexpected ones as well. */
async function runClient(customer: Customer, steps: readonly Action[], met: Set<string>): Promise<void> {
  for (const step of steps)
    await customer.act(step).catch((error: unknown) => {
      met.add(error instanceof DomainError && REFUSALS.has(error.code) ? error.code : `${step.do}: ${inspect(error)}`);
    });
}

async function sampleBooks(until: AbortSignal): Promise<string[]> {
  const faults: string[] = [];
  for (; !until.aborted; await sleep(20)) faults.push(...(await books()));
  return faults;
}

const plenty: Terms = { credits: 8_000, perMinute: 6, perHour: 12, draftPerMinute: null, maxRunning: 8, refill: null };
const start = { do: 'begin', model: 'svc-1.0-draft', key: null, body: 'a' } as const;
/** What every client does at once where each refusal is met for certain: chance alone meets one of them in every third run. */
const REFUSED: readonly (readonly [Terms, readonly Action[]])[] = [
  [{ ...plenty, credits: 0 }, [start]],
  [{ ...plenty, credits: 0, refill: { threshold: 500, amount: 300, cap: 0 } }, [start]],
  [{ ...plenty, credits: 0 }, [{ do: 'grant', credits: -900, reference: 0 }]],
  [{ ...plenty, perMinute: 1 }, [start]],
  [{ ...plenty, maxRunning: 2 }, [start]],
  [plenty, (['a', 'b'] as const).map((body) => ({ ...start, key: 'k1', body }) as const)],
];

describe('the books of an account', () => {
  it(`are right at every moment while ${CLIENTS} clients act at once`, async () => {
    const met = new Set<string>();
    const clients = tuple(...Array.from({ length: CLIENTS }, () => array(action, { minLength: 6, maxLength: 14 })));
    const allClients = (steps: readonly Action[]): Action[][] => Array.from({ length: CLIENTS }, () => [...steps]);
    await assert(
      asyncProperty(terms, clients, async (own, steps) => {
        const customer = await Customer.open(own);
        const done = new AbortController();
        const sampled = sampleBooks(done.signal);
        await Promise.all(steps.map((list) => runClient(customer, list, met)));
        done.abort();
        expect(await sampled).toEqual([]);
        expect(await books()).toEqual([]);
        for (const answered of customer.byKey.values()) expect(answered.size).toBe(1);
      }),
      { numRuns: 26, endOnFailure: true, examples: REFUSED.map(([own, steps]) => [own, allClients(steps)]) },
    );
    expect([...met].filter((code) => !REFUSALS.has(code))).toEqual([]);
    expect([...REFUSALS].filter((code) => !met.has(code))).toEqual([]); // the runs have met every refusal
  });
});
