import { Inject, Injectable } from '@nestjs/common';

import { systemClock } from '@diorama/clock';
import { TASK_QUEUES, createInferenceQueueName } from '@diorama/domain';
import type { systemProto } from '@diorama/proto-types';
import { settleWithin } from '@diorama/resilience';
import type { AdminClient } from '@diorama/rpc';
import { Health, describeProcess } from '@diorama/telemetry';
import { parseWorkerIdentity } from '@diorama/temporal';
import type { TemporalUi } from '@diorama/temporal';
import type { QueueState, SystemReading } from '@diorama/views';

import { ADMIN_CLIENT, CLOCK, SYSTEM_SOURCES, TEMPORAL_UI } from '../clients/injection-tokens.js';
import type { SystemSources } from './system-sources.js';

/** A part that takes longer has not answered. Pools are read after the orchestration queue, so that the whole takes twice as long at most. */
const PART_MS = 2_500;
const CALL = { deadlineMs: 2_000 };
const HOUR_MS = 3_600_000;

/** Reads the processes of the installation, all at once. It changes nothing, and fails for no part that does not answer. */
@Injectable()
export class SystemReader {
  // eslint-disable-next-line max-params -- sources of different kinds
  constructor(
    @Inject(SYSTEM_SOURCES) private readonly sources: SystemSources,
    @Inject(ADMIN_CLIENT) private readonly admin: Pick<AdminClient, 'getStatistics'>,
    @Inject(Health) private readonly health: Health,
    @Inject(TEMPORAL_UI) private readonly temporalUi: Pick<TemporalUi, 'views'>,
    @Inject(CLOCK) private readonly clock: () => number,
  ) {}

  async read(): Promise<SystemReading> {
    const { services, temporal } = this.sources;
    const [infos, gateway, temporalVersion, queues, operations] = await Promise.all([
      Promise.all(services.map(async ({ name, client }) => ({ name, info: await inTime(() => client.getSystemInfo({}, CALL)) }))),
      this.readGateway(),
      inTime(() => temporal.version()),
      this.readQueues(),
      inTime(() => this.readOperations()),
    ]);
    const at = new Date(this.clock());
    return { services: infos, gateway, temporalVersion, queues, operations, temporalViews: this.temporalUi.views(at), at };
  }

  private async readQueues(): Promise<QueueState[]> {
    const { generation, egress } = TASK_QUEUES;
    const first = await Promise.all([
      this.readQueue(TASK_QUEUES.orchestration, 'workflow'),
      this.readQueue(generation, 'activity'),
      this.readQueue(egress, 'activity'),
    ]);
    const pollers = first[0].reading?.pollers ?? [];
    const pools = new Set(pollers.flatMap(({ identity }) => parseWorkerIdentity(identity)?.offers['pools'] ?? []));
    const others = await Promise.all([...pools].toSorted().map((pool) => this.readQueue(createInferenceQueueName(pool), 'activity')));
    return [...first, ...others];
  }

  private async readQueue(name: string, kind: 'workflow' | 'activity'): Promise<QueueState> {
    return { name, reading: await inTime(() => this.sources.temporal.queue(name, kind)) };
  }

  private async readGateway(): Promise<systemProto.GetSystemInfoResponse> {
    return { ...describeProcess('gateway', await this.health.report()), database: undefined, store: undefined };
  }

  private async readOperations() {
    const until = new Date(this.clock());
    const period = { from: new Date(until.getTime() - HOUR_MS), until, bucket: 'hour', timeZone: 'UTC', accountId: '' };
    return (await this.admin.getStatistics(period, CALL)).queue ?? null;
  }
}

/** The part, or null when it fails or takes too long. */
const inTime = <Part>(read: () => Promise<Part>): Promise<Part | null> => settleWithin(read, { ms: PART_MS, clock: systemClock });
