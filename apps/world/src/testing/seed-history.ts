import type { OperationState } from '@diorama/domain';

import { generateTestOperationId, generateTestWorldId } from './start-world.js';
import type { TestAccount } from './start-world.js';
import type { Database } from './test-customers.js';

/** An operation of a made-up history; times are milliseconds since 1970. */
export interface SeededOperation {
  readonly id: string;
  readonly accountId: string;
  readonly kind: 'generate-world' | 'export-world';
  readonly model: string;
  readonly state: OperationState;
  readonly failure: string | null;
  readonly createdAt: number;
  /** Null while it is open. */
  readonly endedAt: number | null;
  readonly credits: number;
  readonly stages: readonly { readonly name: string; readonly seconds: number }[];
}

interface HistoryOptions {
  readonly seed: number;
  readonly count: number;
  /** When the first operation may begin, and for how many days the others follow. */
  readonly begin: number;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const MODELS = ['svc-1.0-draft', 'svc-1.1', 'svc-1.1-plus'];
const FAILURES = ['ENGINE_FAILED', 'TIMEOUT', 'NO_CAPACITY'];
const STATES: readonly OperationState[] = ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED', 'FAILED', 'CANCELLED', 'QUEUED', 'RUNNING'];

/** Numbers from 0 to 1 that the seed alone determines (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Writes operations with their worlds, holds and ledger, at times of the past; half of all times are full hours. */
export async function seedHistory(
  database: Database,
  owners: readonly TestAccount[],
  { seed, count, begin, days }: HistoryOptions,
): Promise<SeededOperation[]> {
  const random = createRandom(seed);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const operations = Array.from({ length: count }, (): Row => {
    const owner = pick(owners);
    const state = pick(STATES);
    const round = random() < 0.5 ? 3_600_000 : 1;
    const createdAt = Math.floor((begin + random() * days * DAY_MS) / round) * round;
    const isOpen = state === 'QUEUED' || state === 'RUNNING';
    return {
      id: generateTestOperationId(),
      owner,
      worldId: generateTestWorldId(),
      accountId: owner.accountId,
      kind: random() < 0.8 ? 'generate-world' : 'export-world',
      model: pick(MODELS),
      state,
      failure: state === 'FAILED' ? pick(FAILURES) : null,
      createdAt,
      endedAt: isOpen ? null : createdAt + Math.ceil((random() * 6 * 3_600_000) / round) * round,
      credits: Math.floor(random() * 500),
      stages: state === 'SUCCEEDED' ? ['compose', 'render'].map((name) => ({ name, seconds: Math.floor(random() * 1_000) / 10 })) : [],
    };
  });
  await database.query(HISTORY, [JSON.stringify(operations.map(toRow))]);
  await database.query(BALANCES);
  return operations;
}

type Row = SeededOperation & { readonly owner: TestAccount; readonly worldId: string };

const toRow = ({ owner, endedAt, createdAt, ...operation }: Row): object => ({
  ...operation,
  ...owner,
  createdAt: new Date(createdAt).toISOString(),
  endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
});

/** One statement, since operations and worlds name each other. */
const HISTORY = `
  WITH given AS (
    SELECT * FROM json_to_recordset($1::json) AS row (id text, "accountId" text, "projectId" text, "apiKeyId" text, "worldId" uuid, kind text,
      model text, state text, failure text, "createdAt" timestamptz, "endedAt" timestamptz, credits int, stages jsonb)
  ), worlds AS (
    INSERT INTO world (id, account_id, project_id, operation_id, prompt, model, seed, created_at)
    SELECT "worldId", "accountId", "projectId", id, '{"type":"text","text_prompt":"a pond"}', model, 7, "createdAt" FROM given
  ), operations AS (
    INSERT INTO operation (id, kind, account_id, project_id, api_key_id, request_id, world_id, model, seed, state, failure_code, failure_message,
      outcome_sha256, stages, export_asset_type, export_format, created_at, started_at, ended_at, expires_at)
    SELECT id, kind, "accountId", "projectId", "apiKeyId", 'req_seeded', "worldId", model, 7, state,
      CASE state WHEN 'CANCELLED' THEN 'CANCELLED' ELSE failure END, CASE WHEN state IN ('FAILED', 'CANCELLED') THEN 'no' END,
      CASE state WHEN 'SUCCEEDED' THEN sha256('made') END, CASE state WHEN 'SUCCEEDED' THEN stages END,
      CASE kind WHEN 'export-world' THEN 'mesh' END, CASE kind WHEN 'export-world' THEN 'glb' END,
      "createdAt", CASE WHEN state <> 'QUEUED' THEN "createdAt" END, "endedAt", "createdAt" + interval '1 day'
    FROM given
  ), holds AS (
    INSERT INTO credit_hold (operation_id, account_id, amount, line_items, state, created_at, ended_at)
    SELECT id, "accountId", credits, jsonb_build_array(jsonb_build_object('name', model, 'credits', credits)),
      CASE WHEN "endedAt" IS NULL THEN 'HELD' WHEN state = 'SUCCEEDED' THEN 'SETTLED' ELSE 'RELEASED' END, "createdAt", "endedAt"
    FROM given
  ), transfers AS (
    INSERT INTO ledger_transfer (kind, account_id, reference, created_by, created_at)
    SELECT 'usage', "accountId", id, 'system', "endedAt" FROM given WHERE state = 'SUCCEEDED'
    RETURNING id, reference
  )
  INSERT INTO ledger_entry (transfer_id, line, ledger, event, amount)
  SELECT t.id, side.line, side.ledger, CASE side.line WHEN 1 THEN given.model END, side.sign * given.credits
  FROM transfers t JOIN given ON given.id = t.reference, (VALUES (0, 'account', -1), (1, 'consumption', 1)) AS side (line, ledger, sign)`;

const BALANCES = `
  UPDATE account a SET
    balance = (SELECT sum(e.amount) FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id AND e.ledger = 'account'
      WHERE t.account_id = a.id),
    held = (SELECT coalesce(sum(amount), 0) FROM credit_hold h WHERE h.account_id = a.id AND h.state = 'HELD'),
    running = (SELECT count(*) FROM operation o WHERE o.account_id = a.id AND o.ended_at IS NULL AND o.kind = 'generate-world')`;
