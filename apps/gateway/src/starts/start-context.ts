import type { ApiUser } from '../accounts/api-keys.js';

/** How a start came to us. */
export interface StartContext {
  readonly user: ApiUser;
  readonly requestId: string;
  /** Null where the caller gave none. */
  readonly idempotencyKey: string | null;
}
