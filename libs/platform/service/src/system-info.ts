import { systemClock } from '@diorama/clock';
import { readDatabaseUsage } from '@diorama/postgres';
import type { systemProto } from '@diorama/proto-types';
import { settleWithin } from '@diorama/resilience';
import type { ReadSystemInfo } from '@diorama/rpc';
import { describeProcess } from '@diorama/telemetry';
import type { Health } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

/** A part that takes longer is left out, so that the answer comes within the deadline of its caller. */
const PART = { ms: 1_500, clock: systemClock };

interface SystemInfoSources {
  /** Name of the process, such as `world`. */
  readonly service: string;
  readonly health: Health;
  /** Absent in a service without a database. */
  readonly dataSource?: DataSource | undefined;
  /** Absent in a service without an object store. */
  readonly readStoreUsage?: (() => Promise<systemProto.StoreUsage>) | undefined;
}

/** Reads what a process reports about itself. What fails or takes too long is absent. */
export function createSystemInfoReader({ service, health, dataSource, readStoreUsage }: SystemInfoSources): ReadSystemInfo {
  return async () => {
    const [report, database, store] = await Promise.all([
      settleWithin(() => health.report(), PART),
      dataSource === undefined ? null : settleWithin(() => readDatabaseUsage(dataSource), PART),
      readStoreUsage === undefined ? null : settleWithin(readStoreUsage, PART),
    ]);
    return { ...describeProcess(service, report), database: database ?? undefined, store: store ?? undefined };
  };
}
