import type { Examples } from '../build-document.js';
import type { AdminComponent } from './components.js';

const CHECKED_AT = '2026-11-21T10:00:00.000Z';
const RELEASE = '0.1.0';

const measured = (count: number, p50: number, p95: number) => ({ count, p50_seconds: p50, p95_seconds: p95 });

const stagesOf = (count: number) => ({
  compose: measured(count, 3.1, 3.6),
  render: measured(count, 141.6, 148.2),
  splats: measured(count, 101.2, 106.9),
  collider: measured(count, 27.8, 29.4),
  publish: measured(count, 5.4, 6.1),
});

const firstHour = {
  from: '2026-11-21T08:00:00.000Z',
  until: '2026-11-21T09:00:00.000Z',
  operations: { 'generate-world': { started: 3, succeeded: 3, failed: 0, cancelled: 0 } },
  failures: {},
  open_operations: 0,
  credits_used: 4_740,
  credits_returned: 0,
  generations: measured(3, 278.4, 290.1),
  models: { 'svc-1.1': measured(3, 278.4, 290.1) },
  stages: stagesOf(3),
};

const secondHour = {
  from: firstHour.until,
  until: CHECKED_AT,
  operations: {
    'generate-world': { started: 3, succeeded: 1, failed: 1, cancelled: 0 },
    'export-world': { started: 1, succeeded: 1, failed: 0, cancelled: 0 },
  },
  failures: { ENGINE_FAILED: 1 },
  open_operations: 1,
  credits_used: 1_580,
  credits_returned: 1_580,
  generations: measured(1, 280, 280),
  models: { 'svc-1.1': measured(1, 280, 280) },
  stages: stagesOf(1),
};

const total = {
  ...secondHour,
  from: firstHour.from,
  operations: {
    'generate-world': { started: 6, succeeded: 4, failed: 1, cancelled: 0 },
    'export-world': { started: 1, succeeded: 1, failed: 0, cancelled: 0 },
  },
  credits_used: 6_320,
  generations: measured(4, 279.2, 290.1),
  models: { 'svc-1.1': measured(4, 279.2, 290.1) },
  stages: stagesOf(4),
};

const queue = { queued: 0, oldest_queued_seconds: 0, running: 1, waiting_for_worker: 0, longest_wait_seconds: 0 };

const gateway = {
  name: 'gateway',
  state: 'ready',
  version: RELEASE,
  host: 'node-1',
  started_at: '2026-11-20T06:00:00.000Z',
  uptime_seconds: 100_800,
  last_seen_at: null,
  failed_checks: [],
};

const worker = { ...gateway, last_seen_at: '2026-11-21T09:59:41.200Z' };

const idleQueue = { workers: 1, backlog: 0, backlog_age_seconds: 0 };

const system = {
  checked_at: CHECKED_AT,
  deviations: [
    {
      code: 'QUEUE_WITHOUT_WORKERS',
      subject: 'inference-gpu',
      message: 'No worker asks the queue inference-gpu for work.',
      docs_url: '/docs/operating/runbooks/no-pollers',
    },
  ],
  versions: { api: RELEASE, temporal: '1.29.1', postgres: '17.2' },
  processes: [
    gateway,
    ...['world', 'media', 'signing', 'egress'].map((name) => ({ ...gateway, name })),
    ...['worker-generation', 'worker-orchestration'].map((name) => ({ ...worker, name })),
  ],
  queues: [
    { name: 'orchestration', ...idleQueue },
    { name: 'generation', ...idleQueue },
    { name: 'egress', ...idleQueue },
    { name: 'inference-gpu', workers: 0, backlog: 0, backlog_age_seconds: 0 },
  ],
  operations: queue,
  models: [{ kind: 'engine', name: 'procedural', version: '1.2.3', state: 'ready', workers: 1 }],
  database: { size_bytes: 73_400_320, connections: 12, connections_max: 100 },
  store: {
    kind: 'folder',
    media_bytes: 734_003_200,
    media_assets: 41,
    disk_bytes: 500_000_000_000,
    disk_free_bytes: 312_000_000_000,
  },
  temporal_views: [
    {
      name: 'running_worlds',
      title: 'Running worlds',
      url: 'https://temporal.example.com/namespaces/default/workflows?query=%60WorkflowType%60%3D%22generateWorld%22%20AND%20%60ExecutionStatus%60%3D%22Running%22',
    },
  ],
};

/** Examples of the figures of an installation, by the names of their schemas. Totals are the sums of the buckets. */
export const FIGURE_EXAMPLES: Examples<AdminComponent> = {
  Overview: {
    overview: {
      accounts: 2,
      worlds: 41,
      queued_operations: queue.queued,
      running_operations: queue.running,
      last_24_hours: { succeeded: 5, failed: 1, cancelled: 0, credits_used: 6_320, refusals: { violence: 1 } },
    },
  },
  Statistics: {
    hours: {
      from: total.from,
      until: total.until,
      bucket: 'hour',
      time_zone: 'UTC',
      total,
      buckets: [firstHour, secondHour],
      queue,
    },
  },
  System: { system },
};
