import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createStackLayout } from './layout.js';
import { buildPrometheusConfig } from './prometheus.js';
import { planGrafana } from './grafana.js';

const ROOT = join(import.meta.dirname, '../../..');

describe('the configuration of Prometheus', () => {
  it('has one target for each process, labelled with its name', () => {
    const config = buildPrometheusConfig(ROOT, {
      gateway: 'http://127.0.0.1:9017/metrics',
      'worker-generation': 'http://127.0.0.1:9011/metrics',
    });
    expect(config).toMatchObject({
      scrape_configs: [
        {
          static_configs: [
            { targets: ['127.0.0.1:9017'], labels: { component: 'gateway' } },
            { targets: ['127.0.0.1:9011'], labels: { component: 'generation' } },
          ],
        },
      ],
    });
  });

  it('names the rules of the chart', () => {
    const { rule_files: files } = buildPrometheusConfig(ROOT, {}) as { rule_files: string[] };
    expect(files.map((file) => existsSync(file))).toEqual([true]);
  });
});

describe('Grafana', () => {
  let home: string;
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'diorama-watch-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  it('has the Prometheus of the stack as its data source, and the dashboards of the chart', () => {
    const grafanaHome = join(home, 'grafana');
    mkdirSync(join(grafanaHome, 'bin'), { recursive: true });
    writeFileSync(join(grafanaHome, 'bin/grafana'), '');
    const layout = createStackLayout(home, 9_000);
    const { env } = planGrafana({ grafanaHome, root: ROOT, layout });
    const read = (name: string): unknown => JSON.parse(readFileSync(join(env['GF_PATHS_PROVISIONING'] ?? '', name), 'utf8'));
    expect(read('datasources/diorama.yaml')).toMatchObject({ datasources: [{ type: 'prometheus', url: 'http://127.0.0.1:9019' }] });
    const { providers } = read('dashboards/diorama.yaml') as { providers: { options: { path: string } }[] };
    expect(providers.map(({ options }) => existsSync(join(options.path, 'overview.json')))).toEqual([true]);
  });

  it('is refused where the folder contains none', () => {
    expect(() => planGrafana({ grafanaHome: home, root: ROOT, layout: createStackLayout(home, 9_000) })).toThrow('no bin/grafana');
  });
});
