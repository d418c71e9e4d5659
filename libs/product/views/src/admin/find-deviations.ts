import type { AdminResponse } from '@diorama/contract';

type System = AdminResponse<'System'>;
type Deviation = AdminResponse<'SystemDeviation'>;
type Facts = Omit<System, 'deviations'>;

/** A wait that needs attention, seconds; shorter ones are usual when much is asked for. */
const OLD_SECONDS = 600;
/** Share of the connections of Postgres from which on they are scarce. */
const CONNECTIONS_SHARE = 0.8;
/** Share of the disk that should stay free. */
const FREE_SHARE = 0.1;

const DOCS = '/docs/operating';
const MEBIBYTE = 1_048_576;

/** What needs attention, most severe first, each with the page of the documentation that helps. */
export const findDeviations = (facts: Facts): Deviation[] => RULES.flatMap((rule) => rule(facts));

const RULES: readonly ((facts: Facts) => Deviation[])[] = [
  ({ processes }) =>
    processes
      .filter(({ state }) => state === 'no_answer')
      .map(({ name }) => ({
        code: 'PROCESS_NOT_ANSWERING',
        subject: name,
        message: `The service ${name} does not answer.`,
        docs_url: `${DOCS}/runbooks/component-down`,
      })),
  ({ versions, queues }) =>
    versions.temporal !== null || queues.some(({ workers }) => workers !== null)
      ? []
      : [
          {
            code: 'TEMPORAL_NOT_ANSWERING',
            subject: 'temporal',
            message: 'Temporal does not answer. Workers and queues are unknown.',
            docs_url: `${DOCS}/when-x-is-down`,
          },
        ],
  ({ processes }) =>
    processes
      .filter(({ state }) => state === 'not_ready')
      .map(({ name, failed_checks: checks }) => ({
        code: 'PROCESS_NOT_READY',
        subject: name,
        message: `The service ${name} is not ready${checks.length === 0 ? '' : `: ${checks.join(', ')}`}.`,
        docs_url: `${DOCS}/runbooks/not-ready`,
      })),
  findQueuesWithoutWorkers,
  findOldQueues,
  findMixedVersions,
  ({ database }) =>
    database === null || database.connections < database.connections_max * CONNECTIONS_SHARE
      ? []
      : [
          {
            code: 'CONNECTIONS_SCARCE',
            subject: 'postgres',
            message: `${database.connections} of ${database.connections_max} connections of Postgres are in use.`,
            docs_url: `${DOCS}/scaling`,
          },
        ],
  ({ store }) =>
    store === null || store.disk_bytes === null || store.disk_free_bytes === null || store.disk_free_bytes >= store.disk_bytes * FREE_SHARE
      ? []
      : [
          {
            code: 'DISK_NEARLY_FULL',
            subject: 'store',
            message: `The disk of the object store has ${Math.floor(store.disk_free_bytes / MEBIBYTE)} MiB left.`,
            docs_url: `${DOCS}/when-x-is-down#full-disks`,
          },
        ],
];

/** Workers of activities whose slots are all taken do not ask for work: where operations make progress, they exist. */
function findQueuesWithoutWorkers({ queues, operations }: Facts): Deviation[] {
  const isWorking = operations !== null && operations.running > operations.waiting_for_worker;
  return queues
    .filter(({ name, workers }) => workers === 0 && !(isWorking && isForBusyWorkers(name)))
    .map(({ name }) => ({
      code: 'QUEUE_WITHOUT_WORKERS',
      subject: name,
      message: `No worker asks the queue ${name} for work.`,
      docs_url: `${DOCS}/runbooks/no-pollers`,
    }));
}

const isForBusyWorkers = (queue: string): boolean => queue === 'generation' || queue.startsWith('inference-');

function findOldQueues({ queues, operations }: Facts): Deviation[] {
  const old = queues
    .filter(({ backlog, backlog_age_seconds: age }) => (backlog ?? 0) > 0 && (age ?? 0) > OLD_SECONDS)
    .map(({ name, backlog_age_seconds: age }) => ({ name, seconds: age ?? 0 }));
  const longest = Math.max(operations?.oldest_queued_seconds ?? 0, operations?.longest_wait_seconds ?? 0);
  const waits = longest > OLD_SECONDS && old.length === 0 ? [{ name: 'operations', seconds: longest }] : [];
  return [...old, ...waits].map(({ name, seconds }) => ({
    code: 'QUEUE_OLD',
    subject: name,
    message:
      name === 'operations'
        ? `An operation has waited for ${Math.round(seconds / 60)} minutes.`
        : `The oldest task in the queue ${name} has waited for ${Math.round(seconds / 60)} minutes.`,
    docs_url: `${DOCS}/runbooks/${runbookOf(name)}`,
  }));
}

function runbookOf(queue: string): string {
  if (queue === 'generation' || queue === 'operations') return 'generation-queue-old';
  return queue.startsWith('inference-') ? 'model-queue-old' : 'queue-old';
}

/** Usual during an upgrade. Quiet workers are not counted: they may have stopped. */
function findMixedVersions({ processes, models }: Facts): Deviation[] {
  const present = processes.filter(({ state, version }) => state !== 'quiet' && version !== null);
  const releases = [...new Set(present.map(({ version }) => version ?? ''))].toSorted();
  const engines = models.filter(({ kind, state }) => kind === 'engine' && state === 'ready');
  const mixed = [...new Set(engines.map(({ name }) => name))]
    .map((name) => ({ name, versions: engines.filter((engine) => engine.name === name).map(({ version }) => version ?? '') }))
    .filter(({ versions }) => versions.length > 1);
  const found = [...(releases.length > 1 ? [{ name: 'processes', versions: releases }] : []), ...mixed];
  return found.map(({ name, versions }) => ({
    code: 'VERSIONS_MIXED',
    subject: name,
    message:
      name === 'processes'
        ? `Processes of several releases run: ${versions.join(', ')}.`
        : `The engine ${name} runs in several versions: ${versions.join(', ')}.`,
    docs_url: `${DOCS}/upgrade`,
  }));
}
