import type { AdminResponse } from '@diorama/contract';
import type { systemProto } from '@diorama/proto-types';
import { parseWorkerIdentity } from '@diorama/temporal';
import type { QueuePoller, WorkerIdentity } from '@diorama/temporal';

import { toOperationQueueView } from './operation-queue-view.js';
import { toTimeView } from '../time-view.js';
import { findDeviations } from './find-deviations.js';
import type { SystemReading } from './system-reading.js';

type Process = AdminResponse<'SystemProcess'>;
type Model = AdminResponse<'SystemModel'>;

/** A worker asks at least once a minute while it has a free slot. */
const QUIET_MS = 90_000;
const KINDS = [
  ['engines', 'engine'],
  ['models', 'model'],
  ['packs', 'object_pack'],
] as const;

/** The system as operators see it. */
export function toSystemView(reading: SystemReading): AdminResponse<'System'> {
  const { services, gateway, temporalVersion, queues, operations, at } = reading;
  const workers = listWorkers(reading);
  const answered = new Set([gateway, ...services.map(({ info }) => info)].map((info) => (info === null ? '' : keyOf(info))));
  const database = services.find(({ info }) => info?.database !== undefined)?.info?.database;
  const store = services.find(({ info }) => info?.store !== undefined)?.info?.store;
  const facts = {
    checked_at: at.toISOString(),
    versions: { api: gateway.version, temporal: temporalVersion, postgres: database?.serverVersion ?? null },
    processes: [
      toProcess('gateway', gateway, at),
      ...services.map(({ name, info }) => toProcess(name, info, at)),
      ...workers.filter((worker) => !answered.has(keyOf(worker))).map((worker) => toWorkerProcess(worker, at)),
    ],
    queues: queues.map(({ name, reading: read }) => ({
      name,
      workers: read?.pollers.length ?? null,
      backlog: read?.backlog ?? null,
      backlog_age_seconds: read?.backlogAgeSeconds ?? null,
    })),
    operations: operations === null ? null : toOperationQueueView(operations),
    models: listModels(workers, at),
    database:
      database === undefined
        ? null
        : { size_bytes: database.sizeBytes, connections: database.connections, connections_max: database.connectionsMax },
    store:
      store === undefined
        ? null
        : {
            kind: store.kind,
            media_bytes: store.mediaBytes,
            media_assets: store.mediaAssets,
            disk_bytes: store.diskBytes ?? null,
            disk_free_bytes: store.diskFreeBytes ?? null,
          },
    temporal_views: reading.temporalViews.map(({ name, title, url }) => ({ name, title, url })),
  };
  return { ...facts, deviations: findDeviations(facts) };
}

interface Worker extends WorkerIdentity {
  readonly lastSeenAt: Date | null;
}

/** Workers by name and host, each once, although one may poll several queues. */
function listWorkers({ queues }: SystemReading): Worker[] {
  const pollers: QueuePoller[] = queues.flatMap(({ reading }) => reading?.pollers ?? []);
  const found = new Map<string, Worker>();
  for (const { identity, lastSeenAt } of pollers) {
    const worker = parseWorkerIdentity(identity);
    if (worker !== null) found.set(`${keyOf(worker)} ${worker.pid}`, { ...worker, lastSeenAt });
  }
  return [...found.values()].toSorted((a, b) => compare(keyOf(a), keyOf(b)));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Names a process: a service that also polls a queue is one process. */
const keyOf = ({ service, host, startedAt }: Pick<systemProto.GetSystemInfoResponse, 'service' | 'host' | 'startedAt'>): string =>
  `${service} ${host} ${startedAt?.toISOString() ?? ''}`;

function toProcess(name: string, info: systemProto.GetSystemInfoResponse | null, at: Date): Process {
  return {
    name,
    state: info === null ? 'no_answer' : info.ready ? 'ready' : 'not_ready',
    version: info?.version ?? null,
    host: info?.host ?? null,
    started_at: toTimeView(info?.startedAt),
    uptime_seconds: countUptime(info?.startedAt, at),
    last_seen_at: null,
    failed_checks: info?.failedChecks ?? [],
  };
}

function toWorkerProcess(worker: Worker, at: Date): Process {
  return {
    name: worker.service,
    state: isQuiet(worker, at) ? 'quiet' : 'ready',
    version: worker.version,
    host: worker.host,
    started_at: worker.startedAt.toISOString(),
    uptime_seconds: countUptime(worker.startedAt, at),
    last_seen_at: worker.lastSeenAt?.toISOString() ?? null,
    failed_checks: [],
  };
}

const isQuiet = ({ lastSeenAt }: Worker, at: Date): boolean => lastSeenAt === null || at.getTime() - lastSeenAt.getTime() > QUIET_MS;

const countUptime = (since: Date | undefined, at: Date): number | null =>
  since === undefined ? null : Math.max(0, Math.round((at.getTime() - since.getTime()) / 1_000));

function listModels(workers: readonly Worker[], at: Date): Model[] {
  return KINDS.flatMap(([offer, kind]) => {
    const words = new Set(workers.flatMap(({ offers }) => offers[offer] ?? []));
    return [...words].toSorted().map((word): Model => {
      const [name = word, version = null] = word.split('@', 2);
      const offering = workers.filter(({ offers }) => offers[offer]?.includes(word));
      const state = offering.every((worker) => isQuiet(worker, at)) ? 'quiet' : 'ready';
      return { kind, name, version, state, workers: offering.length };
    });
  });
}
