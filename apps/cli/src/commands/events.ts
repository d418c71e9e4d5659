import { setTimeout as sleep } from 'node:timers/promises';

import type { OperationEvent } from '@diorama-worlds/sdk';

import type { Cli } from '../program/cli.js';
import { defineCliCommand, defineCliCommandGroup } from '../program/command.js';
import { parseInteger } from '../values/numbers.js';
import { UsageError } from '../values/usage-error.js';
import { OperationChanges } from './operation-changes.js';
import type { TailedEvent } from './operation-changes.js';

const NEWEST_OPERATIONS = 100;
const EVERY_SECONDS = 2;

const TAIL = defineCliCommand(
  {
    name: 'events tail',
    description: 'Print operation events, one per line',
    args: {
      operation: {
        type: 'positional',
        required: false,
        description: 'Operation ID. The command ends when the operation is done (default: all operations, until Ctrl-C)',
      },
      every: { type: 'string', valueHint: 'SECONDS', description: `Polling interval without an operation ID (default: ${EVERY_SECONDS})` },
    },
  },
  async ({ operation: id, every }, cli) => {
    const seconds = every === undefined ? EVERY_SECONDS : parseInteger('every', every);
    if (seconds < 1) throw new UsageError('--every must be at least 1');
    if (id === undefined) return tailAll(cli, seconds * 1_000);
    const api = await cli.api();
    for await (const event of api.operations.events(id, { signal: cli.signal })) show(cli, toTailedEvent(id, event));
  },
);

/** Events as they happen. */
export const EVENT_COMMANDS = defineCliCommandGroup('events', 'Follow operation events', { tail: TAIL });

/** Reads the list of operations again and again. Event streams would need one connection for each operation. */
async function tailAll(cli: Cli, everyMs: number): Promise<void> {
  const api = await cli.api();
  const changes = new OperationChanges();
  for (;;) {
    const { operations } = await api.operations.page({ page_size: NEWEST_OPERATIONS }, { signal: cli.signal });
    for (const event of changes.update(operations)) show(cli, event);
    await sleep(everyMs, undefined, { signal: cli.signal });
  }
}

function show(cli: Cli, event: TailedEvent): void {
  const at = new Date().toISOString();
  cli.printLine({ at, ...event }, () => `${at}  ${event.operation_id}  ${describe(event)}`);
}

function toTailedEvent(id: string, event: OperationEvent): TailedEvent {
  if (event.type === 'done') return { event: 'done', operation_id: id, status: event.status, world_id: event.worldId };
  const { percent, description } = event.progress;
  return { event: 'progress', operation_id: id, percent, description };
}

const describe = (event: TailedEvent): string =>
  event.event === 'done'
    ? `done      ${event.status}${event.world_id === null ? '' : `  ${event.world_id}`}`
    : `progress  ${String(event.percent).padStart(3)} %  ${event.description}`;
