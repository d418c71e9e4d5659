import { createServer } from 'node:https';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { Duplex } from 'node:stream';

import { JwksCache, WebhookVerificationError, verifyWebhook } from '@diorama-worlds/sdk';
import type { WebhookEvent, WebhookFault } from '@diorama-worlds/sdk';

import { RECEIVER_HOSTS, RECEIVER_PORT_OFFSET, receiverCertificate } from '../stack/start-stack.ts';
import type { StackInfo } from '../stack/start-stack.ts';

/** A callback as it came, and what the SDK says of it. */
export interface ReceivedCallback {
  readonly host: string;
  /** Path and query. */
  readonly path: string;
  /** `webhook-id`. */
  readonly id: string;
  /** `webhook-timestamp`. */
  readonly timestamp: number;
  readonly signatures: readonly string[];
  readonly body: Buffer;
  /** When its last byte came; milliseconds since the epoch. */
  readonly at: number;
  /** Null when it is not to be believed, for the reason beside. */
  readonly event: WebhookEvent | null;
  readonly fault: WebhookFault | null;
}

/** What a receiver does with a callback. */
export type ScriptedAnswer =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Says nothing until it is closed. */
  | 'hang'
  /** Cuts the connection. */
  | 'cut';

/** A receiver of webhooks that verifies what comes with the SDK, as its owner's would. */
export interface WebhookReceiver {
  readonly callbacks: readonly ReceivedCallback[];
  /** `https://<one of its names><path>` */
  urlOf(path: string, host?: (typeof RECEIVER_HOSTS)[number]): string;
  /** Answers callbacks to a path in this order; the last answer stays. 204 without a script. */
  script(path: string, ...answers: readonly ScriptedAnswer[]): void;
  /** Of one delivery, in the order they came. */
  of(deliveryId: string): ReceivedCallback[];
  close(): Promise<void>;
}

export interface ReceiverOptions {
  /** Data folder of the stack, where the certificate is that it trusts. */
  readonly home: string;
  readonly info: StackInfo;
}

/** Listens where the stack of the tests takes the names of its receivers to lead. */
export async function startWebhookReceiver({ home, info }: ReceiverOptions): Promise<WebhookReceiver> {
  const { cert, key } = receiverCertificate(home);
  const jwks = new JwksCache(info.jwks_url);
  const callbacks: ReceivedCallback[] = [];
  const scripts = new Map<string, ScriptedAnswer[]>();
  const receive = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const callback = await readCallback(request, jwks);
    callbacks.push(callback);
    const script = scripts.get(callback.path) ?? [];
    answerAs((script.length > 1 ? script.shift() : script[0]) ?? { status: 204 }, response);
  };
  const server = createServer({ cert, key }, (request, response) => {
    receive(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  const sockets = new Set<Duplex>();
  server.on('connection', (socket) => sockets.add(socket.once('close', () => sockets.delete(socket))));
  server.listen(Number(new URL(info.api_url).port) + RECEIVER_PORT_OFFSET, '127.0.0.1');
  await once(server, 'listening');
  return {
    callbacks,
    urlOf: (path, host = RECEIVER_HOSTS[0]) => `https://${host}${path}`,
    script: (path, ...answers) => void scripts.set(path, [...answers]),
    of: (deliveryId) => callbacks.filter(({ id }) => id === deliveryId),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readCallback(request: IncomingMessage, jwks: JwksCache): Promise<ReceivedCallback> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [body, at] = [Buffer.concat(chunks), Date.now()];
  const { headers } = request;
  const text = (name: string): string => String(headers[name] ?? '');
  const verified = await verifyWebhook({ headers, body, jwks }).then(
    (event) => ({ event, fault: null }),
    (error: unknown) => {
      if (error instanceof WebhookVerificationError) return { event: null, fault: error.reason };
      throw error;
    },
  );
  return {
    host: text('host'),
    path: request.url ?? '',
    id: text('webhook-id'),
    timestamp: Number(text('webhook-timestamp')),
    signatures: text('webhook-signature').split(' '),
    body,
    at,
    ...verified,
  };
}

function answerAs(answer: ScriptedAnswer, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'cut') response.destroy();
  else response.writeHead(answer.status, answer.headers).end();
}
