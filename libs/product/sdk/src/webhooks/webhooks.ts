import { DioramaError } from '../transport/errors.js';
import { JwksCache } from './jwks-cache.js';
import type { Jwk, Jwks } from './jwks-cache.js';

/** What the service tells when a task ends. */
export interface WebhookEvent {
  readonly id: string;
  /** `webhook.test` is an event that a person sent to try the receiver. */
  readonly type: 'task.succeeded' | 'task.failed' | 'webhook.test';
  readonly schemaVersion: string;
  /** When the operation ended, ISO 8601 UTC. */
  readonly createdAt: string;
  readonly data: {
    readonly accountId: string;
    /** Compare it with your own: one key signs the events of all accounts. */
    readonly projectId: string;
    readonly operationId: string;
    /** Resource path of the operation. */
    readonly operation: string;
    readonly taskName: string;
    readonly state: 'SUCCEEDED' | 'FAILED';
    readonly error?: { readonly code: string | number };
    /** Set in a test event, whose operation does not exist. */
    readonly test?: true;
  };
}

/** The received webhook, and the source of the keys. */
export interface WebhookRequest {
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The bytes as they came: a body that was parsed and printed again does not verify. */
  readonly body: string | Uint8Array;
  /** Keys at hand, or a cache of those that the service publishes. */
  readonly jwks: Jwks | JwksCache;
  /** How old, or how far ahead of our clock, the attempt may be: 300 unless told. */
  readonly toleranceSeconds?: number;
  /** The time, in milliseconds since the epoch; now unless told. */
  readonly now?: number;
}

/** Why a webhook is rejected. */
export type WebhookFault = 'missing_header' | 'bad_timestamp' | 'too_old' | 'too_new' | 'bad_signature' | 'bad_body';

/** The webhook is not from the service, or it is too old. Return 400. */
export class WebhookVerificationError extends DioramaError {
  override readonly name = 'WebhookVerificationError';

  constructor(
    readonly reason: WebhookFault,
    message: string,
  ) {
    super(message);
  }
}

/**
 * The event of a webhook whose signature is valid: Ed25519 over `{webhook-id}.{webhook-timestamp}.{raw body}`, any of the
 * `v1a,` signatures by any of the keys (Standard Webhooks). With a cache, keys are fetched anew once before it is rejected.
 * Retries of one event have the same `webhook-id`: keep it to take each event once.
 *
 * @throws WebhookVerificationError when it is not to be believed
 */
export async function verifyWebhook(request: WebhookRequest): Promise<WebhookEvent> {
  const { headers, body, jwks, toleranceSeconds = 300, now = Date.now() } = request;
  const id = headerOf(headers, 'webhook-id');
  const timestamp = headerOf(headers, 'webhook-timestamp');
  const signatures = signaturesOf(headerOf(headers, 'webhook-signature'));
  checkTime(timestamp, now / 1000, toleranceSeconds);
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), bytes);
  // Keys are not asked for where there is nothing to verify.
  if (signatures.length === 0) throw unverified();
  const holds = (keys: readonly Jwk[]): Promise<boolean> => anyVerifies(signatures, keys, signed);
  const first = jwks instanceof JwksCache ? await jwks.current() : jwks;
  if (!(await holds(first.keys)) && !(jwks instanceof JwksCache && (await holds((await jwks.refetch()).keys)))) throw unverified();
  return eventOf(bytes);
}

const unverified = (): WebhookVerificationError =>
  new WebhookVerificationError('bad_signature', 'No signature of the webhook verifies against any key');

function headerOf(headers: WebhookRequest['headers'], name: string): string {
  const found = headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const value = typeof found === 'object' && found !== null ? found[0] : found;
  if (typeof value !== 'string' || value === '') throw new WebhookVerificationError('missing_header', `The header ${name} is missing`);
  return value;
}

function checkTime(timestamp: string, now: number, tolerance: number): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError('bad_timestamp', 'The webhook-timestamp is not a number of seconds');
  const age = now - Number(timestamp);
  if (age > tolerance) throw new WebhookVerificationError('too_old', 'The webhook is too old');
  if (age < -tolerance) throw new WebhookVerificationError('too_new', 'The timestamp of the webhook is in the future; check the clock');
}

const ED25519_BYTES = 64;

/** Signatures of other versions, and what is no signature, are passed over. */
function signaturesOf(header: string): Uint8Array<ArrayBuffer>[] {
  return header
    .split(' ')
    .filter((entry) => entry.startsWith('v1a,'))
    .map((entry) => bytesOf(entry.slice('v1a,'.length)))
    .filter((signature) => signature.length === ED25519_BYTES);
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
  } catch {
    return new Uint8Array(0);
  }
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(head.length + tail.length);
  whole.set(head);
  whole.set(tail, head.length);
  return whole;
}

async function anyVerifies(
  signatures: readonly Uint8Array<ArrayBuffer>[],
  keys: readonly Jwk[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  for (const { kty, crv, x } of keys) {
    if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined) continue;
    const key = await crypto.subtle.importKey('jwk', { kty, crv, x }, 'Ed25519', false, ['verify']).catch(() => null);
    if (key === null) continue; // one key that is none must not hide the others
    for (const signature of signatures) if (await crypto.subtle.verify('Ed25519', key, signature, signed)) return true;
  }
  return false;
}

function eventOf(bytes: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
  } catch {
    throw new WebhookVerificationError('bad_body', 'The body of the webhook is not JSON');
  }
}
