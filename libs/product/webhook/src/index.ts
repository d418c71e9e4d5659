/**
 * Webhooks. In: the state of a delivery, an outcome and the time. Out: the next step, bodies and signatures, keys as JWK, and checked
 * URLs; pure functions.
 */
export { ATTEMPT_ERRORS, DELIVERY_STATES, isSuccessStatus } from './delivery.js';
export type { AttemptError, AttemptOutcome, DeliveryState } from './delivery.js';
export { formatEventBody, formatTestEventBody } from './event.js';
export type { CompletedOperation, TestEventSubject } from './event.js';
export {
  updateBackoffAfterFailure,
  extendPauseAfterProbe,
  createFirstHostPause,
  computeNextProbeTime,
  getHostReachability,
} from './host-backoff.js';
export type { HostBackoff, HostPause, HostReachability } from './host-backoff.js';
export { DELIVERY_WINDOW_MS, RETRY_JITTER_FRACTION, computeRetryJitter, decideNextDeliveryStep } from './next-delivery-step.js';
export type { DeliveryProgress, NextDeliveryStep } from './next-delivery-step.js';
export { describeAttemptOutcome, formatAttemptOutcome } from './attempt-outcome.js';
export { parseRetryAfter } from './retry-after.js';
export { isPublicHostName } from './public-url.js';
export type { PublicUrl, PublicUrlResult } from './public-url.js';
export { WEBHOOK_URL_LENGTH_MAX, parseWebhookUrl } from './webhook-url.js';
export { encodeBase64, encodeBase64Url } from './base64.js';
export { toPublicJwk, formatKeyId, formatJwkThumbprintInput } from './jwk.js';
export type { PublicJwk } from './jwk.js';
export {
  KEY_SET_CACHE_MS,
  KEY_PUBLICATION_LAG_MS,
  KEY_ROTATION_ACTOR,
  isKeyRotationInProgress,
  isKeyRotationDue,
  filterPublishedKeys,
  filterSigningKeys,
  findNewestSigningKey,
  planFirstSigningKey,
  planKeyRevocation,
  planKeyRotation,
} from './key-plan.js';
export type { SigningKeyEndTimes, KeyRotationPlan, SigningKeySchedule, ScheduledKey } from './key-plan.js';
export { WEBHOOK_BODY_BYTES, WEBHOOK_HEADERS, formatSignatureHeader, encodeSignedContent } from './signed-content.js';
export type { WebhookSignedContent } from './signed-content.js';
