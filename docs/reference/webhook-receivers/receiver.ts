// A webhook receiver for Node 24: node receiver.ts, with JWKS_URL, PROJECT_ID and PORT set. A proxy in front of it terminates TLS.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { JwksCache, WebhookVerificationError, verifyWebhook } from '@diorama-worlds/sdk';
import type { WebhookEvent } from '@diorama-worlds/sdk';

const { JWKS_URL = '', PROJECT_ID = '', PORT = '8443' } = process.env;
const BODY_BYTES = 20_000; // no event is larger
const POLL_MS = 100;

const jwks = new JwksCache(JWKS_URL); // keeps the keys for a day, and fetches them again before it rejects a request
/** Events that are recorded but not processed yet, and the ids of processed events. In production, use one table with a unique id. */
const inbox = new Map<string, WebhookEvent>();
const doneIds = new Set<string>();

/** Verifies and records an event, and returns the status. It must return within 15 seconds, so it does not process the event. */
async function receive(request: IncomingMessage): Promise<number> {
  const body = await readBody(request);
  if (body === null) return 413;
  try {
    const event = await verifyWebhook({ headers: request.headers, body, jwks });
    if (event.data.projectId !== PROJECT_ID) return 204; // one key signs the events of all projects: ignore other projects
    const id = String(request.headers['webhook-id']);
    if (!doneIds.has(id)) inbox.set(id, event);
    return 204;
  } catch (error) {
    return error instanceof WebhookVerificationError ? 400 : 503; // 503: the keys cannot be fetched. The service retries
  }
}

/** Processes recorded events, and marks each one as done after its work. An event whose work fails stays in the inbox. */
async function work(): Promise<never> {
  for (;;) {
    for (const [id, event] of inbox) {
      try {
        await handle(event);
        doneIds.add(id);
        inbox.delete(id);
      } catch (error) {
        process.stderr.write(`${id}: ${String(error)}\n`);
      }
    }
    await setTimeout(POLL_MS);
  }
}

/** Your own work. It can run twice for one event, if the process stops before the event is marked as done. */
async function handle({ type, data }: WebhookEvent): Promise<void> {
  process.stdout.write(`${type} ${data.operationId}\n`);
}

async function readBody(request: IncomingMessage): Promise<Uint8Array | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > BODY_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const server = createServer((request, response) => {
  receive(request).then(
    (status) => response.writeHead(status).end(),
    () => response.destroy(), // the connection was closed
  );
});
server.listen(Number(PORT), '127.0.0.1');
void work();
