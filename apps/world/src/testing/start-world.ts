import { randomBytes } from 'node:crypto';

import { DEFAULT_PRICES, ID_RANDOM_BYTES, createOperationId, createWorldId } from '@diorama/domain';
import type { worldProto } from '@diorama/proto-types';
import { createWorldClient } from '@diorama/rpc';
import type { WorldClient } from '@diorama/rpc';
import { Health, createLogger } from '@diorama/telemetry';

import { startWorldService } from '../world-service.js';

/** An account with its first project and key. */
export interface TestAccount {
  readonly accountId: string;
  readonly projectId: string;
  readonly apiKeyId: string;
}

/** The service on a database of its own, and what tests do with it again and again. */
export interface TestWorld {
  readonly client: WorldClient;
  createAccount(): Promise<TestAccount>;
  /** Starts a generation; returns the operation. */
  begin(account: TestAccount, change?: Partial<worldProto.BeginOperationRequest>): Promise<worldProto.Operation>;
  /** Starts a generation and completes its world; returns the world's id. */
  complete(account: TestAccount, change?: Partial<worldProto.BeginOperationRequest>): Promise<string>;
  close(): Promise<void>;
}

interface TestWorldOptions {
  readonly databaseUrl: string;
  readonly grpcAddress: string;
  readonly poolSize?: number;
}

const CREDITS = 1_000_000_000;
const MANY = 1_000_000;

export const generateTestOperationId = (): string => createOperationId(randomBytes(ID_RANDOM_BYTES));
export const generateTestWorldId = (): string => createWorldId(Date.now(), randomBytes(ID_RANDOM_BYTES));

/** Starts the service and a client of it; its accounts are bound by no limit that a test of something else would meet. */
export async function startTestWorld({ databaseUrl, grpcAddress, poolSize = 8 }: TestWorldOptions): Promise<TestWorld> {
  const service = await startWorldService({
    databaseUrl,
    poolSize,
    grpcAddress,
    apiKeyEnvironment: 'test',
    prices: DEFAULT_PRICES,
    migrateOnStart: true,
    logger: createLogger({ service: 'world', level: 'silent' }),
    health: new Health(),
  });
  const client = createWorldClient(grpcAddress);
  const begin: TestWorld['begin'] = async (account, change) => {
    const { operation } = await client.beginOperation({ ...beginRequest(account), ...change });
    if (operation === undefined) throw new TypeError('the answer is empty');
    return operation;
  };
  return {
    client,
    begin,
    async createAccount() {
      const limits = { perMinute: MANY, perHour: MANY, draftPerMinute: MANY, exportsPerMinute: MANY, exportsPerHour: MANY };
      const { apiKey } = await client.createAccount({
        name: 'Ada',
        credits: CREDITS,
        tier: 'higher',
        limits,
        maxRunning: MANY,
        operator: 'tests',
      });
      return client.authenticateKey({ apiKey });
    },
    async complete(account, change) {
      const { operationId: id, worldId: world } = await begin(account, change);
      await client.finishOperation({ operationId: id, world: createTestWorldResult(world) });
      return world;
    },
    async close() {
      client.close();
      await service.close();
    },
  };
}

function beginRequest(account: TestAccount): worldProto.BeginOperationRequest {
  return {
    operationId: generateTestOperationId(),
    kind: 'generate-world',
    ...account,
    requestId: 'req_12345678',
    worldId: generateTestWorldId(),
    model: 'svc-1.1',
    seed: 7,
    engine: '',
    displayName: 'A pond',
    tags: [],
    permission: { public: false, allowIdAccess: false, allowedReaders: [] },
    worldPromptJson: '{"type":"text","text_prompt":"a pond"}',
    promptKind: 'text',
    inputs: [],
    expiresAt: new Date(Date.now() + 3_600_000),
  };
}

/** A finished world with its finest splats, a panorama and the scene that it was made from. */
export function createTestWorldResult(world: string): worldProto.WorldResult {
  return {
    caption: 'A pond',
    metricScaleFactor: 1,
    groundPlaneOffset: 1.6,
    stages: [],
    styles: [],
    spawnPoints: [],
    assets: ['splats.spz_urls.full_res', 'imagery.pano_url'].map((name, i) => createTestAsset(world, name, `${i}`)),
  };
}

/** An asset that is stored under its world, as far as the record knows. */
export function createTestAsset(world: string, name: string, digit: string): worldProto.Asset {
  const sha256 = digit.repeat(64);
  return { name, key: `${world}/${sha256}.bin`, contentType: 'application/octet-stream', bytes: 5, sha256 };
}
