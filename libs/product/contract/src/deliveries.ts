import type { AttemptOutcome, DeliveryState } from '@diorama/webhook';

/** The workflow `webhook-delivery/<delivery id>`, and `webhook-delivery/<delivery id>/<round>` for a redelivery. */
export interface DeliverWebhookInput {
  readonly deliveryId: string;
  /** Share of a delay that it may be longer or shorter; a tenth unless told. Tests tell 0. */
  readonly jitterShare?: number;
}

/** What came of an activity that ends an operation. */
export interface FinishedRun {
  /** Whether it ended the operation so, now or at an earlier try. */
  readonly applied: boolean;
  /** The delivery whose workflow is to be started; empty when nobody asked for a callback. */
  readonly deliveryId: string;
  /** The same for exports that waited for this run and have ended with it; absent in results of earlier releases. */
  readonly moreDeliveryIds?: readonly string[];
}

/** What the workflow of a delivery is told when it takes it over. */
export interface ClaimedDelivery {
  readonly deliveryId: string;
  /** Attempts that have ended: 0, but after a redelivery. */
  readonly attemptCount: number;
  /** When the operation finished, or the redelivery began; milliseconds since the epoch. */
  readonly beganAtMs: number;
  /** The end of its 24 hours, exclusive; milliseconds since the epoch. */
  readonly deadlineMs: number;
}

export interface SendAttemptInput {
  readonly deliveryId: string;
  /** From 1. */
  readonly number: number;
}

/** What came of one attempt; small, and without a word of the peer. */
export interface AttemptReport {
  readonly number: number;
  readonly startedAtMs: number;
  readonly durationMs: number;
  readonly outcome: AttemptOutcome;
  /** That was dialled; null when none was. */
  readonly address: string | null;
  /** Of the keys that signed it. */
  readonly keyIds: readonly string[];
}

export interface RecordAttemptInput {
  readonly deliveryId: string;
  readonly report: AttemptReport;
  readonly nextState: Exclude<DeliveryState, 'SCHEDULED' | 'PUBLISH_FAILED' | 'IN_FLIGHT'>;
  /** For PENDING; null when no attempt fits in before the deadline. */
  readonly nextAttemptMs: number | null;
}

/** The light activities of deliveries, on the `orchestration` queue; idempotent, tried until the record is back. */
export interface DeliveryActivities {
  /** Null when another has it, or nobody may have it any more. */
  claimDelivery(deliveryId: string): Promise<ClaimedDelivery | null>;
  /** Answers the state it is in now: another than asked for when it was purged meanwhile. */
  recordAttempt(input: RecordAttemptInput): Promise<DeliveryState>;
  exhaustDelivery(deliveryId: string): Promise<void>;
  /** Starts the workflows of deliveries that were not handed over, and gives up those that could not be for too long; answers how many it started. */
  sweepDeliveries(): Promise<number>;
  /** Makes a new signing key when the present one is old enough; answers whether it did. */
  rotateSigningKey(): Promise<boolean>;
}

/** The activity of the `egress` queue: one attempt of one delivery. */
export interface EgressActivities {
  /** Waits for its turn, marks the delivery IN_FLIGHT, has the attempt signed and sends it. */
  sendAttempt(input: SendAttemptInput): Promise<AttemptReport>;
}
