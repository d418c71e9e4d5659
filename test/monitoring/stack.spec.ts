import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { createTemporalClient, readTemporalSettings } from '@diorama/temporal';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { createStackLayout } from '../../deploy/local/dist/layout.js';
import { newAccount } from '../stack/client.js';
import type { Client } from '../stack/client.js';
import { startStack } from '../stack/start-stack.js';
import type { RunningStack, StackInfo } from '../stack/start-stack.js';
import { startWebhookReceiver } from '../webhooks/receiver.js';
import type { WebhookReceiver } from '../webhooks/receiver.js';
import { startCollector } from './collector.js';
import type { CollectedSpan, Collector } from './collector.js';
import { namesOf, parseExposition } from './exposition.js';
import type { Exposition } from './exposition.js';
import { ROOT, askedMetrics, dashboardExpressions, isOfFailures } from './expressions.js';
import { modelExposition } from './model-exposition.js';
import { listScraped, queryPrometheus } from './watch.js';

/** What tells of itself in every stack. */
const PROCESSES = ['gateway', 'media', 'world', 'orchestration', 'generation', 'egress', 'signing'] as const;
const REQUEST_ID = 'req-of-the-monitoring-test';
const SECRET = 'canary4f1e0c2b7a';

/** Each process sends its spans at a time of its own, so the last of them need not be the last to come. */
const LOOKED_AT = [
  'gateway: POST /tasks:generateWorld',
  'gateway: start generateWorld',
  'world: diorama.world.v1.WorldService/BeginOperation',
  'world: diorama.world.v1.WorldService/FinishOperation',
  'media: diorama.media.v1.MediaService/ConfirmUploads',
  'worker-orchestration: generateWorld',
  'worker-orchestration: publishWorld',
  'worker-orchestration: diorama.world.v1.WorldService/FinishOperation',
  'worker-orchestration: deliverWebhook',
  'worker-generation: buildWorld',
  'egress: sendAttempt',
  'egress: diorama.signing.v1.SigningService/Sign',
  'signing: diorama.signing.v1.SigningService/Sign',
];
/** What has ended is counted when it is ten seconds old, and the record is read every five. */
const SETTLED = { timeout: 120_000, interval: 1_000 };

let collector: Collector;
let stack: RunningStack;
let info: StackInfo;
let client: Client;
let account: string;
let receiver: WebhookReceiver;
let operationId: string;
let trace: readonly CollectedSpan[];
const expositions = new Map<string, Exposition>();
/** What the worker of generation told while it built the world. */
let building: Exposition;
/** No process of inference runs in a stack without models of an operator. */
let ofModels: Exposition;
const contentTypes = new Set<string>();

/** One world, with a callback, in a stack that sends its spans to us. */
beforeAll(async () => {
  collector = await startCollector();
  process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = collector.endpoint;
  stack = await startStack({ args: ['--no-world', '--watch'] });
  delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  info = stack.info();
  receiver = await startWebhookReceiver({ home: stack.home, info });
  const made = await newAccount(info);
  client = made.client;
  account = made.account.account_id;
  const { body, status } = await client.post(
    '/tasks:generateWorld',
    {
      model: 'svc-1.0-draft',
      displayName: SECRET,
      worldPrompt: { type: 'text', textPrompt: `a pebble ${SECRET}` },
      webhookUrl: receiver.urlOf(`/made?key=${SECRET}`),
    },
    { 'x-request-id': REQUEST_ID },
  );
  if (status !== 200) throw new Error(`no start: ${status} ${JSON.stringify(body)}`);
  operationId = body.operationId;
  const { ports } = createStackLayout(stack.home, Number(new URL(info.api_url).port));
  const told = async (process: (typeof PROCESSES)[number]): Promise<Response> =>
    fetch(`http://127.0.0.1:${ports[`${process}Health`]}/metrics`);
  building = await vi.waitFor(
    async () => {
      const now = parseExposition(await (await told('generation')).text());
      if (valueOf(now, 'temporal_worker_task_slots_used', { worker_type: 'ActivityWorker' }) !== 1)
        throw new Error('it does not build yet');
      if (pollersOf(now) !== 0) throw new Error('it builds and still polls'); // the poll that brought the work has not ended yet
      return now;
    },
    { timeout: 60_000, interval: 50 },
  );
  await client.finish(operationId);
  const sent = (spans: readonly CollectedSpan[]): Set<string> => new Set(spans.map(({ service, name }) => `${service}: ${name}`));
  await collector.until((spans) => LOOKED_AT.every((span) => sent(spans).has(`diorama-${span}`)), 60_000);
  const start = collector.spans.find(({ attributes }) => attributes['diorama.request_id'] === REQUEST_ID);
  trace = collector.spans.filter(({ traceId }) => traceId === start?.traceId);
  ofModels = await modelExposition();
  await vi.waitUntil(async () => hasCounted(parseExposition(await (await told('world')).text())), SETTLED);
  for (const process of PROCESSES) {
    const response = await told(process);
    contentTypes.add(response.headers.get('content-type') ?? '');
    expositions.set(process, parseExposition(await response.text()));
  }
}, 600_000);

