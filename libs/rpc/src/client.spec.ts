import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createWorldClient } from './clients.js';
import type { WorldClient } from './clients.js';
import { toStatus } from './errors.js';

const server = new Server();
let client: WorldClient;

/** Only the methods that the tests call; the others stay unimplemented. */
const handlers = {
  getOperation: (_call: unknown, answer: (error: unknown) => void) =>
    answer(toStatus(new DomainError('MODEL_UNKNOWN', { model: 'naïve', models: 'a, b' }))),
  getWorld: (_call: unknown, answer: (error: unknown) => void) => answer(toStatus(new Error('column "secret" does not exist'))),
  createAccount: () => undefined, // never answers
  watchOperation: (call: { write: (message: worldProto.WatchOperationResponse) => void; end: () => void }) => {
    for (const percent of [10, 20])
      call.write(
        worldProto.WatchOperationResponse.fromPartial({ operation: { operationId: `op_${percent}`, createdAt: new Date(percent) } }),
      );
    call.end();
  },
};

beforeAll(async () => {
  server.addService(worldProto.WorldServiceService, handlers as never);
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error === null ? resolve(bound) : reject(error),
    );
  });
  client = createWorldClient(`127.0.0.1:${port}`);
});

afterAll(() => {
  client.close();
  server.forceShutdown();
});

describe('a gRPC client', () => {
  it('gets the DomainError that the service threw, with its details', async () => {
    const error = await client.getOperation({ accountId: 'a', operationId: 'b' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'MODEL_UNKNOWN', details: { model: 'naïve' }, message: expect.stringContaining("'naïve'") });
  });

  it('learns nothing of an unexpected fault but that there was one', async () => {
    const error = await client.getWorld({ accountId: 'a', worldId: 'b' }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'INTERNAL' });
    expect((error as Error).message).not.toContain('secret');
  });

  it('gives up at its deadline as UNAVAILABLE', async () => {
    const call = client.createAccount(worldProto.CreateAccountRequest.fromPartial({}), { deadlineMs: 50 });
    await expect(call).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('reads a stream to its end, dates included', async () => {
    const seen: unknown[] = [];
    for await (const { operation } of client.watchOperation({ accountId: 'a', operationId: 'b' }))
      seen.push(operation?.createdAt?.getTime());
    expect(seen).toEqual([10, 20]);
  });
});
