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

const VIEWS: Readonly<Record<string, string>> = {
  operations: '`DioramaAccount` IS NOT NULL',
  running_operations: '`DioramaAccount` IS NOT NULL AND `ExecutionStatus`="Running"',
  failed_operations: '`DioramaAccount` IS NOT NULL AND `ExecutionStatus`="Failed"',
  deliveries: '`WorkflowType`="deliverWebhook"',
};

/** Lists of the Temporal UI without the schedules, by name; none without a UI. */
export function buildTemporalViewUrls(uiUrl: string | null): Record<string, string> {
  if (uiUrl === null) return {};
  return Object.fromEntries(
    Object.entries(VIEWS).map(([name, query]) => [name, `${uiUrl}/namespaces/default/workflows?query=${encodeURIComponent(query)}`]),
  );
}
