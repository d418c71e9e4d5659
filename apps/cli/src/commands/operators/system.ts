import type { System } from '@diorama-worlds/sdk/admin';

import { defineCliCommand } from '../../program/command.js';
import { formatFields, formatTable } from '../../program/table.js';

/** For operators. */
export const SYSTEM_COMMAND = defineCliCommand(
  { name: 'system', description: 'Show processes, queues, models and problems', args: {} },
  async (_args, cli) => {
    const system = await (await cli.operator()).system({ signal: cli.signal });
    cli.print(system, () => describeSystem(system));
  },
);

function describeSystem({ deviations, versions, processes, queues, models, database }: System): string {
  const parts = [
    deviations.length === 0
      ? 'No deviations'
      : formatTable(
          ['DEVIATION', 'MESSAGE', 'HELP'],
          deviations.map(({ code, message, docs_url: url }) => [code, message, url]),
        ),
    formatFields([
      ['Release', versions.api],
      ['Temporal', versions.temporal],
      ['Postgres', versions.postgres],
      ['Connections', database === null ? null : `${database.connections} of ${database.connections_max}`],
    ]),
    formatTable(
      ['PROCESS', 'STATE', 'VERSION', 'SINCE', 'HOST'],
      processes.map(({ name, state, version, started_at: since, host }) => [name, state, version, since, host]),
    ),
    formatTable(
      ['QUEUE', 'WORKERS', 'WAITING', 'OLDEST S'],
      queues.map(({ name, workers, backlog, backlog_age_seconds: age }) => [name, workers, backlog, age]),
    ),
    formatTable(
      ['MODEL', 'KIND', 'VERSION', 'STATE', 'WORKERS'],
      models.map(({ name, kind, version, state, workers }) => [name, kind, version, state, workers]),
    ),
  ];
  return parts.join('\n\n');
}
