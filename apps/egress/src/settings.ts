import { ConfigError, hostPort, port, positiveInteger, processFields } from '@diorama/config';
import { dnsResolver, parseRoutes, publicAddresses } from '@diorama/outbound';
import type { Guard } from '@diorama/outbound';
import { z } from 'zod';

/** What the egress service reads from its environment. */
export const egressSchema = z.object({
  ...processFields,
  EGRESS_GRPC_ADDRESS: hostPort.describe('host:port to listen on'),
  EGRESS_HEALTH_HOST: z.string().default('127.0.0.1').describe('Address of /livez and /readyz'),
  EGRESS_HEALTH_PORT: port.describe('Port of /livez and /readyz'),
  EGRESS_FETCHES: positiveInteger.default(32).describe('Fetches of media at once; more wait'),
  EGRESS_DENIED_NETWORKS: z
    .string()
    .optional()
    .describe('Networks never to dial beside those that are not public, such as 203.0.113.0/24,2001:db8::/32'),
  EGRESS_DEV_HOSTS: z
    .string()
    .optional()
    .describe('Development: where public names lead on this machine, such as receiver.example.com=127.0.0.1:8443'),
});

export type EgressConfig = Readonly<z.output<typeof egressSchema>>;

/** @throws ConfigError for networks or hosts that cannot be read, and for hosts of development in production */
export function outboundGuard(config: EgressConfig): Guard {
  const { DIORAMA_ENV: environment, EGRESS_DEV_HOSTS: hosts = '', EGRESS_DENIED_NETWORKS: networks = '' } = config;
  if (hosts !== '' && environment === 'production')
    throw new ConfigError(['EGRESS_DEV_HOSTS must not be set when DIORAMA_ENV is production']);
  const denied = networks.split(',').flatMap((network) => network.trim() || []);
  return {
    policy: orConfigError('EGRESS_DENIED_NETWORKS', () => publicAddresses(denied)),
    resolver: dnsResolver(),
    routes: orConfigError('EGRESS_DEV_HOSTS', () => parseRoutes(hosts)),
  };
}

function orConfigError<Value>(name: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new ConfigError([`${name}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}
