import { join } from 'node:path';

/** Where the stack keeps its things and where its parts listen, all from two settings. */
export interface StackLayout {
  readonly home: string;
  readonly logs: string;
  readonly postgres: string;
  readonly objects: string;
  readonly temporalDatabase: string;
  /** Files of Prometheus and Grafana. */
  readonly watch: string;
  /** Certificate of the receiver of webhooks in development. */
  readonly webhooks: string;
  readonly stackFile: string;
  readonly secretsFile: string;
  readonly accountFile: string;
  /** Where each part listens. */
  readonly ports: Ports;
  /** Where the others reach it: there, or at a relay before it. */
  readonly reached: Ports;
}

export const PORT_NAMES = [
  'gateway',
  'mediaHttp',
  'worldGrpc',
  'worldHealth',
  'mediaGrpc',
  'postgres',
  'temporal',
  'temporalUi',
  'temporalHttp',
  'temporalMetrics',
  'orchestrationHealth',
  'generationHealth',
  'egressGrpc',
  'egressHealth',
  'inferenceHealth',
  'signingGrpc',
  'signingHealth',
  'gatewayHealth',
  'mediaHealth',
  'prometheus',
  'grafana',
  'receiver',
] as const;
export type PortName = (typeof PORT_NAMES)[number];
export type Ports = Readonly<Record<PortName, number>>;

export function createStackLayout(home: string, portBase: number, relays: Partial<Ports> = {}): StackLayout {
  const ports = Object.fromEntries(PORT_NAMES.map((name, index) => [name, portBase + index])) as Ports;
  return {
    home,
    logs: join(home, 'logs'),
    postgres: join(home, 'postgres'),
    objects: join(home, 'objects'),
    temporalDatabase: join(home, 'temporal.db'),
    watch: join(home, 'watch'),
    webhooks: join(home, 'webhooks'),
    stackFile: join(home, 'stack.json'),
    secretsFile: join(home, 'secrets.json'),
    accountFile: join(home, 'demo-account.json'),
    ports,
    reached: { ...ports, ...relays },
  };
}
