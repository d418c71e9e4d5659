import { Server, ServerCredentials } from '@grpc/grpc-js';
import { worldProto } from '@diorama/proto-types';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createWorldClient } from './clients.js';
import type { WorldClient } from './clients.js';
import { createGrpcServices } from './server.js';
import type { GrpcService } from './server.js';

describe('the health of a service', () => {
  const server = new Server();
  let service: GrpcService;
  let client: WorldClient;
  let isHealthy: () => Promise<boolean> = async () => true;

  beforeAll(async () => {
    service = createGrpcServices({
      packageName: 'diorama.world.v1',
      services: [{ serviceName: 'WorldService', definition: worldProto.WorldServiceService, protoFile: 'diorama/world/v1/world.proto' }],
      url: '127.0.0.1:0',
      isHealthy: () => isHealthy(),
    });
    const { onLoadPackageDefinition } = service.options as { onLoadPackageDefinition: (loaded: unknown, into: Server) => void };
    onLoadPackageDefinition(undefined, server);
    const port = await new Promise<number>((resolve, reject) => {
      server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => (error ? reject(error) : resolve(bound)));
    });
    client = createWorldClient(`127.0.0.1:${port}`);
  });
  afterAll(() => {
    client.close();
    server.forceShutdown();
  });

  it('is SERVING only after the service has started, and while it has what it needs', async () => {
    expect(await client.isServing()).toBe(false);
    service.setServing(true);
    expect(await client.isServing()).toBe(true);
    for (const unhealthy of [async () => false, () => Promise.reject(new Error('no answer'))]) {
      isHealthy = unhealthy;
      expect(await client.isServing()).toBe(false);
    }
    isHealthy = async () => true;
    expect(await client.isServing()).toBe(true);
  });

  it('is false where the service cannot be reached', async () => {
    const unreachable = createWorldClient('127.0.0.1:1');
    expect(await unreachable.isServing({ deadlineMs: 2_000 })).toBe(false);
    unreachable.close();
  });
});
