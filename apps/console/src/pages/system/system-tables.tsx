import type { ComponentChildren } from 'preact';

import { formatInteger, formatShortDuration, formatUptime } from '@diorama/web';
import type { SystemModel, SystemProcess, SystemQueue } from '@diorama-worlds/sdk/admin';
import { RelativeTime } from '@diorama/page-parts';

const STATES: Readonly<Record<SystemProcess['state'], string>> = {
  ready: 'Ready',
  not_ready: 'Not ready',
  no_answer: 'No answer',
  quiet: 'Busy or stopped',
};
const KINDS: Readonly<Record<SystemModel['kind'], string>> = { engine: 'Engine', model: 'Model bundle', object_pack: 'Object pack' };
const UNKNOWN = <span class="quiet">–</span>;

export function ProcessTable({ processes }: { readonly processes: readonly SystemProcess[] }) {
  return (
    <Table headings={['Process', 'State', 'Version', 'Up', 'Host']}>
      {processes.map((process) => (
        <tr key={`${process.name} ${process.host ?? ''} ${process.started_at ?? ''}`}>
          <td data-name="Process" class="wide">
            <b>{process.name}</b>
          </td>
          <td data-name="State">
            <SystemBadge state={process.state} />
            {process.failed_checks.length > 0 && <small>{process.failed_checks.join(', ')}</small>}
            {process.state === 'quiet' && process.last_seen_at !== null && (
              <small>
                seen <RelativeTime at={process.last_seen_at} />
              </small>
            )}
          </td>
          <td data-name="Version">{process.version ?? UNKNOWN}</td>
          <td data-name="Up">{process.uptime_seconds === null ? UNKNOWN : formatUptime(process.uptime_seconds)}</td>
          <td data-name="Host">{process.host ?? UNKNOWN}</td>
        </tr>
      ))}
    </Table>
  );
}

export function QueueTable({ queues }: { readonly queues: readonly SystemQueue[] }) {
  return (
    <Table headings={['Queue', 'Workers', 'Tasks waiting', 'Oldest']}>
      {queues.map(({ name, workers, backlog, backlog_age_seconds: age }) => (
        <tr key={name}>
          <td data-name="Queue" class="wide">
            <b>{name}</b>
          </td>
          <td data-name="Workers">{workers === null ? UNKNOWN : formatInteger(workers)}</td>
          <td data-name="Tasks waiting">{backlog === null ? UNKNOWN : formatInteger(backlog)}</td>
          <td data-name="Oldest">{age === null || !backlog ? UNKNOWN : formatShortDuration(age)}</td>
        </tr>
      ))}
    </Table>
  );
}

export function ModelTable({ models }: { readonly models: readonly SystemModel[] }) {
  if (models.length === 0) return <p class="quiet">No worker currently offers an engine or a model.</p>;
  return (
    <Table headings={['Name', 'Kind', 'Version', 'State', 'Workers']}>
      {models.map(({ kind, name, version, state, workers }) => (
        <tr key={`${kind} ${name} ${version ?? ''}`}>
          <td data-name="Name" class="wide">
            <b>{name}</b>
          </td>
          <td data-name="Kind">{KINDS[kind]}</td>
          <td data-name="Version">{version ?? UNKNOWN}</td>
          <td data-name="State">
            <SystemBadge state={state} />
          </td>
          <td data-name="Workers">{formatInteger(workers)}</td>
        </tr>
      ))}
    </Table>
  );
}

function SystemBadge({ state }: { readonly state: SystemProcess['state'] }) {
  const hint =
    state === 'quiet' ? 'The worker has not polled for 90 seconds. Either all its slots are in use, or it has stopped.' : undefined;
  return (
    <span class="badge" data-state={state} title={hint}>
      {STATES[state]}
    </span>
  );
}

function Table({ headings, children }: { readonly headings: readonly string[]; readonly children: ComponentChildren }) {
  return (
    <div class="table glass">
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
