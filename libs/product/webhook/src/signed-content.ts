import { encodeBase64 } from './base64.js';

/** The names of the headers of a callback (Standard Webhooks). */
export const WEBHOOK_HEADERS = { id: 'webhook-id', timestamp: 'webhook-timestamp', signature: 'webhook-signature' } as const;

/** A callback has fewer bytes (Standard Webhooks). */
export const WEBHOOK_BODY_BYTES = 20_000;

/** What goes out, and when. */
export interface WebhookSignedContent {
  /** Id of the delivery; ASCII without a dot, so that no other id and time give the same bytes. */
  readonly id: string;
  /** Unix seconds. */
  readonly timestamp: number;
  readonly body: Uint8Array;
}

/** The bytes that a signature is over: `{id}.{timestamp}.{body}` (Standard Webhooks). @throws RangeError for another id or time */
export function encodeSignedContent({ id, timestamp, body }: WebhookSignedContent): Uint8Array<ArrayBuffer> {
  if (!/^[A-Za-z0-9_-]+$/.test(id)) throw new RangeError('the id of a callback must contain only letters, digits, _ and -');
  if (!Number.isSafeInteger(timestamp) || timestamp < 0)
    throw new RangeError('the timestamp of a callback must be a whole number of seconds');
  const head = `${id}.${timestamp}.`;
  const bytes = new Uint8Array(head.length + body.length);
  for (let i = 0; i < head.length; i++) bytes[i] = head.charCodeAt(i);
  bytes.set(body, head.length);
  return bytes;
}

/** The header `webhook-signature`: one `v1a,<base64>` for each Ed25519 signature, with spaces between them. */
export const formatSignatureHeader = (signatures: readonly Uint8Array[]): string =>
  signatures.map((signature) => `v1a,${encodeBase64(signature)}`).join(' ');
