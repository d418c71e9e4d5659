export { ATTEMPT_ERRORS, DELIVERY_STATES } from './delivery.js';
export type { AttemptError, AttemptOutcome, DeliveryState } from './delivery.js';
export { eventBody } from './event.js';
export type { CompletedOperation } from './event.js';
export { afterFailure, afterProbe, firstPause, heldUntil, hostVerdict } from './host-backoff.js';
export type { HostBackoff, HostPause, HostVerdict } from './host-backoff.js';
export { DELIVERY_WINDOW_MS, JITTER_SHARE, jitterOf, nextStep } from './next-step.js';
export type { DeliveryProgress, NextStep } from './next-step.js';
export { readRetryAfter } from './retry-after.js';
export { isPublicName } from './public-url.js';
export type { PublicUrl, ReadUrl } from './public-url.js';
export { WEBHOOK_URL_LENGTH_MAX, parseWebhookUrl } from './webhook-url.js';
export { base64, base64url } from './base64.js';
export { jwkOf, keyId, thumbprintInput } from './jwk.js';
export type { PublicJwk } from './jwk.js';
export {
  KEY_SET_CACHE_MS,
  PUBLISHING_LAG_MS,
  isRotating,
  isRotationDue,
  keysListedAt,
  keysSigningAt,
  newestKey,
  planFirstKey,
  planRevocation,
  planRotation,
} from './key-plan.js';
export type { KeyEnd, KeyPlan, KeyTimes, PlannedKey } from './key-plan.js';
export { WEBHOOK_BODY_BYTES, WEBHOOK_HEADERS, signatureHeader, signedContent } from './signed-content.js';
export type { SignedContent } from './signed-content.js';
