import {
  ConfigError,
  grpcTlsConfigFields,
  hostPortSchema,
  portSchema,
  positiveIntegerSchema,
  processConfigFields,
  webhookConfigFields,
  splitCommaList,
} from '@diorama/config';
import { createDnsResolver, parseStaticRoutes, createPublicAddressPolicy } from '@diorama/outbound';
import type { OutboundGuard } from '@diorama/outbound';
import { z } from 'zod';

import type { AttemptConcurrencyLimits } from './deliveries/attempt-limiter.js';

/** Longer, and a waiting attempt gives its place in the worker back; within the time that `sendAttempt` has. */
const TURN_WAIT_MS = 10_000;

/** What the egress service reads from its environment. */
export const egressConfigSchema = z.object({
  ...processConfigFields,
  ...grpcTlsConfigFields,
  EGRESS_GRPC_ADDRESS: hostPortSchema.describe('host:port to listen on'),
  EGRESS_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez, /readyz and /metrics'),
  EGRESS_HEALTH_PORT: portSchema.describe('Port of /livez, /readyz and /metrics'),
  WORLD_ADDRESS: hostPortSchema.describe('gRPC address of the world service'),
  SIGNING_ADDRESS: hostPortSchema.describe('gRPC address of the signing service'),
  TEMPORAL_ADDRESS: hostPortSchema.describe('Temporal frontend'),
  EGRESS_FETCHES: positiveIntegerSchema
    .default(128)
    .describe(
      'Maximum number of concurrent media fetches in each process. One account may use an eighth of it; its further fetches are refused',
    ),
  EGRESS_ATTEMPTS: positiveIntegerSchema.default(200).describe('Concurrent webhook attempts in each process'),
  EGRESS_ATTEMPTS_PER_HOST: positiveIntegerSchema.default(10).describe('Concurrent webhook attempts to one host'),
  EGRESS_ATTEMPTS_PER_ACCOUNT: positiveIntegerSchema.default(20).describe('Concurrent webhook attempts for one account'),
  EGRESS_ATTEMPTS_HELD: positiveIntegerSchema
    .default(1_000)
    .describe('Maximum number of webhook attempts in each process, both running and waiting'),
  ...webhookConfigFields,
  EGRESS_DENIED_NETWORKS: z
    .string()
    .optional()
    .describe(
      'Additional networks that egress never connects to, such as 203.0.113.0/24,2001:db8::/32. Networks that are not public are always refused',
    ),
  EGRESS_DEV_HOSTS: z
    .string()
    .optional()
    .describe('Development: public host names that resolve to this machine, such as receiver.example.com=127.0.0.1:8443'),
});

type EgressConfig = Readonly<z.output<typeof egressConfigSchema>>;

/** @throws ConfigError for networks or hosts that cannot be read, and for hosts of development in production */
export function createOutboundGuard(config: EgressConfig): OutboundGuard {
  const { DIORAMA_ENV: environment, EGRESS_DEV_HOSTS: hosts = '', EGRESS_DENIED_NETWORKS: networks = '' } = config;
  if (hosts !== '' && environment === 'production')
    throw new ConfigError(['EGRESS_DEV_HOSTS must not be set when DIORAMA_ENV is production']);
  return {
    policy: orConfigError('EGRESS_DENIED_NETWORKS', () => createPublicAddressPolicy(splitCommaList(networks))),
    resolver: createDnsResolver(),
    routes: orConfigError('EGRESS_DEV_HOSTS', () => parseStaticRoutes(hosts)),
  };
}

export const readAttemptConcurrencyLimits = (config: EgressConfig): AttemptConcurrencyLimits => ({
  total: config.EGRESS_ATTEMPTS,
  perHost: config.EGRESS_ATTEMPTS_PER_HOST,
  perAccount: config.EGRESS_ATTEMPTS_PER_ACCOUNT,
  waitMs: TURN_WAIT_MS,
});

function orConfigError<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
