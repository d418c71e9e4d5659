import { parsePublicUrl } from './public-url.js';
import type { PublicUrlResult } from './public-url.js';

/** Characters of a `webhookUrl`. */
export const WEBHOOK_URL_LENGTH_MAX = 2_048;

/**
 * Reads a `webhookUrl`: `https` on port 443, a public DNS name, no user and no fragment; its path and query are sent as they were
 * written. The one gate of submission and of each send.
 *
 * @param refusedEnds ends of names that an operator forbids besides, in lower case, such as those of the cluster
 */
export function parseWebhookUrl(raw: string, { refusedEnds = [] }: { readonly refusedEnds?: readonly string[] } = {}): PublicUrlResult {
  return parsePublicUrl(raw, { longest: WEBHOOK_URL_LENGTH_MAX, refusedEnds });
}
