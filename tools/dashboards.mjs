// Writes the dashboards of Grafana that the chart installs. With `--check` it only compares.
import { readFileSync, writeFileSync } from 'node:fs';

const FOLDER = new URL('../charts/diorama/files/dashboards/', import.meta.url);
const DATASOURCE = { type: 'prometheus', uid: '${datasource}' };
const COLUMNS = 24;

/** @typedef {{title: string, expr: string | Record<string, string>, unit?: string, kind?: 'timeseries' | 'stat', w?: number, h?: number, about?: string}} PanelPlan */

const rate = (metric, labels = '') => `rate(${metric}{${labels}}[$__rate_interval])`;
const quantileOf =
  (together) =>
  (q, metric, by = '', labels = '') =>
    `histogram_quantile(${q}, ${together} by (le${by && `, ${by}`}) (${rate(`${metric}_bucket`, labels)}))`;
/** A quantile of a histogram that every process counts for itself. */
const quantile = quantileOf('sum');
/** The same of what every replica tells alike. */
const quantileOfRecord = quantileOf('max');

const GATEWAY = 'component="gateway"';
const STARTS = 'component="gateway",method="POST",route=~".*(worlds:generate|pano:depth_to_rgb|tasks:[a-zA-Z]+)",status="200"';

/** @type {Record<string, {title: string, panels: PanelPlan[]}>} */
const DASHBOARDS = {
  overview: {
    title: 'Diorama / Overview',
    panels: [
      {
        title: 'Successful responses, 1 h',
        kind: 'stat',
        unit: 'percentunit',
        w: 6,
        h: 4,
        expr: '1 - diorama:http_errors:ratio_rate1h{component="gateway"}',
        about: 'Aim: 99.9 %.',
      },
      { title: 'Operations open', kind: 'stat', w: 6, h: 4, expr: 'sum(max by (kind, state) (diorama_operations_open))' },
      {
        title: 'Oldest in the queue',
        kind: 'stat',
        unit: 's',
        w: 6,
        h: 4,
        expr: 'max(diorama_operation_oldest_seconds{state="QUEUED"} or diorama_operation_unbegun_seconds) or vector(0)',
        about: 'Not begun by a worker of orchestration or of generation.',
      },
      { title: 'Webhook deliveries open', kind: 'stat', w: 6, h: 4, expr: 'max(diorama_deliveries_open)' },
      {
        title: 'Requests by status',
        unit: 'reqps',
        expr: { '{{status}}': `sum by (status) (${rate('diorama_http_request_seconds_count', GATEWAY)})` },
      },
      {
        title: 'Starts, 50 % and 99 %',
        unit: 's',
        expr: {
          '50 %': quantile(0.5, 'diorama_http_request_seconds', '', STARTS),
          '99 %': quantile(0.99, 'diorama_http_request_seconds', '', STARTS),
        },
        about: 'Aim: 99 % within half a second.',
      },
      {
        title: 'Operations that ended',
        unit: 'ops',
        expr: { '{{kind}} {{state}} {{failure}}': `max by (kind, state, failure) (${rate('diorama_operations_ended_total')})` },
      },
      {
        title: 'From start to end, 50 % and 95 %',
        unit: 's',
        expr: {
          '{{kind}} {{model}} 50 %': quantileOfRecord(0.5, 'diorama_operation_seconds', 'kind, model'),
          '{{kind}} {{model}} 95 %': quantileOfRecord(0.95, 'diorama_operation_seconds', 'kind, model'),
        },
      },
      {
        title: 'Requests by route, 99 %',
        unit: 's',
        w: 24,
        expr: { '{{method}} {{route}}': quantile(0.99, 'diorama_http_request_seconds', 'method, route', GATEWAY) },
      },
    ],
  },
  worlds: {
    title: 'Diorama / Worlds and workers',
    panels: [
      { title: 'Open operations', expr: { '{{kind}} {{state}}': 'max by (kind, state) (diorama_operations_open)' } },
      { title: 'Age of the oldest', unit: 's', expr: { '{{kind}} {{state}}': 'max by (kind, state) (diorama_operation_oldest_seconds)' } },
      {
        title: 'Wait for generation',
        unit: 's',
        expr: { '{{kind}}': 'max by (kind) (diorama_operation_unbegun_seconds)' },
        about: 'The oldest that runs and has not been begun by a worker that does the work.',
      },
      { title: 'Activities, 95 %', unit: 's', expr: { '{{activity}}': quantile(0.95, 'diorama_activity_seconds', 'activity') } },
      {
        title: 'Wait for a worker, 95 %',
        unit: 's',
        expr: { '{{activity}}': quantile(0.95, 'diorama_activity_wait_seconds', 'activity') },
      },
      {
        title: 'Activity attempts by outcome',
        unit: 'ops',
        expr: { '{{activity}} {{outcome}}': `sum by (activity, outcome) (${rate('diorama_activity_seconds_count')})` },
      },
      {
        title: 'Slots in use',
        expr: { '{{component}} {{worker_type}}': 'sum by (component, worker_type) (temporal_worker_task_slots_used)' },
      },
      {
        title: 'Models: seconds computed per second',
        unit: 'percentunit',
        expr: { '{{model}} {{provider}}': `sum by (model, provider) (${rate('diorama_model_run_seconds_sum')})` },
      },
      {
        title: 'Models: uses by outcome',
        unit: 'ops',
        expr: { '{{model}} {{outcome}}': `sum by (model, outcome) (${rate('diorama_model_uses_total')})` },
      },
      {
        title: 'Models: oldest in the queue',
        unit: 's',
        expr: { '{{component}}': 'max by (component) (diorama_model_queue_age_seconds)' },
      },
      {
        title: 'Models: the device computes',
        expr: { '{{component}} {{pod}}': 'diorama_model_provider_active' },
        about: '0 in a process without the GPU that it was given.',
      },
      { title: 'Models: memory', unit: 'bytes', expr: { '{{model}}': 'sum by (model) (diorama_model_resident_bytes)' } },
    ],
  },
  webhooks: {
    title: 'Diorama / Webhooks and media',
    panels: [
      { title: 'Deliveries open', kind: 'stat', w: 6, h: 4, expr: 'max(diorama_deliveries_open)' },
      { title: 'Most overdue attempt', kind: 'stat', unit: 's', w: 6, h: 4, expr: 'max(diorama_delivery_late_seconds)' },
      { title: 'Signing keys in use', kind: 'stat', w: 6, h: 4, expr: 'max(diorama_signing_keys)' },
      { title: 'Age of the signing key', kind: 'stat', unit: 's', w: 6, h: 4, expr: 'min(diorama_signing_key_age_seconds)' },
      { title: 'Deliveries that ended', unit: 'ops', expr: { '{{state}}': `max by (state) (${rate('diorama_deliveries_ended_total')})` } },
      {
        title: 'First attempt after the end, 50 % and 99 %',
        unit: 's',
        expr: {
          '50 %': quantileOfRecord(0.5, 'diorama_delivery_first_attempt_seconds'),
          '99 %': quantileOfRecord(0.99, 'diorama_delivery_first_attempt_seconds'),
        },
        about: 'Aim: 99 % within ten seconds.',
      },
      {
        title: 'Attempts by outcome',
        unit: 'ops',
        expr: { '{{outcome}}': `sum by (outcome) (${rate('diorama_webhook_attempts_total')})` },
      },
      {
        title: 'Receivers answer within, 95 %',
        unit: 's',
        expr: {
          answer: quantile(0.95, 'diorama_webhook_attempt_seconds'),
          'wait for a turn': quantile(0.95, 'diorama_webhook_wait_seconds'),
        },
      },
      {
        title: 'Attempts now',
        expr: { running: 'sum(diorama_webhook_attempts_running)', waiting: 'sum(diorama_webhook_attempts_waiting)' },
      },
      { title: 'Fetches of media by outcome', unit: 'ops', expr: { '{{outcome}}': `sum by (outcome) (${rate('diorama_fetches_total')})` } },
      {
        title: 'Uploads and downloads',
        unit: 'reqps',
        expr: {
          '{{method}} {{route}} {{status}}': `sum by (method, route, status) (${rate('diorama_http_request_seconds_count', 'component="media"')})`,
        },
      },
      {
        title: 'Uploads and downloads: errors',
        unit: 'percentunit',
        expr: {
          '5 minutes': 'diorama:http_errors:ratio_rate5m{component="media"}',
          '1 hour': 'diorama:http_errors:ratio_rate1h{component="media"}',
        },
        about: 'Aim: below 0.1 %.',
      },
      {
        title: 'Ledger inconsistencies',
        expr: {
          'accounts whose holds differ': 'max(diorama_credits_mismatched_accounts)',
          'operations not charged': 'max(diorama_credits_unsettled_operations)',
        },
        about: 'Always zero.',
      },
    ],
  },
  processes: {
    title: 'Diorama / Processes and Temporal',
    panels: [
      { title: 'Processes that respond', expr: { '{{component}}': 'sum by (component) (up{component!=""})' } },
      { title: 'Processes that are ready', expr: { '{{component}}': 'sum by (component) (diorama_ready)' } },
      {
        title: 'Starts in an hour',
        expr: { '{{component}}': 'sum by (component) (changes(process_start_time_seconds{component!=""}[1h]))' },
      },
      { title: 'Memory', unit: 'bytes', expr: { '{{component}} {{pod}}': 'process_resident_memory_bytes{component!=""}' } },
      { title: 'Processors', unit: 'percentunit', expr: { '{{component}} {{pod}}': rate('process_cpu_seconds_total', 'component!=""') } },
      {
        title: 'Event loop, 99 % late by',
        unit: 's',
        expr: { '{{component}} {{pod}}': 'nodejs_eventloop_lag_p99_seconds{component!=""}' },
      },
      {
        title: 'Garbage collection',
        unit: 'percentunit',
        expr: { '{{component}} {{pod}}': rate('nodejs_gc_duration_seconds_sum', 'component!=""') },
      },
      {
        title: 'Calls between services, 99 %',
        unit: 's',
        expr: { '{{service}}/{{method}}': quantile(0.99, 'diorama_grpc_call_seconds', 'service, method') },
      },
      {
        title: 'Calls that failed',
        unit: 'ops',
        expr: {
          '{{service}}/{{method}} {{code}}': `sum by (service, method, code) (${rate('diorama_grpc_call_seconds_count', 'code!="OK"')})`,
        },
      },
      { title: 'Pollers', expr: { '{{component}} {{poller_type}}': 'sum by (component, poller_type) (temporal_num_pollers)' } },
      {
        title: 'Workflow tasks: wait, 99 %',
        unit: 's',
        expr: {
          wait: quantile(0.99, 'temporal_workflow_task_schedule_to_start_latency_seconds'),
          run: quantile(0.99, 'temporal_workflow_task_execution_latency_seconds'),
        },
      },
      {
        title: 'Requests to Temporal, 99 %',
        unit: 's',
        expr: { '{{component}} {{operation}}': quantile(0.99, 'temporal_request_latency_seconds', 'component, operation') },
      },
      {
        title: 'Requests to Temporal that failed',
        unit: 'ops',
        expr: {
          '{{component}} {{operation}} {{status_code}}': `sum by (component, operation, status_code) (${rate('temporal_request_failure_total')})`,
        },
      },
      { title: 'Workflows in the cache', expr: { '{{pod}}': 'temporal_sticky_cache_size' } },
      {
        title: 'Replays',
        unit: 'ops',
        expr: {
          replays: `sum(${rate('temporal_workflow_task_replay_latency_seconds_count')})`,
          hits: `sum(${rate('temporal_sticky_cache_hit_total')})`,
        },
      },
    ],
  },
};