afterAll(async () => {
  await receiver.close();
  await stack.stop();
  await collector.close();
  rmSync(stack.home, { recursive: true, force: true });
});

/** The first that has these labels. */
const valueOf = ({ samples }: Exposition, name: string, labels: Record<string, string>): number | undefined =>
  samples.find((one) => one.name === name && Object.entries(labels).every(([key, text]) => one.labels[key] === text))?.value;

const pollersOf = (told: Exposition): number | undefined => valueOf(told, 'temporal_num_pollers', { poller_type: 'activity_task' });

/** Whether the record tells of the ends of the world and of its callback. */
const hasCounted = (world: Exposition): boolean =>
  ['diorama_operations_ended_total', 'diorama_deliveries_ended_total'].every((name) => valueOf(world, name, {}) !== undefined);

const spanOf = (service: string, name: string): CollectedSpan => {
  const span = trace.find((one) => one.service === `diorama-${service}` && one.name === name);
  if (span === undefined) throw new Error(`no ${name} of ${service} among ${trace.map((one) => `${one.service}: ${one.name}`).join(', ')}`);
  return span;
};
const parentOf = ({ parentSpanId }: CollectedSpan): CollectedSpan | undefined => trace.find(({ spanId }) => spanId === parentSpanId);

/** Names from a span up to the request that it is part of. */
function pathOf(span: CollectedSpan): string[] {
  const parent = parentOf(span);
  return [`${span.service}: ${span.name}`, ...(parent === undefined ? [] : pathOf(parent))];
}

describe('the trace of a world', () => {
  it('begins with the request and leads through every process that worked for it', () => {
    expect(spanOf('gateway', 'POST /tasks:generateWorld').parentSpanId).toBe('');
    expect(pathOf(spanOf('world', 'diorama.world.v1.WorldService/BeginOperation')).at(-1)).toBe(
      'diorama-gateway: POST /tasks:generateWorld',
    );
    expect(pathOf(spanOf('worker-generation', 'buildWorld'))).toEqual([
      'diorama-worker-generation: buildWorld',
      'diorama-worker-orchestration: generateWorld',
      'diorama-gateway: start generateWorld',
      'diorama-gateway: POST /tasks:generateWorld',
    ]);
    expect(pathOf(spanOf('world', 'diorama.world.v1.WorldService/FinishOperation')).slice(0, 3)).toEqual([
      'diorama-world: diorama.world.v1.WorldService/FinishOperation',
      'diorama-worker-orchestration: diorama.world.v1.WorldService/FinishOperation',
      'diorama-worker-orchestration: publishWorld',
    ]);
    const services = new Set(trace.map(({ service }) => service));
    expect([...services].toSorted()).toEqual(
      ['egress', 'gateway', 'media', 'signing', 'worker-generation', 'worker-orchestration', 'world'].map((name) => `diorama-${name}`),
    );
  });

  it('goes on with the callback', () => {
    expect(pathOf(spanOf('signing', 'diorama.signing.v1.SigningService/Sign'))).toEqual([
      'diorama-signing: diorama.signing.v1.SigningService/Sign',
      'diorama-egress: diorama.signing.v1.SigningService/Sign',
      'diorama-egress: sendAttempt',
      'diorama-worker-orchestration: deliverWebhook',
      'diorama-worker-orchestration: generateWorld',
      'diorama-gateway: start generateWorld',
      'diorama-gateway: POST /tasks:generateWorld',
    ]);
  });

  it('bears the id of the request in every span', () => {
    expect(trace.length).toBeGreaterThan(20);
    expect(trace.filter(({ attributes }) => attributes['diorama.request_id'] !== REQUEST_ID)).toEqual([]);
  });

  it('holds no word of the request, no URL and no key', () => {
    const text = collector.text();
    for (const word of [SECRET, client.apiKey ?? '', account, 'receiver.example.com', info.operator_token])
      expect(text.includes(word)).toBe(false);
  });

  it('is found in the Temporal UI by account, model and request', async () => {
    const temporal = createTemporalClient(readTemporalSettings({ TEMPORAL_ADDRESS: info.temporal_address }));
    const find = async (query: string): Promise<string[]> => {
      const found = [];
      for await (const { workflowId } of temporal.workflow.list({ query })) found.push(workflowId);
      return found;
    };
    expect(await find(`DioramaRequestId = '${REQUEST_ID}'`)).toContain(operationId);
    expect(await find(`DioramaAccount = '${account}' AND DioramaModel = 'svc-1.0-draft'`)).toContain(operationId);
    expect(await find(`DioramaRequestId = 'another-request'`)).toEqual([]);
    await temporal.connection.close();
  });
});

