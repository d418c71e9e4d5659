import { randomBytes } from 'node:crypto';

import { DEFAULT_PRICES, DomainError, ID_RANDOM_BYTES, createDeliveryId, createOperationId, createWorldId } from '@diorama/domain';
import { inTransaction } from '@diorama/postgres';
import { createLogger } from '@diorama/telemetry';
import { startPostgres } from '@diorama/testkit';
import type { TestDatabase } from '@diorama/testkit';
import { array, assert, asyncProperty, constantFrom, integer, oneof, record } from 'fast-check';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateKey } from '@diorama/access';

import { createAccount } from '../admin/create-account.js';
import { beginOperation } from '../operations/begin-operation.js';
import { cancelOperation } from '../operations/cancel-operation.js';
import { expireOperations } from '../operations/expire-operations.js';
import { finishOperation } from '../operations/finish-operation.js';
import { openTestWorldDatabase } from '../testing/test-world-database.js';
import type { TestWorldDatabase } from '../testing/test-world-database.js';
import { claimDelivery } from './claim-delivery.js';
import { listUnclaimedDeliveries } from './list-unclaimed.js';
import { purgeOperation } from '../admin/purge-operation.js';
import { markDeliveryExhausted, recordAttempt } from './record-attempt.js';
import { redeliverWebhook } from './redeliver.js';
import { startAttempt } from './start-attempt.js';

const CLIENTS = 8;

const SILENT = createLogger({ service: 'world', level: 'silent' });

let test: TestWorldDatabase<Awaited<ReturnType<TestDatabase['openAdmin']>>>;
let sql: typeof test.sql;
let dataSource: DataSource;

beforeAll(async () => {
  test = await openTestWorldDatabase({ startPostgres }, CLIENTS);
  ({ sql, dataSource } = test);
});

afterAll(() => test?.close());

/** The actions on an operation and its delivery, from any caller at any time; most are stale calls of a slow caller. */
const step = oneof(
  record({ do: constantFrom('finish', 'fail', 'cancel', 'expire', 'purge', 'redeliver', 'sweep', 'give-up', 'day') }),
  { weight: 2, arbitrary: record({ do: constantFrom('finish', 'fail') }) },
  { weight: 2, arbitrary: record({ do: constantFrom('claim'), by: constantFrom('a', 'b') }) },
  { weight: 2, arbitrary: record({ do: constantFrom('exhaust'), by: constantFrom('a', 'b') }) },
  { weight: 3, arbitrary: record({ do: constantFrom('start'), number: integer({ min: 1, max: 3 }) }) },
  {
    weight: 3,
    arbitrary: record({
      do: constantFrom('record'),
      number: integer({ min: 1, max: 3 }),
      nextState: constantFrom('PENDING' as const, 'DELIVERED' as const, 'SUPPRESSED' as const, 'EXHAUSTED' as const),
    }),
  },
);
type Step = typeof step extends { generate: (...args: never[]) => { value: infer Value } } ? Value : never;

/** What must hold at every moment, of all deliveries. */
const FAULTS = `
  SELECT id || ' counts ' || attempt_count || ' attempts of ' || n AS fault FROM delivery
  CROSS JOIN LATERAL (SELECT count(*) AS n, coalesce(max(number), 0) AS last FROM delivery_attempt WHERE delivery_id = id) AS rows
  WHERE attempt_count <> n OR last <> n
  UNION ALL
  SELECT id || ' is ' || state || ' with ' || n || ' open' FROM delivery
  CROSS JOIN LATERAL (SELECT count(*) AS n FROM delivery_attempt WHERE delivery_id = id AND duration_ms IS NULL) AS rows
  WHERE n <> (state = 'IN_FLIGHT')::int
  UNION ALL
  SELECT d.id || ' is ' || d.state || ' of an operation that is ' || o.state FROM delivery d JOIN operation o ON o.id = d.operation_id
  WHERE CASE o.state WHEN 'CANCELLED' THEN d.state <> 'EXHAUSTED' OR d.url IS NOT NULL OR d.finished_at IS NOT NULL
    ELSE (d.finished_at IS NULL) <> (o.ended_at IS NULL) OR d.finished_at <> o.ended_at END
  UNION ALL
  SELECT d.id || ' was given up with an attempt' FROM delivery d
  WHERE d.state = 'PUBLISH_FAILED' AND EXISTS (SELECT FROM delivery_attempt t WHERE t.delivery_id = d.id AND t.started_at >= d.began_at)
  UNION ALL
  SELECT d.id || ' is DELIVERED without an acknowledgement' FROM delivery d JOIN delivery_attempt t ON t.delivery_id = d.id AND t.number = attempt_count
  WHERE (d.state = 'DELIVERED') AND t.http_status IS DISTINCT FROM 200`;

