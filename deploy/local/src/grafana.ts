import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { StackLayout } from './layout.js';
import { isAnswered } from './processes/is-answered.js';
import type { ProcessPlan } from './processes/process-plan.js';
import { getPrometheusUrl } from './prometheus.js';

interface GrafanaSetup {
  /** Folder of an unpacked Grafana: it contains `bin/grafana`. */
  readonly grafanaHome: string;
  /** Root of the repository. */
  readonly root: string;
  readonly layout: StackLayout;
}

export const getGrafanaUrl = ({ ports }: StackLayout): string => `http://127.0.0.1:${ports.grafana}`;

/** What Grafana reads at its start, as JSON, which is YAML, by file name: Prometheus as data source, and the dashboards of the chart. */
function buildGrafanaProvisioning(root: string, prometheusUrl: string): Readonly<Record<string, object>> {
  return {
    'datasources/diorama.yaml': {
      apiVersion: 1,
      datasources: [{ name: 'Prometheus', type: 'prometheus', access: 'proxy', url: prometheusUrl, isDefault: true }],
    },
    'dashboards/diorama.yaml': {
      apiVersion: 1,
      providers: [{ name: 'Diorama', folder: 'Diorama', type: 'file', options: { path: join(root, 'charts/diorama/files/dashboards') } }],
    },
  };
}

/**
 * Writes the provisioning into the stack's folder, and returns how to run Grafana with it. Visitors of this machine read without a login.
 *
 * @throws Error if the folder contains no Grafana
 */
export function planGrafana({ grafanaHome, root, layout }: GrafanaSetup): ProcessPlan {
  const command = join(grafanaHome, 'bin/grafana');
  if (!existsSync(command)) throw new Error(`GRAFANA_HOME contains no bin/grafana: ${grafanaHome}`);
  const provisioning = join(layout.watch, 'grafana/provisioning');
  for (const [name, content] of Object.entries(buildGrafanaProvisioning(root, getPrometheusUrl(layout)))) {
    const file = join(provisioning, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  }
  return {
    name: 'grafana',
    command,
    args: ['server', '--homepath', grafanaHome],
    env: {
      GF_PATHS_DATA: join(layout.watch, 'grafana/data'),
      GF_PATHS_LOGS: join(layout.watch, 'grafana/logs'),
      GF_PATHS_PROVISIONING: provisioning,
      GF_SERVER_HTTP_ADDR: '127.0.0.1',
      GF_SERVER_HTTP_PORT: String(layout.ports.grafana),
      GF_AUTH_ANONYMOUS_ENABLED: 'true',
      GF_ANALYTICS_REPORTING_ENABLED: 'false',
      GF_ANALYTICS_CHECK_FOR_UPDATES: 'false',
    },
    isBackground: true,
    isReady: () => isAnswered(`${getGrafanaUrl(layout)}/api/health`),
    stopSignal: 'SIGTERM',
  };
}
