import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a planner sent. */
export interface SeenRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeEndpoint {
  /** `http://127.0.0.1:port` */
  readonly url: string;
  readonly requests: readonly SeenRequest[];
  close(): Promise<void>;
}

type Answer = (response: ServerResponse, request: SeenRequest, index: number) => void;

/** Starts a server that gives each request to `answer`. */
export async function startFakeEndpoint(answer: Answer): Promise<FakeEndpoint> {
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      const body = JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}') as SeenRequest['body'];
      const request = { path: incoming.url ?? '', headers: incoming.headers, body };
      requests.push(request);
      answer(response, request, requests.length - 1);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Sends what an OpenAI-compatible endpoint sends. */
export function sendCompletion(response: ServerResponse, content: unknown, finish = 'stop'): void {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const body = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: finish }],
    usage: { prompt_tokens: 900, completion_tokens: 40, total_tokens: 940 },
  };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
