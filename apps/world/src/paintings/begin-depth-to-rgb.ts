import { computeCost } from '@diorama/domain';
import type { Cost } from '@diorama/domain';
import type { DataSource } from 'typeorm';

import { requireCredits } from '../credits/require-credits.js';
import { retryAfterRefill } from '../credits/retry-after-refill.js';
import type { PaidStartDependencies, StartAttemptResult } from '../credits/retry-after-refill.js';
import { tryCreateOperation } from '../operations/create-operation.js';
import type { PromptInput, WebhookTarget } from '../operations/create-operation.js';
import { toInitialOperationRow, readOperation } from '../operations/operation-row.js';
import type { OperationRow } from '../operations/operation-row.js';
import { readStartState } from '../operations/start-state.js';
import type { IdempotencyKey } from '../operations/start-state.js';
import { retryUntilCreated } from '../operations/retry-until-created.js';

interface DepthToRgbStart {
  readonly operationId: string;
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
  readonly requestId: string;
  readonly seed: number;
  /** What is asked, as it is kept. */
  readonly prompt: object;
  /** The depth panorama. */
  readonly input: PromptInput;
  readonly expiresAt: Date;
  readonly idempotency: IdempotencyKey | null;
  readonly webhook: WebhookTarget | null;
}

interface BegunDepthToRgb {
  readonly operation: OperationRow;
  /** Whether this repeats the response to an earlier start with the same idempotency key. */
  readonly replayed: boolean;
}

/**
 * Begins to paint a panorama onto a depth panorama, judged and written as generations are. It makes no world and is counted in no
 * window of starts.
 * The same operation id again, or the same idempotency key with the same body, changes nothing and answers what is there.
 *
 * @throws DomainError CREDITS_INSUFFICIENT, IDEMPOTENCY_KEY_REUSED; OPERATION_NOT_FOUND when the id is taken by another account;
 *   ACCOUNT_NOT_FOUND when account, project and key do not belong together
 */
export function beginDepthToRgb(
  dataSource: DataSource,
  begin: DepthToRgbStart,
  { prices, logger }: PaidStartDependencies,
): Promise<BegunDepthToRgb> {
  const cost = computeCost({ kind: 'depth-to-rgb' }, prices);
  const charge = { accountId: begin.accountId, credits: cost.totalCredits };
  return retryAfterRefill({ dataSource, logger }, charge, () => retryUntilCreated(() => judgeAndBegin(dataSource, begin, cost)));
}

/** Null when another start was faster. */
async function judgeAndBegin(
  dataSource: DataSource,
  begin: DepthToRgbStart,
  cost: Cost,
): Promise<StartAttemptResult<BegunDepthToRgb> | null> {
  const { account, earlier } = await readStartState(dataSource, { ...begin, caller: begin, newWorldId: null });
  if (earlier !== null) {
    const present = await readOperation(dataSource, earlier.operationId, begin.accountId);
    return { account, begun: { operation: earlier.replayed ? toInitialOperationRow(present) : present, replayed: earlier.replayed } };
  }
  requireCredits(account, cost);
  const { input, ...rest } = begin;
  const created = await tryCreateOperation(dataSource, {
    ...rest,
    kind: 'depth-to-rgb',
    worldId: null,
    model: '',
    engine: null,
    promptKind: null,
    inputs: [input],
    export: null,
    follows: null,
    world: null,
    cost,
    startClass: null,
  });
  return created === null ? null : { account, begun: { operation: created.operation, replayed: false } };
}
