import type { StackLayout, PortName } from './layout.js';
import type { LocalConfig } from './settings.js';

const SCRAPED: Readonly<Record<string, PortName>> = {
  gateway: 'gatewayHealth',
  world: 'worldHealth',
  media: 'mediaHealth',
  signing: 'signingHealth',
  egress: 'egressHealth',
  'worker-orchestration': 'orchestrationHealth',
  'worker-generation': 'generationHealth',
};

/** URL of the Prometheus metrics of each process, by its name. */
export function buildMetricsUrls({ ports }: StackLayout, config: Pick<LocalConfig, 'TEMPORAL_ADDRESS'>): Record<string, string> {
  const scraped = Object.entries(SCRAPED).map(([name, port]) => [name, ports[port]] as const);
  const temporal = config.TEMPORAL_ADDRESS === undefined ? [['temporal', ports.temporalMetrics] as const] : [];
  return Object.fromEntries([...scraped, ...temporal].map(([name, port]) => [name, `http://127.0.0.1:${port}/metrics`]));
}
