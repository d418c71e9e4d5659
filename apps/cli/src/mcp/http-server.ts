import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';

import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { Diorama, DioramaError } from '@diorama-worlds/sdk';

import { createMcpServer } from './create-mcp-server.js';

/** Path of the one endpoint. */
export const MCP_PATH = '/mcp';
const BODY_BYTES_MAX = 1_000_000;
const LOOPBACK_HOST = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

interface HttpServerOptions {
  /** Address of the API. */
  readonly url: string;
  readonly version: string;
}

/**
 * An HTTP server of the protocol's streamable transport at `/mcp`, without sessions. Each request carries the API key of its caller as a
 * bearer token, and the API is called with that key. Nothing is remembered between requests.
 */
export function createMcpHttpServer(options: HttpServerOptions): Server {
  return createServer((request, response) => {
    answer(request, response, options).catch(() => {
      if (!response.headersSent) refuse(response, 500, 'Internal error');
      response.destroy();
    });
  });
}

async function answer(request: IncomingMessage, response: ServerResponse, { url, version }: HttpServerOptions): Promise<void> {
  if (request.url?.split('?')[0] !== MCP_PATH) return refuse(response, 404, `The endpoint is ${MCP_PATH}`);
  if (isForeignPage(request)) return refuse(response, 403, 'Pages of other origins cannot use this server');
  if (request.method !== 'POST') return refuse(response, 405, 'Only POST is supported: there are no sessions', { allow: 'POST' });
  const api = createClient(request, url);
  if (api === null) return refuse(response, 401, 'Send your API key as a bearer token', { 'www-authenticate': 'Bearer realm="diorama"' });
  const body = await readBody(request);
  if (body === null) return refuse(response, 413, `The body is larger than ${BODY_BYTES_MAX} bytes`, { connection: 'close' });
  const message = parseJson(body);
  if (message === undefined) return refuse(response, 400, 'The body is not JSON');
  const server = createMcpServer(api, version);
  const transport = new StreamableHTTPServerTransport();
  // A client that disconnects ends the work for it, except operations that have started.
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

/** Null without a usable key. Whether it is valid is decided by the API at each call. */
function createClient({ headers }: IncomingMessage, url: string): Diorama | null {
  const apiKey = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (apiKey === undefined) return null;
  try {
    return new Diorama({ baseUrl: url, apiKey });
  } catch (error) {
    if (error instanceof DioramaError) return null;
    throw error;
  }
}

/** Whether a browser sends this for a page of another origin, as in DNS rebinding. Programs send no Origin header. */
function isForeignPage({ headers }: IncomingMessage): boolean {
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || !LOOPBACK_HOST.test(new URL(headers.origin).host);
}

/** Null for a body that is too large. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    if (bytes > BODY_BYTES_MAX) return null;
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An error as JSON-RPC has it (https://www.jsonrpc.org/specification#error_object). */
function refuse(response: ServerResponse, status: number, message: string, headers: Readonly<Record<string, string>> = {}): void {
  const body = JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null });
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}
