import { GrpcMethod } from '@nestjs/microservices';
import { DomainError } from '@diorama/domain';
import { signingProto } from '@diorama/proto-types';
import { createSigningClient } from '@diorama/rpc';
import { Health, withRequestContext } from '@diorama/telemetry';
import type { Logger } from '@diorama/telemetry';
import { findFreePort } from '@diorama/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { GrpcController } from './grpc-controller.js';
import { startGrpcService } from './grpc-service.js';
import type { RunningService } from './grpc-service.js';
import { shouldMigrateOnStart } from './run-service.js';
import { ServiceModule } from './service.module.js';

const logged: unknown[][] = [];
const write = (...line: unknown[]): void => void logged.push(line);
const logger = { debug: write, info: write, warn: write, error: write } as unknown as Logger;
const health = new Health();
const steps: string[] = [];
let service: RunningService;
let client: ReturnType<typeof createSigningClient>;

class SigningStub {
  getKeySet(): signingProto.GetKeySetResponse {
    return { keys: [] };
  }

  listSigningKeys(): never {
    throw new DomainError('SIGNING_KEY_NOT_FOUND');
  }

  rotateSigningKey(): never {
    throw new TypeError('a secret detail');
  }
}
// Specs are compiled without decorator syntax.
GrpcController()(SigningStub);
for (const name of ['getKeySet', 'listSigningKeys', 'rotateSigningKey'] as const) {
  const method = Object.getOwnPropertyDescriptor(SigningStub.prototype, name);
  if (method !== undefined) GrpcMethod('SigningService', name)(SigningStub.prototype, name, method);
}

class StubModule {}

beforeAll(async () => {
  const url = `127.0.0.1:${await findFreePort()}`;
  service = await startGrpcService({
    name: 'stub',
    grpc: {
      packageName: 'diorama.signing.v1',
      services: [
        { serviceName: 'SigningService', definition: signingProto.SigningServiceService, protoFile: 'diorama/signing/v1/signing.proto' },
      ],
      url,
    },
    logger,
    health,
    prepare() {
      steps.push('prepare');
      return {
        module: { module: StubModule, imports: [ServiceModule.with({ logger, health })], controllers: [SigningStub] },
        drain: async () => steps.push(`drain, ready: ${(await health.report()).ready}`),
        end: () => steps.push('end'),
      };
    },
  });
  client = createSigningClient(url);
});

afterAll(async () => {
  client.close();
  await service.close();
});

describe('a gRPC service', () => {
  it('answers calls and logs each with its name and request id', async () => {
    expect(await withRequestContext('req_12345678', () => client.getKeySet({}))).toEqual({ keys: [] });
    expect(logged.at(-1)).toEqual([{ call: 'getKeySet', request_id: 'req_12345678', ms: expect.any(Number) }, 'call']);
  });

  it('answers a DomainError with its code', async () => {
    await expect(client.listSigningKeys({})).rejects.toMatchObject({ code: 'SIGNING_KEY_NOT_FOUND' });
    expect(logged.at(-1)).toEqual([expect.objectContaining({ call: 'listSigningKeys', code: 'SIGNING_KEY_NOT_FOUND' }), 'call refused']);
  });

  it('answers any other error as INTERNAL and logs it', async () => {
    const failure = await client
      .rotateSigningKey({ operator: 'tests', immediate: false, olderThanDays: 0 })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'INTERNAL' });
    expect(String(failure)).not.toContain('secret');
    expect(logged.at(-1)?.[0]).toMatchObject({ call: 'rotateSigningKey', err: expect.any(TypeError) });
  });

  it('is ready while it listens; a stop drains after readiness ends', async () => {
    expect(await health.report()).toMatchObject({ ready: true, checks: { grpc: true } });
    await service.close();
    expect(steps).toEqual(['prepare', 'drain, ready: false', 'end']);
  });
});

describe('the migration switch', () => {
  it.each([
    [undefined, 'development', true],
    [undefined, 'production', false],
    ['on-start', 'production', true],
    ['never', 'development', false],
  ] as const)('MIGRATE=%s in %s: migrates on start is %s', (MIGRATE, DIORAMA_ENV, expected) => {
    expect(shouldMigrateOnStart({ MIGRATE, DIORAMA_ENV })).toBe(expected);
  });
});
