import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { worldProto } from '@diorama/proto-types';
import { Metrics } from '@diorama/telemetry';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { measureGrpcCalls } from './call-metrics.js';
import { createWorldClient } from './clients.js';
import type { WorldClient } from './clients.js';
import { toGrpcStatus } from './errors.js';

const metrics = new Metrics();
const server = new Server({ interceptors: [measureGrpcCalls(metrics)] });
const leaving = new AbortController();
let client: WorldClient;

beforeAll(async () => {
  server.addService(worldProto.WorldServiceService, {
    getOperation: (_call: unknown, answer: (error: unknown) => void) => answer(toGrpcStatus(new DomainError('WORLD_NOT_FOUND'))),
    getUsage: (_call: unknown, answer: (error: unknown, response: unknown) => void) =>
      answer(null, worldProto.GetUsageResponse.fromPartial({})),
    getWorld: () => leaving.abort(), // its caller has left before an answer
    watchOperation: (call: { end: () => void }) => call.end(),
  } as never);
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

it('counts calls by how they ended, those aside that stream their answers', async () => {
  await client.getUsage({} as never);
  await client.getUsage({} as never);
  await client.getOperation({} as never).catch(() => undefined);
  for await (const _ of client.watchOperation({} as never));
  await client.getWorld({} as never, { signal: leaving.signal }).catch(() => undefined);
  const told = async (): Promise<string[]> =>
    (await metrics.toText()).split('\n').filter((line) => line.startsWith('diorama_grpc_call_seconds_count'));
  await expect.poll(told).toHaveLength(3);
  const labels = (method: string, code: string): string =>
    `diorama_grpc_call_seconds_count{service="diorama.world.v1.WorldService",method="${method}",code="${code}"}`;
  expect(await told()).toEqual(expect.arrayContaining([`${labels('GetUsage', 'OK')} 2`, `${labels('GetOperation', 'NOT_FOUND')} 1`]));
  expect((await told()).join()).toMatch(/GetWorld",code="(CANCELLED|DEADLINE_EXCEEDED)"} 1/);
});