describe('a stack that is watched', () => {
  let url: string;

  beforeAll(async () => {
    url = await vi.waitUntil(() => stack.info().prometheus_url, { timeout: 60_000, interval: 200 });
  }, 60_000);

  it('is scraped by Prometheus, each process under its name', async () => {
    const components = [...PROCESSES, 'temporal'];
    const isUp = async (): Promise<boolean> => (await listScraped(url)).length === components.length;
    await vi.waitUntil(isUp, { timeout: 60_000, interval: 500 });
    expect(await listScraped(url)).toEqual(components.toSorted());
  });

  it('has a Prometheus that can answer each panel of the dashboards', async () => {
    const questions = dashboardExpressions().map((expression) =>
      expression.replaceAll('$__rate_interval', '1m').replaceAll('$__range', '1h'),
    );
    const answers = await Promise.all(questions.map((question) => queryPrometheus(url, question)));
    expect(answers.flat().length).toBeGreaterThan(questions.length / 2);
  });
});

describe('the metrics', () => {
  it('are all that dashboards and alerts ask for', () => {
    const told = new Set([...expositions.values(), ofModels].flatMap((one) => [...namesOf(one)]));
    const missing = [...askedMetrics()].filter((name) => !told.has(name) && !isOfFailures(name));
    expect(missing).toEqual([]);
  });

  it('are those that the documentation tells of', () => {
    const page = readFileSync(join(ROOT, 'docs/operating/monitoring.md'), 'utf8');
    const documented = [...page.matchAll(/`(diorama_\w+)`/g)].map(([, name = '']) => name);
    const told = [...expositions.values(), ofModels]
      .flatMap(({ types }) => [...types.keys()])
      .filter((name) => name.startsWith('diorama_'));
    expect([...new Set(documented)].toSorted()).toEqual([...new Set(told)].toSorted());
  });

  it('come as Prometheus reads them', () => expect([...contentTypes]).toEqual(['text/plain; version=0.0.4; charset=utf-8']));

  it('tell what was done', () => {
    const value = (process: string, name: string, labels: Record<string, string>): number | undefined => {
      const exposition = expositions.get(process);
      return exposition && valueOf(exposition, name, labels);
    };
    expect(value('gateway', 'diorama_http_request_seconds_count', { route: '/tasks:generateWorld', method: 'POST', status: '200' })).toBe(
      1,
    );
    const ended = { kind: 'generate-world', model: 'svc-1.0-draft', state: 'SUCCEEDED' };
    expect(value('world', 'diorama_operations_ended_total', ended)).toBe(1);
    expect(value('world', 'diorama_deliveries_ended_total', { state: 'DELIVERED' })).toBe(1);
    expect(value('world', 'diorama_credits_mismatched_accounts', {})).toBe(0);
    expect(value('generation', 'diorama_activity_seconds_count', { activity: 'buildWorld', outcome: 'done' })).toBe(1);
    expect(value('egress', 'diorama_webhook_attempts_total', { outcome: '2xx' })).toBe(1);
    expect(value('signing', 'diorama_signing_keys', {})).toBe(1);
    for (const process of expositions.keys()) {
      expect(value(process, 'diorama_scrape_failures_total', {})).toBe(0);
      expect({ process, ready: value(process, 'diorama_ready', {}) }).toEqual({ process, ready: 1 });
    }
  });

  it('tell a worker of generation that has no slot left from one that asks for nothing', () => {
    const pollers = (told: Exposition | undefined): number | undefined => told && pollersOf(told);
    const slots = (told: Exposition | undefined): number | undefined =>
      told && valueOf(told, 'temporal_worker_task_slots_available', { worker_type: 'ActivityWorker' });
    const idle = expositions.get('generation');
    expect({ pollers: pollers(building), slots: slots(building) }).toEqual({ pollers: 0, slots: 0 });
    expect({ pollers: pollers(idle), slots: slots(idle) }).toEqual({ pollers: 1, slots: 1 });
  });

  it('have labels of few values, none of which is of a tenant', () => {
    const samples = [...expositions.values()].flatMap((one) => one.samples).filter(({ name }) => name.startsWith('diorama_'));
    const allowed = /^(service|node|method|route|status|code|kind|model|state|failure|activity|outcome|le|provider)$/;
    for (const { name, labels } of samples)
      for (const [label, text] of Object.entries(labels)) {
        expect(`${name} ${label}`).toMatch(new RegExp(`^${name} (${allowed.source.slice(2, -2)})$`));
        expect(text).not.toMatch(/acc_|op_|del_|svck_|canary|https?:|[0-9a-f]{8}-[0-9a-f]{4}/);
      }
  });
});
