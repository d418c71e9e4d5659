import { setTimeout as sleep } from 'node:timers/promises';

import { Server, ServerCredentials } from '@grpc/grpc-js';
import type { ServerUnaryCall, ServerWritableStream } from '@grpc/grpc-js';
import { worldProto } from '@diorama/proto-types';
import { afterEach, describe, expect, it } from 'vitest';

import { createWorldClient } from './clients.js';
import type { WorldClient } from './clients.js';
import { buildListenerOptions } from './server.js';

type Streaming = ServerWritableStream<unknown, worldProto.WatchOperationResponse>;

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0).toReversed()) close();
});

/** Answers calls, and tells a watcher of an operation when `told` is aborted. */
async function serve(connectionAgeMs: number, told: AbortSignal): Promise<{ client: WorldClient; connections: Set<string> }> {
  const connections = new Set<string>();
  const server = new Server(buildListenerOptions(connectionAgeMs));
  const getWorld = (call: ServerUnaryCall<unknown, unknown>, answer: (error: null, world: unknown) => void) => {
    connections.add(call.getPeer());
    answer(null, worldProto.GetWorldResponse.fromPartial({}));
  };
  const watchOperation = (call: Streaming) => {
    call.write(worldProto.WatchOperationResponse.fromPartial({}));
    told.addEventListener('abort', () => {
      call.write(worldProto.WatchOperationResponse.fromPartial({}));
      call.end();
    });
  };
  server.addService(worldProto.WorldServiceService, { getWorld, watchOperation });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)));
  });
  const client = createWorldClient(`127.0.0.1:${port}`);
  open.push(
    () => server.forceShutdown(),
    () => client.close(),
  );
  return { client, connections };
}

describe('a connection that has grown old', () => {
  it('takes no more calls, loses none, and ends with the streams that it has', async () => {
    const told = new AbortController();
    const { client, connections } = await serve(100, told.signal);
    const changes = client.watchOperation({ accountId: 'a', operationId: 'b' })[Symbol.asyncIterator]();
    expect((await changes.next()).done).toBe(false);
    while (connections.size < 4) {
      await client.getWorld({ accountId: 'a', worldId: 'b' });
      await sleep(5);
    }
    told.abort();
    expect((await changes.next()).done).toBe(false);
    expect((await changes.next()).done).toBe(true);
  });
});