const STATUS = { PENDING: 500, DELIVERED: 200, SUPPRESSED: 410, EXHAUSTED: null } as const;
const EXPECTED = new Set([
  'DELIVERY_ENDED',
  'DELIVERY_NOT_FOUND',
  'DELIVERY_UNDER_WAY',
  'OPERATION_NOT_FOUND',
  'ARGUMENT_INVALID',
  'RECEIVER_PAUSED', // all of them go to one host
]);

describe('deliveries under any order of events', () => {
  it('are true to their attempts, end once and are never sent after an end', async () => {
    const terms = { name: 'Ada', credits: 10_000_000, tier: 'higher' as const, maxRunning: 1_000_000, operator: 'root' };
    const limits = { perMinute: 1_000_000, perHour: 1_000_000, draftPerMinute: null, exportsPerMinute: null, exportsPerHour: null };
    const { apiKey, accountId } = await createAccount(dataSource, { ...terms, limits }, 'test');
    const { projectId, apiKeyId } = await authenticateKey(dataSource, apiKey, 'test');
    const owner = { accountId, projectId, apiKeyId };
    await assert(
      asyncProperty(array(array(step, { minLength: 1, maxLength: 5 }), { minLength: 4, maxLength: 10 }), async (rounds) => {
        const one = await Delivery.begin(owner);
        for (const round of rounds) {
          const [before, holder] = [await one.state(), await one.holder()];
          const sent = await Promise.all(round.map((each) => one.apply(each)));
          const { rows } = await sql.query<{ fault: string }>(FAULTS);
          expect(rows).toEqual([]);
          const wasOver = before !== null && ENDS.has(before);
          const revived = round.some((each) => each.do === 'redeliver');
          expect(wasOver && !revived && sent.includes('sent')).toBe(false);
          const mayEnd = round.some((each) => ENDING.has(each.do) || (each.do === 'exhaust' && 'by' in each && each.by === holder));
          expect(OPEN.has(before ?? '') && !mayEnd && !OPEN.has((await one.state()) ?? '')).toBe(false);
          const winners = new Set(sent.filter((answer) => answer.startsWith('claimed by')));
          expect(revived || winners.size <= 1).toBe(true);
          expect(!wasOver || revived || [before, null].includes(await one.state())).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
    const { rows: reached } = await sql.query('SELECT DISTINCT state FROM delivery');
    expect(reached.length).toBeGreaterThanOrEqual(5); // else the steps lead nowhere
  });
});

const OPEN = new Set(['PENDING', 'IN_FLIGHT']);
const ENDS = new Set(['PUBLISH_FAILED', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED']);
/** The actions that end an open delivery of any claimant. */
const ENDING: ReadonlySet<string> = new Set(['record', 'purge', 'sweep', 'give-up']);

class Delivery {
  private constructor(
    private readonly id: string,
    private readonly operation: string,
    private readonly accountId: string,
  ) {}

  static async begin(owner: { accountId: string; projectId: string; apiKeyId: string }): Promise<Delivery> {
    const [id, operation] = [createDeliveryId(randomBytes(ID_RANDOM_BYTES)), createOperationId(randomBytes(ID_RANDOM_BYTES))];
    await beginOperation(
      dataSource,
      {
        ...owner,
        operationId: operation,
        kind: 'generate-world',
        requestId: 'req_1',
        worldId: createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES)),
        model: 'svc-1.0-draft',
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
        expiresAt: new Date(Date.now() + 3_600_000),
        idempotency: null,
        webhook: { deliveryId: id, url: 'https://receiver.example.com/' },
      },
      { prices: DEFAULT_PRICES, logger: SILENT },
    );
    return new Delivery(id, operation, owner.accountId);
  }

  /** Null when there is none any more. */
  async state(): Promise<string | null> {
    const { rows } = await sql.query<{ state: string }>('SELECT state FROM delivery WHERE id = $1', [this.id]);
    return rows[0]?.state ?? null;
  }

  /** Who has it in this round. */
  async holder(): Promise<string | null> {
    const { rows } = await sql.query<{ claimed_by: string | null }>('SELECT claimed_by FROM delivery WHERE id = $1', [this.id]);
    return rows[0]?.claimed_by ?? null;
  }

  /** What came of it; a refusal that the catalogue knows is fine. */
  async apply(each: Step): Promise<string> {
    try {
      return await this.attempt(each);
    } catch (error) {
      if (error instanceof DomainError && EXPECTED.has(error.code)) return error.code;
      throw error;
    }
  }

  private async attempt(each: Step): Promise<string> {
    const { id: delivery } = this;
    if ('by' in each && each.do === 'exhaust') return markDeliveryExhausted(dataSource, delivery, each.by);
    if ('by' in each) return (await claimDelivery(dataSource, delivery, each.by)) === null ? 'not claimed' : `claimed by ${each.by}`;
    if ('nextState' in each) return this.record(each.number, each.nextState);
    if ('number' in each)
      return (await startAttempt(dataSource, { deliveryId: delivery, number: each.number, hostFails: false })).url === null
        ? 'no url'
        : 'sent';
    await this.act(each.do);
    return 'done';
  }

  private record(number: number, nextState: keyof typeof STATUS): Promise<string> {
    const httpStatus = STATUS[nextState];
    return recordAttempt(dataSource, {
      deliveryId: this.id,
      number,
      startedAt: new Date(),
      durationMs: 1,
      httpStatus,
      errorCategory: httpStatus === null ? 'dns_blocked' : null,
      address: null,
      keyIds: [],
      nextState,
      nextAttemptAt: nextState === 'PENDING' ? new Date() : null,
    });
  }

  private async act(what: string): Promise<unknown> {
    const { id, operation, accountId } = this;
    const failure = { kind: 'failure', code: 'ENGINE_FAILED', message: 'it broke' } as const;
    const world = { caption: '', metricScaleFactor: 1, groundPlaneOffset: 1, spawnPoints: [], assets: [], stages: [], styles: [] };
    switch (what) {
      case 'finish':
        return finishOperation(dataSource, operation, { kind: 'world', world });
      case 'fail':
        return finishOperation(dataSource, operation, failure);
      case 'cancel':
        return cancelOperation(dataSource, accountId, operation);
      case 'expire':
        await sql.query('UPDATE operation SET expires_at = now() WHERE id = $1 AND ended_at IS NULL', [operation]);
        return expireOperations(dataSource, 10);
      case 'purge':
        return purgeOperation(dataSource, { operationId: operation, operator: 'grace' });
      case 'redeliver':
        return redeliverWebhook(dataSource, { deliveryId: id, operator: 'grace' });
      case 'day':
        return inTransaction(dataSource, (transaction) =>
          transaction.query(`UPDATE delivery SET deadline = deadline - interval '3 days' WHERE id = $1`, [id]),
        );
      default:
        return listUnclaimedDeliveries(dataSource, { olderThanSeconds: 0, giveUpSeconds: what === 'sweep' ? 600 : 0, limit: 10 });
    }
  }
}
