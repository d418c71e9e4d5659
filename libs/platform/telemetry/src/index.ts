/**
 * What a process reports. In: log fields, measurements and health checks. Out: JSON log lines without secrets, Prometheus metrics, traces,
 * health endpoints and an orderly shutdown.
 */
export { rejectAmbiguousRequests } from './ambiguous-requests.js';
export { rejectMalformedRequests, rejectUnsupportedRequests } from './malformed-requests.js';
export { waitForClientsToDisconnect } from './wait-for-disconnects.js';
export { Health, serveHealth } from './health.js';
export type { HealthCheck, HealthReport } from './health.js';
export { ShutdownSequence } from './lifecycle.js';
export type { LifecycleOptions } from './lifecycle.js';
export { createLogger } from './logger.js';
export type { Logger, LoggerOptions } from './logger.js';
export { Metrics } from './metrics.js';
export type { Counter, GaugeSample, Histogram, Labels } from './metrics.js';
export { createMetrics } from './process-metrics.js';
export { PROCESS_IDENTITY, describeProcess, runMainProcess } from './main-process.js';
export type { ProcessIdentity } from './main-process.js';
export { getLoggedStatus, measureHttpRequests } from './request-metrics.js';
export type { MeasurableHttpServer } from './request-metrics.js';
export { getCurrentRequestId, withRequestContext } from './request-context.js';
export { REQUEST_ID_KEY, chooseRequestId } from './request-id.js';
export { getCurrentTrace, runInSpan, openSpan } from './spans.js';
export type { ActiveSpan, SpanOptions, TraceCarrier } from './spans.js';
export { startTracing } from './tracing.js';
export type { TracingSettings } from './tracing.js';
export { onRequestEnd } from './request-end.js';
export type { RequestOutcome } from './request-end.js';
