import { Client, Connection } from '@temporalio/client';
import type { ConnectionLike } from '@temporalio/client';
import { loadClientConnectConfig } from '@temporalio/envconfig';

import { DomainError } from '@diorama/domain';

import { startSpanInterceptor } from './start-span-interceptor.js';

/** Where Temporal is and how to prove who we are. */
export interface TemporalSettings {
  readonly namespace: string;
  readonly connection: ReturnType<typeof loadClientConnectConfig>['connectionOptions'];
}

/**
 * Reads `TEMPORAL_ADDRESS`, `TEMPORAL_NAMESPACE`, `TEMPORAL_API_KEY`, `TEMPORAL_TLS*` and `TEMPORAL_CONFIG_FILE` as every
 * Temporal tool does.
 */
export function readTemporalSettings(environment: Readonly<Record<string, string | undefined>>): TemporalSettings {
  const overrideEnvVars = Object.fromEntries(
    Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const { connectionOptions, namespace } = loadClientConnectConfig({ overrideEnvVars });
  return { connection: connectionOptions, namespace: namespace ?? 'default' };
}

/** Where the server that was known is gone, another one is looked for at once, not after the half minute that is usual between two looks. */
const CHANNEL = {
  'grpc.dns_min_time_between_resolutions_ms': 1_000,
  'grpc.initial_reconnect_backoff_ms': 100,
  'grpc.max_reconnect_backoff_ms': 2_000,
};

/** A client that connects when it is first used, so that a process can start before Temporal is there. */
export function createTemporalClient({ connection, namespace }: TemporalSettings): Client {
  const lazy = Connection.lazy({ ...connection, channelArgs: CHANNEL });
  return new Client({ connection: lazy, namespace, interceptors: { workflow: [startSpanInterceptor] } });
}

/** A client, or a worker. */
type Reachable = { readonly connection: Pick<ConnectionLike, 'withDeadline' | 'workflowService'> };

/** Rejects unless Temporal answers in time: in two seconds unless told. */
export async function pingTemporal({ connection }: Reachable, withinMs = 2_000): Promise<void> {
  await connection.withDeadline(Date.now() + withinMs, () => connection.workflowService.getSystemInfo({}));
}

/** Whether Temporal answers in time. */
export function isTemporalReachable(client: Reachable, withinMs?: number): Promise<boolean> {
  return pingTemporal(client, withinMs).then(
    () => true,
    () => false,
  );
}

/** Runs a call to Temporal; a server that does not answer in time becomes UNAVAILABLE. */
export async function callTemporalWithDeadline<Result>(client: Client, call: () => Promise<Result>, deadlineMs = 5_000): Promise<Result> {
  try {
    return await client.withDeadline(Date.now() + deadlineMs, call);
  } catch (error) {
    if (isUnanswered(error)) throw new DomainError('UNAVAILABLE', {}, { cause: error });
    throw error;
  }
}

const isUnanswered = (error: unknown): boolean => hasGrpcStatus(error, 'DEADLINE_EXCEEDED', 'UNAVAILABLE');

/** Of gRPC, by their names: https://grpc.io/docs/guides/status-codes/. */
const STATUS = { DEADLINE_EXCEEDED: 4, NOT_FOUND: 5, ALREADY_EXISTS: 6, PERMISSION_DENIED: 7, UNIMPLEMENTED: 12, UNAVAILABLE: 14 } as const;

/** Whether one of these statuses of gRPC is behind an error. */
export function hasGrpcStatus(error: unknown, ...names: readonly (keyof typeof STATUS)[]): boolean {
  const codes: readonly number[] = names.map((name) => STATUS[name]);
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && codes.includes(at.code as number)) return true;
  }
  return false;
}
