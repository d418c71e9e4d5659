import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  RandomIdGenerator,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { IdGenerator } from '@opentelemetry/sdk-trace';

import { getPresetSpanId } from './span-ids.js';

interface SpanExportOptions {
  readonly service: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  /** From 0 to 1. */
  readonly share: number;
}

/** Spans that wait to be sent; what comes on top is dropped, for nothing may wait for a collector. */
const QUEUE_MAX = 4_096;
const BATCH_MAX = 512;
const BATCH_MS = 1_000;
const SEND_MS = 5_000;

/** Sends spans to a collector until it is told to end. Whoever comes with a trace decides whether it is recorded. */
export function startSpanExport({ service, url, headers, share }: SpanExportOptions): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: SEND_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': `diorama-${service}`, 'service.namespace': 'diorama', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    idGenerator: new KnownIds(),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter,
        maxQueueSize: QUEUE_MAX,
        maxExportBatchSize: BATCH_MAX,
        scheduledDelayMillis: BATCH_MS,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/** Random ids, save for spans whose id was given. */
class KnownIds implements IdGenerator {
  private readonly random = new RandomIdGenerator();
  readonly generateTraceId = (): string => this.random.generateTraceId();
  readonly generateSpanId = (): string => getPresetSpanId() ?? this.random.generateSpanId();
}
