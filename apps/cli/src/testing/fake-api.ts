import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A response of the fake API: a status and a JSON body, or events as they are sent. */
export type FakeAnswer = readonly [status: number, body: unknown, headers?: Readonly<Record<string, string>>] | string;

export interface FakeApi {
  readonly url: string;
  /** `METHOD path` and the body of each request, in order. */
  readonly seen: { readonly line: string; readonly body: string; readonly key: string | undefined }[];
  stop(): Promise<void>;
}

/** An HTTP server that answers `METHOD /path` from a table. Anything else is a 404. */
export async function startFakeApi(routes: Readonly<Record<string, FakeAnswer | (() => FakeAnswer)>>): Promise<FakeApi> {
  const seen: { line: string; body: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void readText(request).then((body) => {
      const line = `${request.method} ${request.url?.split('?')[0]}`;
      seen.push({ line, body, key: request.headers['svc-api-key']?.toString() });
      const found = routes[line] ?? [404, { detail: 'Not found', request_id: 'req_1' }];
      const answer = typeof found === 'function' ? found() : found;
      if (typeof answer === 'string') return response.writeHead(200, { 'content-type': 'text/event-stream' }).end(answer);
      const [status, json, headers = {}] = answer;
      return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(json));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}
