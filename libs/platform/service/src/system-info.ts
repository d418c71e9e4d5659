import { setTimeout as sleep } from 'node:timers/promises';

import { readDatabaseUsage } from '@diorama/postgres';
import type { systemProto } from '@diorama/proto-types';
import type { ReadSystemInfo } from '@diorama/rpc';
import { PROCESS_IDENTITY } from '@diorama/telemetry';
import type { Health } from '@diorama/telemetry';
import type { DataSource } from 'typeorm';

/** A part that takes longer is left out, so that the answer comes within the deadline of its caller. */
const PART_MS = 1_500;

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
      inTime(() => health.report()),
      dataSource === undefined ? undefined : inTime(() => readDatabaseUsage(dataSource)),
      readStoreUsage === undefined ? undefined : inTime(readStoreUsage),
    ]);
    const { version, host, startedAt } = PROCESS_IDENTITY;
    const failedChecks = Object.entries(report?.checks ?? { readiness: false }).flatMap(([name, holds]) => (holds ? [] : [name]));
    return { service, version, host, startedAt, ready: report?.ready ?? false, failedChecks, database, store };
  };
}

async function inTime<Part>(read: () => Promise<Part>): Promise<Part | undefined> {
  const over = new AbortController();
  try {
    const late = sleep(PART_MS, undefined, { signal: over.signal, ref: false });
    return await Promise.race([read(), late]);
  } catch {
    return undefined; // the caller shows that it is missing
  } finally {
    over.abort();
  }
}