/** Panels from left to right, the next row where one is full. */
function placed(plans) {
  let [x, y, rowHeight] = [0, 0, 0];
  return plans.map((plan, index) => {
    const { w = 12, h = 8 } = plan;
    if (x + w > COLUMNS) [x, y, rowHeight] = [0, y + rowHeight, 0];
    const panel = panelOf(plan, index + 1, { x, y, w, h });
    x += w;
    rowHeight = Math.max(rowHeight, h);
    return panel;
  });
}

function panelOf({ title, expr, unit = 'short', kind = 'timeseries', about }, id, gridPos) {
  const series = typeof expr === 'string' ? [['', expr]] : Object.entries(expr);
  return {
    id,
    type: kind,
    title,
    ...(about === undefined ? {} : { description: about }),
    gridPos,
    datasource: DATASOURCE,
    fieldConfig: { defaults: { unit, min: 0, custom: kind === 'stat' ? {} : { fillOpacity: 10, showPoints: 'never' } }, overrides: [] },
    options: kind === 'stat' ? { reduceOptions: { calcs: ['lastNotNull'] } } : { tooltip: { mode: 'multi', sort: 'desc' } },
    targets: series.map(([legendFormat, query], i) => ({
      refId: String.fromCharCode(65 + i),
      datasource: DATASOURCE,
      expr: query,
      ...(legendFormat === '' ? {} : { legendFormat }),
    })),
  };
}

const dashboardOf = (name, { title, panels }) => ({
  uid: `diorama-${name}`,
  title,
  tags: ['diorama'],
  schemaVersion: 39,
  editable: true,
  refresh: '30s',
  time: { from: 'now-6h', to: 'now' },
  timezone: '',
  templating: { list: [{ name: 'datasource', type: 'datasource', query: 'prometheus', label: 'Data source' }] },
  links: [{ type: 'dashboards', tags: ['diorama'], title: 'Diorama', asDropdown: true, keepTime: true }],
  panels: placed(panels),
});

let differs = 0;
for (const [name, plan] of Object.entries(DASHBOARDS)) {
  const file = new URL(`${name}.json`, FOLDER);
  const text = `${JSON.stringify(dashboardOf(name, plan), null, 2)}\n`;
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (readFileSync(file, 'utf8') !== text) {
    differs++;
    process.stderr.write(`${name}.json differs: run node tools/dashboards.mjs\n`);
  }
}
process.exit(differs === 0 ? 0 : 1);
