import { DomainError } from '@diorama/domain';
import type { systemProto } from '@diorama/proto-types';
import { createTemporalUi, formatWorkerIdentity } from '@diorama/temporal';
import type { QueueReading } from '@diorama/temporal';
import { afterEach, describe, expect, it } from 'vitest';

import { VIEWER_TOKEN, startGateway } from '../testing/start-gateway.js';
import type { FakeServices, TestGateway } from '../testing/start-gateway.js';
import type { SystemSources } from './system-sources.js';

const gateways: TestGateway[] = [];
afterEach(async () => {
  await Promise.all(gateways.splice(0).map((gateway) => gateway.stop()));
});

const STARTED = new Date('2026-01-01T00:00:00Z');
const QUIET_QUEUE: QueueReading = { pollers: [], backlog: 0, backlogAgeSeconds: 0 };
const FIGURES = { queued: 2, oldestQueuedSeconds: 12, running: 1, unbegun: 0, oldestUnbegunSeconds: 0 };

const info = (service: string, more: Partial<systemProto.GetSystemInfoResponse> = {}): systemProto.GetSystemInfoResponse => ({
  service,
  version: '0.1.0',
  host: 'node-1',
  startedAt: STARTED,
  ready: true,
  failedChecks: [],
  database: undefined,
  store: undefined,
  ...more,
});

const answering = (name: string, more: Partial<systemProto.GetSystemInfoResponse> = {}): SystemSources['services'][number] => ({
  name,
  client: { getSystemInfo: async () => info(name, more) },
});

const poller = (service: string, offers: Record<string, string[]>, lastSeenAt = new Date()): QueueReading['pollers'][number] => ({
  identity: formatWorkerIdentity({ service, version: '0.1.0', host: 'node-1', pid: 7, startedAt: STARTED, offers }),
  lastSeenAt,
});

const QUEUES: Readonly<Record<string, QueueReading>> = {
  orchestration: { ...QUIET_QUEUE, pollers: [poller('worker-orchestration', { pools: ['gpu'] })] },
  generation: {
    pollers: [
      poller('worker-generation', { engines: ['procedural@1.2.3'], models: ['image-depth@1.0.0'] }, new Date(Date.now() - 200_000)),
    ],
    backlog: 3,
    backlogAgeSeconds: 30,
  },
  egress: { ...QUIET_QUEUE, pollers: [poller('egress', {})] },
};

/** An installation on which everything answers; no worker serves its inference pool. */
const SYSTEM: SystemSources = {
  services: [
    answering('world', { database: { serverVersion: '17.2', sizeBytes: 5_000_000, connections: 12, connectionsMax: 100 } }),
    answering('media', {
      store: { kind: 'folder', mediaBytes: 1_000, mediaAssets: 2, diskBytes: 1_000_000_000, diskFreeBytes: 20_000_000 },
    }),
    answering('signing', { ready: false, failedChecks: ['database'] }),
    answering('egress'),
  ],
  temporal: { version: async () => '1.29.1', queue: async (name) => QUEUES[name] ?? QUIET_QUEUE },
};

async function readSystem(services: FakeServices) {
  const gateway = await startGateway(services);
  gateways.push(gateway);
  const response = await fetch(`${gateway.url}/admin/v1/system`, { headers: { authorization: `Bearer ${VIEWER_TOKEN}` } });
  expect(response.status).toBe(200);
  return response.json() as Promise<Record<string, never>>;
}

const admin = { getStatistics: async () => ({ queue: FIGURES }) };

describe('the system', () => {
  it('shows processes, queues, models and stores', async () => {
    const system = await readSystem({ system: SYSTEM, admin });
    expect(system).toMatchObject({
      versions: { api: expect.stringMatching(/^\d+\.\d+\.\d+$/), temporal: '1.29.1', postgres: '17.2' },
      operations: { queued: 2, oldest_queued_seconds: 12, running: 1, waiting_for_worker: 0, longest_wait_seconds: 0 },
      database: { size_bytes: 5_000_000, connections: 12, connections_max: 100 },
      store: { kind: 'folder', media_bytes: 1_000, media_assets: 2, disk_bytes: 1_000_000_000, disk_free_bytes: 20_000_000 },
      models: [
        { kind: 'engine', name: 'procedural', version: '1.2.3', state: 'quiet', workers: 1 },
        { kind: 'model', name: 'image-depth', version: '1.0.0', state: 'quiet', workers: 1 },
      ],
    });
    expect(system['queues']).toEqual([
      { name: 'orchestration', workers: 1, backlog: 0, backlog_age_seconds: 0 },
      { name: 'generation', workers: 1, backlog: 3, backlog_age_seconds: 30 },
      { name: 'egress', workers: 1, backlog: 0, backlog_age_seconds: 0 },
      { name: 'inference-gpu', workers: 0, backlog: 0, backlog_age_seconds: 0 },
    ]);
  });

  it('has lists of workflows in the Temporal UI, with times that count back from now', async () => {
    const temporalUi = createTemporalUi({ uiUrl: 'https://temporal.example.com', namespace: 'default' });
    const system = await readSystem({ system: SYSTEM, admin, temporalUi });
    expect(system['temporal_views']).toEqual(temporalUi.views(new Date(system['checked_at'])));
    expect((await readSystem({ system: SYSTEM, admin }))['temporal_views']).toEqual([]);
  });

  it('lists each process once, although egress also polls a queue', async () => {
    const { processes } = await readSystem({ system: SYSTEM, admin });
    expect((processes as { name: string; state: string }[]).map(({ name, state }) => `${name} ${state}`)).toEqual([
      'gateway not_ready', // a gateway without a health check still starts
      'world ready',
      'media ready',
      'signing not_ready',
      'egress ready',
      'worker-generation quiet',
      'worker-orchestration ready',
    ]);
  });

  it('answers where nothing else does, and says so', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const system = await readSystem({
      system: {
        services: [{ name: 'world', client: { getSystemInfo: never } }],
        temporal: { version: () => Promise.reject(new DomainError('UNAVAILABLE')), queue: never },
      },
      admin: { getStatistics: never },
    });
    expect(system).toMatchObject({
      versions: { temporal: null, postgres: null },
      operations: null,
      database: null,
      store: null,
      models: [],
    });
    const codes = (system['deviations'] as { code: string; subject: string }[]).map(({ code, subject }) => `${code} ${subject}`);
    expect(codes).toEqual(['PROCESS_NOT_ANSWERING world', 'TEMPORAL_NOT_ANSWERING temporal', 'PROCESS_NOT_READY gateway']);
  });
});
