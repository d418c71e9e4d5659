/**
 * Requests to hosts that a tenant chose. In: a URL, a policy for addresses, a deadline. Out: the response, the media file or the result of
 * a webhook post; refused addresses and failed exchanges are `OutboundError`.
 */
export { createPublicAddressPolicy } from './address-policy.js';
export type { AddressPolicy } from './address-policy.js';
export { startDeadline } from './deadline.js';
export type { Deadline } from './deadline.js';
export type { DialOptions, DialObserver, OutboundGuard } from './dial.js';
export { sendOutboundRequest } from './exchange.js';
export type { ExchangeOptions, OutboundResponse, OutboundRequest } from './exchange.js';
export { fetchMedia } from './fetch-media.js';
export type { FetchMediaOptions, FetchedMedia } from './fetch-media.js';
export { createDnsResolver } from './name-resolver.js';
export type { NameResolver, NameResolverOptions } from './name-resolver.js';
export { OutboundError } from './outbound-error.js';
export type { OutboundFailure } from './outbound-error.js';
export { postWebhook } from './post-webhook.js';
export type { PostedWebhook, WebhookPost, WebhookPostOptions } from './post-webhook.js';
export { parseStaticRoutes } from './static-routes.js';
export type { StaticRoute, StaticRoutes } from './static-routes.js';
export { parseOutboundTarget } from './target.js';
export type { OutboundTarget, OutboundTargetRules } from './target.js';
