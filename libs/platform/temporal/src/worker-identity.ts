import type { ProcessIdentity } from '@diorama/telemetry';

/** How a worker describes itself to Temporal, which shows this with its tasks and as a poller of its queue. */
export interface WorkerIdentity extends ProcessIdentity {
  /** Such as `worker-generation`. */
  readonly service: string;
  /** What the worker offers, such as `models: ['image-depth@1.0.0']`. Names and values are words without spaces, commas and `=`. */
  readonly offers: Readonly<Record<string, readonly string[]>>;
}

const LENGTH_MAX = 900; // Temporal refuses identities of more than 1,000 characters
const IDENTITY = /^(?<service>[^@\s]+)@(?<version>\S+) (?<host>[^/\s]+)\/(?<pid>\d+) since=(?<since>\S+)(?<offers>.*)$/;

/** Such as `worker-generation@0.1.0 node-1/42 since=2026-01-01T00:00:00.000Z models=image-depth@1.0.0`. Offers that do not fit are left out. */
export function formatWorkerIdentity({ service, version, host, pid, startedAt, offers }: WorkerIdentity): string {
  const parts = Object.entries(offers).flatMap(([name, values]) => (values.length === 0 ? [] : [` ${name}=${values.join(',')}`]));
  return parts.reduce(
    (text, part) => (text.length + part.length > LENGTH_MAX ? text : text + part),
    `${service}@${version} ${host}/${pid} since=${startedAt.toISOString()}`,
  );
}

/** Null for the identity of another kind of worker, such as one of an older release. */
export function parseWorkerIdentity(text: string): WorkerIdentity | null {
  const { service, version, host, pid, since, offers } = IDENTITY.exec(text)?.groups ?? {};
  const startedAt = new Date(since ?? '');
  if (service === undefined || version === undefined || host === undefined || Number.isNaN(startedAt.getTime())) return null;
  const pairs = (offers ?? '').split(' ').flatMap((part): [string, string[]][] => {
    const [name = '', values = ''] = part.split('=', 2);
    return name === '' || values === '' ? [] : [[name, values.split(',')]];
  });
  return { service, version, host, pid: Number(pid), startedAt, offers: Object.fromEntries(pairs) };
}
