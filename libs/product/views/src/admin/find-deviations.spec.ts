import { existsSync } from 'node:fs';

import type { AdminResponse } from '@diorama/contract';
import { describe, expect, it } from 'vitest';

import { findDeviations } from './find-deviations.js';

type Facts = Parameters<typeof findDeviations>[0];

const process = (name: string, more: Partial<AdminResponse<'SystemProcess'>> = {}): AdminResponse<'SystemProcess'> => ({
  name,
  state: 'ready',
  version: '0.1.0',
  host: 'node-1',
  started_at: null,
  uptime_seconds: null,
  last_seen_at: null,
  failed_checks: [],
  ...more,
});
const queue = (name: string, more: Partial<AdminResponse<'SystemQueue'>> = {}): AdminResponse<'SystemQueue'> => ({
  name,
  workers: 1,
  backlog: 0,
  backlog_age_seconds: 0,
  ...more,
});
const engine = (version: string): AdminResponse<'SystemModel'> => ({
  kind: 'engine',
  name: 'procedural',
  version,
  state: 'ready',
  workers: 1,
});
const WELL: Facts = {
  checked_at: '2026-01-01T00:00:00.000Z',
  versions: { api: '0.1.0', temporal: '1.29.1', postgres: '17.2' },
  processes: [process('gateway'), process('world')],
  queues: [queue('orchestration'), queue('generation'), queue('egress')],
  operations: { queued: 0, oldest_queued_seconds: 0, running: 0, waiting_for_worker: 0, longest_wait_seconds: 0 },
  models: [engine('1.0.0')],
  database: { size_bytes: 1, connections: 10, connections_max: 100 },
  store: { kind: 'folder', media_bytes: 0, media_assets: 0, disk_bytes: 100, disk_free_bytes: 50 },
  temporal_views: [],
};
const busy = { queued: 0, oldest_queued_seconds: 0, running: 1, waiting_for_worker: 0, longest_wait_seconds: 0 };

/** The deviations of a system that is well but for some facts. */
const found = (change: Partial<Facts>): string[] => findDeviations({ ...WELL, ...change }).map(({ code, subject }) => `${code} ${subject}`);

const CASES: readonly (readonly [string, Partial<Facts>, readonly string[]])[] = [
  ['nothing', {}, []],
  [
    'a service that does not answer',
    { processes: [process('media', { state: 'no_answer', version: null })] },
    ['PROCESS_NOT_ANSWERING media'],
  ],
  ['a service that is not ready', { processes: [process('media', { state: 'not_ready' })] }, ['PROCESS_NOT_READY media']],
  ['a queue that no worker asks', { queues: [queue('egress', { workers: 0 })] }, ['QUEUE_WITHOUT_WORKERS egress']],
  ['workers that are all busy', { queues: [queue('generation', { workers: 0 })], operations: busy }, []],
  [
    'workers that are all away',
    { queues: [queue('generation', { workers: 0 })], operations: { ...busy, waiting_for_worker: 1 } },
    ['QUEUE_WITHOUT_WORKERS generation'],
  ],
  ['an old task', { queues: [queue('inference-gpu', { backlog: 1, backlog_age_seconds: 601 })] }, ['QUEUE_OLD inference-gpu']],
  ['an old operation', { operations: { ...busy, longest_wait_seconds: 700 } }, ['QUEUE_OLD operations']],
  ['two releases', { processes: [process('world'), process('media', { version: '0.2.0' })] }, ['VERSIONS_MIXED processes']],
  ['a quiet worker of another release', { processes: [process('world'), process('worker', { state: 'quiet', version: '0.0.9' })] }, []],
  ['two engines', { models: [engine('1.0.0'), engine('1.1.0')] }, ['VERSIONS_MIXED procedural']],
  ['few connections left', { database: { size_bytes: 1, connections: 80, connections_max: 100 } }, ['CONNECTIONS_SCARCE postgres']],
  [
    'a disk that is nearly full',
    { store: { kind: 'folder', media_bytes: 0, media_assets: 0, disk_bytes: 100, disk_free_bytes: 9 } },
    ['DISK_NEARLY_FULL store'],
  ],
  [
    'no Temporal',
    {
      versions: { ...WELL.versions, temporal: null },
      queues: [queue('egress', { workers: null, backlog: null, backlog_age_seconds: null })],
    },
    ['TEMPORAL_NOT_ANSWERING temporal'],
  ],
];

describe('deviations', () => {
  it.each(CASES)('of %s', (_name, change, expected) => {
    expect(found(change)).toEqual(expected);
  });

  it.each(CASES)('of %s lead to pages of the documentation', (_name, change) => {
    for (const { docs_url: url } of findDeviations({ ...WELL, ...change })) {
      const page = `${url.split('#')[0]?.slice(1)}.md`;
      expect([page, existsSync(new URL(`../../../../../${page}`, import.meta.url))]).toEqual([page, true]);
    }
  });
});
