import { describe, expect, it } from 'vitest';

import { ofKind, podOf } from './manifest.ts';
import { isAllowed } from './network-evaluator.ts';
import type { End } from './network-evaluator.ts';
import { render, template } from './render.ts';

const HEALTH = 8_081;
const COMPONENTS = ['gateway', 'world', 'media', 'signing', 'egress', 'orchestration', 'generation'];
const watched = render({ file: 'monitoring.yaml' });
const kindOf = ({ kind }: { readonly kind: string }): string => kind;
const from = (namespace: string): End => ({ foreignPod: {}, foreignNamespace: { 'kubernetes.io/metadata.name': namespace } });

describe('a release that is watched', () => {
  it('has a port that tells of itself in every pod of a process', () => {
    const pods = ofKind(watched, 'Deployment').map((one) => podOf(one)?.containers[0]?.ports);
    expect(pods).toHaveLength(COMPONENTS.length);
    for (const ports of pods) expect(ports).toContainEqual({ name: 'health', containerPort: HEALTH });
  });

  it('is read by the namespace that was named, and by nobody else', () => {
    for (const component of COMPONENTS) {
      expect(isAllowed(watched, { from: from('monitoring'), to: { component }, port: HEALTH })).toBe(true);
      expect(isAllowed(watched, { from: from('other'), to: { component }, port: HEALTH })).toBe(false);
    }
  });

  it('sends the spans of every process to the collector, with a header out of a Secret', () => {
    for (const deployment of ofKind(watched, 'Deployment')) {
      const variables = podOf(deployment)?.containers[0]?.env ?? [];
      expect(variables).toContainEqual({ name: 'OTEL_EXPORTER_OTLP_ENDPOINT', value: 'http://collector.monitoring.svc:4318' });
      expect(variables).toContainEqual({ name: 'OTEL_TRACES_SAMPLER_ARG', value: '0.1' });
      expect(variables).toContainEqual({
        name: 'OTEL_EXPORTER_OTLP_HEADERS',
        valueFrom: { secretKeyRef: { name: 'diorama-tracing', key: 'otlp-headers' } },
      });
    }
  });

  it('gives every alert the address of its runbook', () => {
    const rules = JSON.stringify(ofKind(watched, 'PrometheusRule'));
    expect(rules.match(/"alert":/g)?.length).toBeGreaterThan(25);
    expect(rules.match(/"runbook_url":"https:\/\/runbooks\.example\.com\/diorama\/[a-z-]+\.md"/g)).toHaveLength(
      rules.match(/"alert":/g)?.length ?? 0,
    );
  });

  it('brings dashboards that Grafana can read', () => {
    const { output } = template({ file: 'monitoring.yaml' });
    for (const name of ['overview', 'worlds', 'webhooks', 'processes']) expect(output).toContain(`demo-diorama-dashboard-${name}`);
    expect(output).toContain("grafana_dashboard: '1'".replaceAll("'", '"'));
  });
});

describe('a release that nobody watches', () => {
  const alone = render({ file: 'production.yaml' });

  it('has none of it', () => {
    const kinds = new Set(alone.map(kindOf));
    expect([...kinds].filter((kind) => /Monitor|Rule$/.test(kind))).toEqual([]);
    expect(template({ file: 'production.yaml' }).output).not.toMatch(/OTEL_|dashboard/);
    for (const component of COMPONENTS) expect(isAllowed(alone, { from: from('monitoring'), to: { component }, port: HEALTH })).toBe(false);
  });
});

it.each([
  ['tracing.share=2', /share/],
  ['tracing.endpoint="collector:4318"', /endpoint/],
  ['monitoring.podMonitor.interval="often"', /interval/],
])('%s is refused', (setJson, fault) => {
  expect(template({ file: 'production.yaml', setJson: [setJson] }).fault).toMatch(fault);
});
