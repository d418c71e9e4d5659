import type { AuthenticatedUser } from '../accounts/api-keys.js';

/** How a start came to us. */
export interface OperationStartContext {
  readonly user: AuthenticatedUser;
  /** When the request came, on the clock of `performance.now()`. */
  readonly arrivedAt: number;
  /** Aborted when the client has left. */
  readonly over: AbortSignal;
  /** Null where the caller gave none. */
  readonly idempotencyKey: string | null;
  /** The route that the key belongs to: the same key on another route is another key. */
  readonly route: string;
  /** The webhook URL of the request; null without a webhook. */
  readonly webhookUrl: string | null;
}
