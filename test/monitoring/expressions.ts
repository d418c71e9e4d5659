import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { parse } from 'yaml';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));
export const RULES_FILE = join(ROOT, 'charts/diorama/files/rules.yaml');
export const DASHBOARDS_FOLDER = join(ROOT, 'charts/diorama/files/dashboards');

export interface Rule {
  readonly alert?: string;
  readonly record?: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}
export interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly gridPos: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly targets?: readonly { readonly expr: string; readonly refId: string }[];
}
export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

export const readRules = (): Rule[] =>
  (parse(readFileSync(RULES_FILE, 'utf8')) as { groups: { rules: Rule[] }[] }).groups.flatMap(({ rules }) => rules);

export const readDashboards = (): { readonly file: string; readonly dashboard: Dashboard }[] =>
  readdirSync(DASHBOARDS_FOLDER).map((file) => ({
    file,
    dashboard: JSON.parse(readFileSync(join(DASHBOARDS_FOLDER, file), 'utf8')) as Dashboard,
  }));

/** What the panels of all dashboards ask for. */
export const dashboardExpressions = (): string[] =>
  readDashboards().flatMap(({ dashboard }) => dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)));

const TARGETS: Readonly<Record<string, string>> = {
  'linux-x64': 'x86_64-unknown-linux-gnu',
  'linux-arm64': 'aarch64-unknown-linux-gnu',
  'darwin-arm64': 'aarch64-apple-darwin',
};

/** The library of Temporal's SDK, which holds the names of its metrics. */
const SDK = readFileSync(
  join(ROOT, 'node_modules/@temporalio/core-bridge/releases', TARGETS[`${process.platform}-${process.arch}`] ?? '', 'index.node'),
);

/** Whether Temporal's SDK tells of it only once something has failed, which a healthy stack does not show. */
export const isOfFailures = (name: string): boolean =>
  /^temporal_(request_failure|workflow_task_execution_failed)_total$/.test(name) &&
  SDK.includes(name.replace(/^temporal_/, '').replace(/_total$/, ''));

/** Every metric that an alert or a dashboard asks for and that is no recording of ours. */
export function askedMetrics(): Set<string> {
  const rules = readRules();
  const recorded = new Set(rules.flatMap(({ record }) => record ?? []));
  const asked = [...rules.map(({ expr }) => expr), ...dashboardExpressions()].flatMap(metricsOf);
  // `up` is of Prometheus itself.
  return new Set(asked.filter((name) => !recorded.has(name) && name !== 'up'));
}

const GROUPING = /\b(by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g;
const WORDS = new Set([
  'and',
  'or',
  'unless',
  'bool',
  'offset',
  'by',
  'without',
  'on',
  'ignoring',
  'group_left',
  'group_right',
  'inf',
  'nan',
]);

/** Names of metrics in an expression of PromQL; that it is one is for promtool to say. */
export function metricsOf(expr: string): string[] {
  const bare = expr
    .replace(/"[^"]*"/g, '')
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(GROUPING, ' ');
  return [...bare.matchAll(/(?<![\w.$])([a-zA-Z_:][\w:]*)(?!\w)(\s*\()?/g)].flatMap(([, name = '', call]) =>
    call === undefined && !WORDS.has(name.toLowerCase()) ? [name] : [],
  );
}
