/** Webhook deliveries as the operators' interface answers them. Times are ISO 8601. */

export const DELIVERY_STATES = ['SCHEDULED', 'PUBLISH_FAILED', 'PENDING', 'IN_FLIGHT', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

const ENDS: ReadonlySet<DeliveryState> = new Set(['PUBLISH_FAILED', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED']);

/** Whether nothing is sent any more, unless an operator says so. */
export const hasEnded = (state: DeliveryState): boolean => ENDS.has(state);

export interface DeliveryAttempt {
  readonly number: number;
  readonly started_at: string | null;
  /** Null while it runs, as the next two. */
  readonly duration_ms: number | null;
  readonly http_status: number | null;
  readonly error_category: string | null;
  readonly address: string | null;
  readonly key_ids: readonly string[];
}

export interface Delivery {
  readonly delivery_id: string;
  readonly operation_id: string;
  readonly account_id: string;
  readonly state: DeliveryState;
  readonly attempt_count: number;
  /** Null once it was purged. */
  readonly webhook_url: string | null;
  readonly last_attempt: DeliveryAttempt | null;
  readonly next_attempt_time: string | null;
  readonly deadline: string | null;
  readonly created_at: string;
  readonly redeliveries: number;
}

/** With the body, null until the operation has finished, and every attempt. */
export interface WholeDelivery extends Delivery {
  readonly event: unknown;
  readonly attempts: readonly DeliveryAttempt[];
}

export interface DeliverySearch {
  readonly account_id?: string;
  readonly operation_id?: string;
  readonly state?: string;
}
