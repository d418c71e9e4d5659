import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { ALERT_CASES } from './alert-cases.js';
import { ROOT, RULES_FILE, dashboardExpressions, metricsOf, readRules } from './expressions.js';
import { hasPromtool, promtool } from './promtool.js';

const RUNBOOKS = join(ROOT, 'docs/operating/runbooks');
const folder = mkdtempSync(join(tmpdir(), 'diorama-rules-'));
const rules = readRules();
const alerts = rules.flatMap(({ alert, ...rule }) => (alert === undefined ? [] : [{ alert, ...rule }]));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Whether the alert fires then, as promtool sees it. */
function firesWith(alert: string, at: string, series: Readonly<Record<string, string>>): boolean {
  const test = {
    rule_files: [RULES_FILE],
    evaluation_interval: '1m',
    tests: [
      {
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        promql_expr_test: [
          {
            expr: `count(ALERTS{alertname="${alert}",alertstate="firing"} == 1) > bool 0 or vector(0)`,
            eval_time: at,
            exp_samples: [{ labels: '{}', value: 1 }],
          },
        ],
      },
    ],
  };
  const file = join(folder, 'test.yaml');
  writeFileSync(file, JSON.stringify(test));
  const { ok, output } = promtool(['test', 'rules', file]);
  if (!ok && !/got:[^\n]*\n?\s*[^\n]*\b0(E\+00)?\b/.test(output)) throw new Error(output);
  return ok;
}

describe.skipIf(!hasPromtool())('promtool', () => {
  it('finds no fault in the rules', () => {
    expect(promtool(['check', 'rules', RULES_FILE])).toMatchObject({ ok: true });
  });

  it.each(ALERT_CASES.map((one) => [one.alert, one] as const))(
    'has %s fire when it should, and only then',
    (alert, { at, fires, quiet }) => {
      expect({ fires: firesWith(alert, at, fires), quiet: firesWith(alert, at, quiet) }).toEqual({ fires: true, quiet: false });
    },
  );

  it('reads every expression of the dashboards', () => {
    const asked = dashboardExpressions().map((expr, i) => ({
      record: `dashboard:panel:${i}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
    const file = join(folder, 'dashboards.yaml');
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboards', rules: asked }] }));
    expect(promtool(['check', 'rules', file])).toMatchObject({ ok: true });
    expect(asked.length).toBeGreaterThan(40);
  });
});

describe('alerts', () => {
  it('are each tried', () => expect([...new Set(ALERT_CASES.map(({ alert }) => alert))]).toEqual(alerts.map(({ alert }) => alert)));

  it.each(alerts.map((one) => [one.alert, one] as const))('%s says how urgent it is and what to do', (_alert, { labels, annotations }) => {
    expect(labels?.['severity']).toMatch(/^(page|ticket)$/);
    expect(annotations?.['summary']?.length).toBeGreaterThan(10);
    expect(existsSync(join(ROOT, annotations?.['runbook'] ?? ''))).toBe(true);
  });

  it('have runbooks that say the same things in the same order, and no runbook is without an alert', () => {
    const named = new Set(alerts.map(({ annotations }) => basename(annotations?.['runbook'] ?? '')));
    const files = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md');
    expect(files.toSorted()).toEqual([...named].toSorted());
    for (const file of files) {
      const page = readFileSync(join(RUNBOOKS, file), 'utf8');
      const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect({ file, headings }).toEqual({ file, headings: ['What it means', 'What to look at', 'What to do'] });
      const ofPage = alerts.filter(({ annotations }) => basename(annotations?.['runbook'] ?? '') === file);
      for (const { alert } of ofPage) expect(page).toContain(`\`${alert}\``);
    }
  });
});

describe('names in expressions', () => {
  it.each([
    ['sum by (le, kind) (rate(a_bucket{x="y_z",le=~".+"}[5m])) / on (pod) group_left b > bool 0.5', ['a_bucket', 'b']],
    ['histogram_quantile(0.99, sum by (le) (rate(c_bucket[$__rate_interval]))) or vector(0)', ['c_bucket']],
    ['max(d:e:rate5m) > 14.4 * 0.001 and absent(up{component="a"} == 1)', ['d:e:rate5m', 'up']],
  ])('of %s are found', (expr, names) => {
    expect(metricsOf(expr)).toEqual(names);
  });
});
