// A receiver of webhooks for Node 24: node receiver.ts, with JWKS_URL, PROJECT_ID and PORT set. TLS ends in front of it.
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

import { JwksCache, WebhookVerificationError, verifyWebhook } from '@diorama-worlds/sdk';
import type { WebhookEvent } from '@diorama-worlds/sdk';

const { JWKS_URL = '', PROJECT_ID = '', PORT = '8443' } = process.env;
const BODY_BYTES = 20_000; // no callback has more

const jwks = new JwksCache(JWKS_URL); // keeps the keys for a day, and fetches them once more before it rejects
const seen = new Set<string>(); // of yours a table with a unique column: a retry may come a day later, to another process

/** Answers a status. Whatever takes longer than a moment belongs after the answer: 15 seconds are all there is. */
async function receive(request: IncomingMessage): Promise<number> {
  const body = await bodyOf(request);
  if (body === null) return 413;
  try {
    const event = await verifyWebhook({ headers: request.headers, body, jwks });
    if (event.data.projectId !== PROJECT_ID) return 204; // genuine, but somebody else's: one key signs for all
    const id = String(request.headers['webhook-id']);
    if (!seen.has(id)) handle(event);
    seen.add(id);
    return 204;
  } catch (error) {
    return error instanceof WebhookVerificationError ? 400 : 503; // without keys nothing can be told: it will be sent again
  }
}

function handle({ type, data }: WebhookEvent): void {
  process.stdout.write(`${type} ${data.operationId}\n`);
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array | null> {
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
    () => response.destroy(), // the sender broke off
  );
});
server.listen(Number(PORT), '127.0.0.1');
