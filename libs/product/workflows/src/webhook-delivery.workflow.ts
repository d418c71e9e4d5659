import {
  ActivityFailure,
  ApplicationFailure,
  CancellationScope,
  TemporalFailure,
  TimeoutFailure,
  condition,
  defineSignal,
  patched,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
} from '@temporalio/workflow';

import type { AttemptReport, ClaimedDelivery, DeliverWebhookInput, DeliveryActivities, EgressActivities } from '@diorama/contract';
import { DELIVERY_ENDED_ERROR, PURGE_DELIVERY_SIGNAL, SEND_ATTEMPT_OPTIONS, SEND_DELIVERY_NOW_SIGNAL, TASK_QUEUES } from '@diorama/domain';
import { computeRetryJitter, decideNextDeliveryStep, formatAttemptOutcome } from '@diorama/webhook';
import type { DeliveryState } from '@diorama/webhook';

// Calls to the system of record: cheap and idempotent, so they go on until it is back. One that failed after an attempt was made
// must never lead to another attempt.
const persistent = proxyActivities<DeliveryActivities>({
  taskQueue: TASK_QUEUES.orchestration,
  startToCloseTimeout: '1 minute',
  retry: { initialInterval: '500 milliseconds', maximumInterval: '10 seconds' },
});
// Tried first: within the workflow's own task, which saves Temporal half of the work of a delivery. Once, for each try that waits
// would lengthen the history.
const quick = proxyLocalActivities<DeliveryActivities>({ startToCloseTimeout: '5 seconds', retry: { maximumAttempts: 1 } });

/** How long an attempt whose turn came at the last moment may go on. */
const LAST_ATTEMPT_MS = 60_000;

export const purgeSignal = defineSignal(PURGE_DELIVERY_SIGNAL);
export const sendNowSignal = defineSignal(SEND_DELIVERY_NOW_SIGNAL);

const SEND_NOW = 'send-now';

/**
 * Sends the event of one operation until its receiver has it, says that it is gone, or its 24 hours are over. It cannot be
 * cancelled: what was claimed is sent, or purged. Answers the state that the delivery ended in; null when another has it.
 */
export async function deliverWebhook({ deliveryId, jitterShare }: DeliverWebhookInput): Promise<DeliveryState | null> {
  let purged = false;
  let hurried = false;
  setHandler(purgeSignal, () => {
    purged = true;
  });
  setHandler(sendNowSignal, () => {
    hurried = true;
  });
  return CancellationScope.nonCancellable(async () => {
    const claimed = await onRecord((record) => record.claimDelivery(deliveryId));
    if (claimed === null) return null;
    return deliver(claimed, { jitterShare, isPurged: () => purged, isHurried: () => hurried, forgetHurry: () => void (hurried = false) });
  });
}

interface Course {
  readonly jitterShare: number | undefined;
  readonly isPurged: () => boolean;
  /** Whether an operator asked for the next attempt at once. */
  readonly isHurried: () => boolean;
  readonly forgetHurry: () => void;
}

async function deliver(
  { deliveryId, attemptCount, deadlineMs }: ClaimedDelivery,
  { jitterShare, isPurged, isHurried, forgetHurry }: Course,
): Promise<DeliveryState> {
  let waits = 0;
  for (let number = attemptCount + 1; Date.now() < deadlineMs && !isPurged(); number++) {
    forgetHurry();
    const report = await attempt(deliveryId, number, deadlineMs);
    if (report === null) break;
    const isFirst = number === attemptCount + 1;
    const progress = { isFirst, waits, deadline: deadlineMs, jitter: computeRetryJitter(deliveryId, number, jitterShare) };
    const step = decideNextDeliveryStep(progress, report.outcome, Date.now());
    const made = { deliveryId, report, nextState: step.state, nextAttemptMs: step.nextAttempt };
    const state = await onRecord((record) => record.recordAttempt(made));
    if (state !== 'PENDING') return state;
    waits = step.waits;
    const isAwake = patched(SEND_NOW) ? () => isPurged() || isHurried() : isPurged;
    const summary = `Wait after attempt ${number} (${formatAttemptOutcome(report.outcome)})`;
    await condition(isAwake, Math.max((step.nextAttempt ?? deadlineMs) - Date.now(), 1), { summary });
  }
  // A purge has ended it already, which is left as it is.
  await persistent.exhaustDelivery(deliveryId);
  return 'EXHAUSTED';
}

/** Does something to the record now, or as soon as that is possible. */
async function onRecord<Result>(
  act: (record: Pick<DeliveryActivities, 'claimDelivery' | 'recordAttempt'>) => Promise<Result>,
): Promise<Result> {
  try {
    return await act(quick);
  } catch (error) {
    if (!(error instanceof TemporalFailure)) throw error;
    return act(persistent);
  }
}

/** Null when there is nothing to be sent any more. */
async function attempt(deliveryId: string, number: number, deadlineMs: number): Promise<AttemptReport | null> {
  const { retry } = SEND_ATTEMPT_OPTIONS;
  const startedAtMs = Date.now();
  const remainingMs = deadlineMs - startedAtMs;
  const { sendAttempt } = proxyActivities<EgressActivities>({
    ...SEND_ATTEMPT_OPTIONS,
    retry: { ...retry, nonRetryableErrorTypes: [...retry.nonRetryableErrorTypes] },
    scheduleToStartTimeout: remainingMs,
    scheduleToCloseTimeout: remainingMs + LAST_ATTEMPT_MS,
    summary: `Attempt ${number}`,
  });
  try {
    return await sendAttempt({ deliveryId, number });
  } catch (error) {
    if (!(error instanceof ActivityFailure)) throw error;
    if (isOver(error)) return null;
    // Its worker was lost, and may have sent: that counts as an attempt, and the receiver knows it by its id.
    const durationMs = Date.now() - startedAtMs;
    return { number, startedAtMs, durationMs, outcome: { errorCategory: 'internal' }, address: null, keyIds: [] };
  }
}

/** Whether nothing can be sent any more: the record refused it, or its turn did not come in time. */
function isOver({ cause, retryState }: ActivityFailure): boolean {
  if (cause instanceof TimeoutFailure) return cause.timeoutType !== 'START_TO_CLOSE';
  return retryState === 'TIMEOUT' || (cause instanceof ApplicationFailure && cause.type === DELIVERY_ENDED_ERROR);
}
