import { createServer as createPlainServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:https';

import { JwksCache, WebhookVerificationError, verifyWebhook } from '@diorama-worlds/sdk';
import type { WebhookEvent } from '@diorama-worlds/sdk';

import type { ServerCertificate } from './certificate.js';

/** What came in, and what is to be thought of it. */
export interface ReceivedWebhook {
  readonly deliveryId: string;
  /** Whether this delivery has come before. */
  readonly again: boolean;
  /** Null when it is not to be believed. */
  readonly event: WebhookEvent | null;
  /** Why it is not; null when it is. */
  readonly fault: string | null;
  /** As it came. */
  readonly body: string;
}

export interface ReceiverOptions {
  /** Without one it speaks plain HTTP. */
  readonly certificate: ServerCertificate | null;
  readonly jwksUrl: string;
  /** What it answers to a callback that is to be believed. */
  readonly status: number;
  readonly onReceived: (received: ReceivedWebhook) => void;
}

const BODY_BYTES_MAX = 100_000;

/** A receiver of callbacks: it verifies them and answers at once, as receivers should. */
export function createReceiver(options: ReceiverOptions): Server {
  const { certificate } = options;
  const jwks = new JwksCache(options.jwksUrl);
  const seen = new Set<string>();
  const listen = (request: IncomingMessage, response: ServerResponse): void => {
    void receive(request, response, { ...options, jwks, seen }).catch(() => response.destroy());
  };
  return certificate === null ? createPlainServer(listen) : createServer({ cert: certificate.cert, key: certificate.key }, listen);
}

interface Desk extends ReceiverOptions {
  readonly jwks: JwksCache;
  readonly seen: Set<string>;
}

async function receive(request: IncomingMessage, response: ServerResponse, desk: Desk): Promise<void> {
  if (request.method !== 'POST') {
    response.writeHead(405, { allow: 'POST' }).end();
    return;
  }
  const body = await bodyOf(request);
  const deliveryId = String(request.headers['webhook-id'] ?? '');
  try {
    const event = await verifyWebhook({ headers: request.headers, body, jwks: desk.jwks });
    response.writeHead(desk.status).end();
    const again = desk.seen.has(deliveryId);
    desk.seen.add(deliveryId);
    desk.onReceived({ deliveryId, again, event, fault: null, body: body.toString('utf8') });
  } catch (error) {
    // Without keys nobody can tell: the sender comes again.
    response.writeHead(error instanceof WebhookVerificationError ? 400 : 503).end();
    const fault = error instanceof Error ? error.message : String(error);
    desk.onReceived({ deliveryId, again: false, event: null, fault, body: body.toString('utf8') });
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    if (bytes > BODY_BYTES_MAX) throw new RangeError('the callback is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
