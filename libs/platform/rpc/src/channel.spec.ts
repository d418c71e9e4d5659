import { promises } from 'node:dns';

import { Server, ServerCredentials } from '@grpc/grpc-js';
import { DomainError } from '@diorama/domain';
import { deliveryProto, worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { buildChannelOptions } from './channel.js';
import { createWorldClient } from './clients.js';
import { toGrpcStatus } from './errors.js';
import type { ServiceDescription } from './service-description.js';

const LOST = toGrpcStatus(new DomainError('UNAVAILABLE'));
type Answer = (error: unknown, response?: unknown) => void;

/** A server with scripted responses. */
async function serve(handlers: Record<string, (answer: Answer) => void>, address: string): Promise<{ server: Server; port: number }> {
  const server = new Server();
  const served = Object.entries(handlers).map(([name, handler]) => [name, (_call: unknown, answer: Answer) => handler(answer)]);
  server.addService(worldProto.WorldServiceService, Object.fromEntries(served));
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync(address, ServerCredentials.createInsecure(), (error, bound) => (error === null ? resolve(bound) : reject(error)));
  });
  return { server, port };
}

const replica = (credits: number, address: string): Promise<{ server: Server; port: number }> =>
  serve({ getCredits: (answer) => answer(null, worldProto.GetCreditsResponse.fromPartial({ balance: credits })) }, address);

/** The methods that a client of the service repeats. */
function retriedOf(description: ServiceDescription): string[] {
  const config = JSON.parse(String(buildChannelOptions(description)['grpc.service_config'])) as ServiceConfig;
  return config.methodConfig.flatMap(({ name }) => name.map(({ method }) => method));
}

interface ServiceConfig {
  readonly methodConfig: readonly { readonly name: readonly { readonly method: string }[] }[];
}

describe('a question that got no answer', () => {
  const asked = { getCredits: 0, createAccount: 0 };
  let server: Server;
  let client: ReturnType<typeof createWorldClient>;

  beforeAll(async () => {
    const handlers = {
      getCredits: (answer: Answer) => (++asked.getCredits < 3 ? answer(LOST) : answer(null, worldProto.GetCreditsResponse.fromPartial({}))),
      createAccount: (answer: Answer) => (++asked.createAccount, answer(LOST)),
    };
    const served = await serve(handlers, '127.0.0.1:0');
    server = served.server;
    client = createWorldClient(`127.0.0.1:${served.port}`);
  });
  afterAll(() => {
    client.close();
    server.forceShutdown();
  });

  it('is asked again', async () => {
    await client.getCredits({ accountId: 'a' });
    expect(asked.getCredits).toBe(3);
  });

  it('is not asked again where it could be done twice', async () => {
    await expect(client.createAccount(worldProto.CreateAccountRequest.fromPartial({}))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(asked.createAccount).toBe(1);
  });

  it('is not retried unless the protocol declares it idempotent; streams are never retried', () => {
    expect(retriedOf(deliveryProto.DeliveryServiceDefinition)).toEqual([
      'GetDestination',
      'GetDelivery',
      'GetDeliverySummaries',
      'AdminListDeliveries',
      'AdminGetDelivery',
    ]);
    expect(retriedOf(worldProto.WorldServiceDefinition)).not.toContain('WatchOperation');
  });
});

// Other systems have one loopback address only.
it.runIf(process.platform === 'linux')('finds a service again when other replicas have taken the place of all that it knew', async () => {
  const { server: before, port } = await replica(1, '127.0.0.2:0');
  const { server: after } = await replica(2, `127.0.0.3:${port}`);
  let address = '127.0.0.2';
  vi.spyOn(promises, 'lookup').mockImplementation((async () => [{ address, family: 4 }]) as never);
  const client = createWorldClient(`world.example.com:${port}`);
  expect(await client.getCredits({ accountId: 'a' })).toMatchObject({ balance: 1 });
  address = '127.0.0.3';
  before.forceShutdown();
  expect(await client.getCredits({ accountId: 'a' })).toMatchObject({ balance: 2 });
  client.close();
  after.forceShutdown();
});
