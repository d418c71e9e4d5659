import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { StackLayout } from './layout.js';
import { isAnswered } from './processes/is-answered.js';
import type { ProcessPlan } from './processes/process-plan.js';

interface PrometheusSetup {
  readonly binary: string;
  /** Root of the repository. */
  readonly root: string;
  readonly layout: StackLayout;
  /** URL of the metrics of each process, by its name. */
  readonly metricsUrls: Readonly<Record<string, string>>;
}

const RETENTION = '15d';
const INTERVAL = '5s';

export const getPrometheusUrl = ({ ports }: StackLayout): string => `http://127.0.0.1:${ports.prometheus}`;

/**
 * The configuration of Prometheus as JSON, which is YAML: one target for each process. The label `component` has the values that the chart
 * gives it, such as `gateway` and `generation`, so that the rules and dashboards of the chart apply.
 */
export function buildPrometheusConfig(root: string, metricsUrls: Readonly<Record<string, string>>): object {
  return {
    global: { scrape_interval: INTERVAL, evaluation_interval: '30s' },
    rule_files: [join(root, 'charts/diorama/files/rules.yaml')],
    scrape_configs: [
      {
        job_name: 'diorama',
        static_configs: Object.entries(metricsUrls).map(([name, url]) => ({
          targets: [new URL(url).host],
          labels: { component: name.replace(/^worker-/, '') },
        })),
      },
    ],
  };
}

/** Writes the configuration into the stack's folder, and returns how to run a Prometheus that scrapes each process of the stack. */
export function planPrometheus({ binary, root, layout, metricsUrls }: PrometheusSetup): ProcessPlan {
  const file = join(layout.watch, 'prometheus.json');
  const data = join(layout.watch, 'prometheus');
  mkdirSync(data, { recursive: true });
  writeFileSync(file, `${JSON.stringify(buildPrometheusConfig(root, metricsUrls), null, 2)}\n`);
  return {
    name: 'prometheus',
    command: binary,
    args: [
      `--config.file=${file}`,
      `--storage.tsdb.path=${data}`,
      `--storage.tsdb.retention.time=${RETENTION}`,
      `--web.listen-address=127.0.0.1:${layout.ports.prometheus}`,
      '--log.level=warn',
    ],
    env: {},
    isBackground: true,
    isReady: () => isAnswered(`${getPrometheusUrl(layout)}/-/ready`),
    stopSignal: 'SIGTERM',
  };
}
