import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import type { Cli } from '../program/cli.js';
import { defineCliCommand } from '../program/command.js';
import { parseInteger } from '../values/numbers.js';
import { UsageError } from '../values/usage-error.js';
import { readVersion } from '../program/version.js';

const LOOPBACK = '127.0.0.1';
const PORT_MAX = 65_535;

/** Offers the API to programs that use language models. */
export const MCP_COMMAND = defineCliCommand(
  {
    name: 'mcp',
    description: 'Serve the Model Context Protocol (MCP) over stdio or HTTP',
    args: {
      http: {
        type: 'string',
        valueHint: 'PORT',
        description: 'Serve HTTP at /mcp on this port. Each client sends its API key as a bearer token',
      },
      host: { type: 'string', valueHint: 'ADDRESS', description: `Address to listen on with --http (default: ${LOOPBACK})` },
      json: { type: 'boolean', description: 'Print an error as JSON' },
    },
  },
  async ({ http, host }, cli) => {
    if (http === undefined && host !== undefined) throw new UsageError('--host needs --http');
    if (http === undefined) return serveStdio(cli);
    const port = parseInteger('http', http);
    if (port < 0 || port > PORT_MAX) throw new UsageError(`--http must be a port from 0 to ${PORT_MAX}`);
    await serveHttp(cli, port, host ?? LOOPBACK);
  },
);

/** Serves one client until it closes stdin. The libraries of the protocol load only here, so that other commands start faster. */
async function serveStdio(cli: Cli): Promise<void> {
  const api = await cli.api();
  const [{ StdioServerTransport }, { createMcpServer }] = await Promise.all([
    import('@modelcontextprotocol/sdk/server/stdio.js'),
    import('./create-mcp-server.js'),
  ]);
  const server = createMcpServer(api, await readVersion());
  const closed = new Promise<void>((resolve) => void Object.assign(server.server, { onclose: resolve }));
  process.stdin.once('end', () => void server.close());
  cli.signal.addEventListener('abort', () => void server.close(), { once: true });
  await server.connect(new StdioServerTransport());
  await closed;
}

async function serveHttp(cli: Cli, port: number, host: string): Promise<void> {
  const { MCP_PATH, createMcpHttpServer } = await import('./http-server.js');
  const server = createMcpHttpServer({ url: await cli.address(), version: await readVersion() });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, port: bound, family } = server.address() as AddressInfo;
  cli.tell(`Listening at http://${family === 'IPv6' ? `[${address}]` : address}:${bound}${MCP_PATH}. Press Ctrl-C to stop.`);
  if (host !== LOOPBACK) cli.tell('Callers send their API keys without TLS. Put a proxy with TLS in front of this server');
  if (!cli.signal.aborted) await once(cli.signal, 'abort');
  server.close();
  server.closeAllConnections();
}
