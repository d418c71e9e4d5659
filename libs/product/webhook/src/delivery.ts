/** The life of a webhook delivery; the last three are ends, and PUBLISH_FAILED is one that was never handed over. */
export const DELIVERY_STATES = ['SCHEDULED', 'PUBLISH_FAILED', 'PENDING', 'IN_FLIGHT', 'DELIVERED', 'SUPPRESSED', 'EXHAUSTED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** Why an attempt had no answer. All a receiver's owner is told of it: no text of a peer is ever kept. */
export const ATTEMPT_ERRORS = [
  'dns_unresolvable',
  'dns_blocked',
  'connect_refused',
  'connect_reset',
  'connect_timeout',
  'tls',
  'timeout',
  'protocol',
  'internal',
] as const;
export type AttemptError = (typeof ATTEMPT_ERRORS)[number];

/** How one attempt went: the status that the receiver answered, or why there is none. */
export type AttemptOutcome =
  | {
      readonly httpStatus: number;
      /** As it was sent; null without one, or with several that differ. */ readonly retryAfter: string | null;
    }
  | { readonly errorCategory: AttemptError };

/** Whether an HTTP status says that a receiver took an event: 2xx. */
export const isSuccessStatus = (status: number): boolean => status >= 200 && status < 300;
