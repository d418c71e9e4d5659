import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { withRequestContext } from './request-context.js';
import { getCurrentTrace, openSpan, getTraceLogFields } from './spans.js';
import { startTracing } from './tracing.js';

interface Received {
  readonly authorization: string | undefined;
  readonly body: string;
}
interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

const received: Received[] = [];
const collector = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    received.push({ authorization: request.headers.authorization, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
let endpoint = '';

const spansOf = ({ body }: Received): SentSpan[] =>
  (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) => spans),
  );

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => collector.close());

/** One after the other: what is registered with the interface of OpenTelemetry stays for the process. */
describe('tracing', () => {
  it('is nothing where there is no collector', async () => {
    const end = await startTracing('test', { OTEL_TRACES_SAMPLER_ARG: 1 });
    const span = withRequestContext('req_12345678', () => openSpan('work', { kind: 'server' }));
    const seen = span.run(() => [getCurrentTrace(), getCurrentTrace()?.['x-request-id'], getTraceLogFields()]);
    span.end();
    await end();
    expect(seen).toEqual([null, undefined, {}]);
    expect(span.carrier()).toEqual({});
    expect(received).toEqual([]);
  });

  it('sends spans that know of each other, under one request', async () => {
    const end = await startTracing('test', {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-other = 1',
      OTEL_TRACES_SAMPLER_ARG: 1,
    });
    const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
    const outer = withRequestContext('req_12345678', () => openSpan('request', { kind: 'server', from: { traceparent } }));
    const carrier = outer.run(() => getCurrentTrace() ?? {});
    const inner = openSpan('elsewhere', { kind: 'consumer', from: carrier, spanId: '0123456789abcdef', startedAtMs: 1_000 });
    const innerTrace = inner.run(() => [getCurrentTrace()?.['x-request-id'], getTraceLogFields()]);
    inner.end('UNAVAILABLE', 2_500);
    outer.end();
    const unsampled = openSpan('not this one', { kind: 'server', from: { traceparent: traceparent.replace(/1$/, '0') } });
    unsampled.end();
    await end();

    expect(innerTrace).toEqual(['req_12345678', { trace_id: '4bf92f3577b34da6a3ce929d0e0e4736' }]);
    expect(carrier).toMatchObject({ 'x-request-id': 'req_12345678' });
    expect(received.map(({ authorization }) => authorization)).toEqual(['Bearer abc']);
    const [first, second, ...others] = received.flatMap(spansOf);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ name: 'elsewhere', spanId: '0123456789abcdef', parentSpanId: second?.spanId ?? '' });
    expect(first).toMatchObject({ startTimeUnixNano: '1000000000', endTimeUnixNano: '2500000000', status: { code: 2 } });
    expect(second).toMatchObject({ name: 'request', traceId: '4bf92f3577b34da6a3ce929d0e0e4736', parentSpanId: '00f067aa0ba902b7' });
    expect(received[0]?.body).toContain('"service.name","value":{"stringValue":"diorama-test"}');
  });
});
