import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Metrics } from './metrics.js';
import { withRequestContext } from './request-context.js';
import { openSpan } from './spans.js';
import type { ActiveSpan } from './spans.js';
import { onRequestEnd } from './request-end.js';

interface WatchedRequest {
  readonly id: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly routeOptions: { readonly url?: string | undefined };
  /** Set where the answer waits for what was asked for to be done: such requests are timed apart, as `<route>?wait`. */
  readonly waits?: boolean;
  readonly raw: IncomingMessage;
}
interface WatchedReply {
  readonly statusCode: number;
  readonly raw: ServerResponse;
}
type Hook = (request: WatchedRequest, reply: WatchedReply, done: () => void) => void;

/** What is needed of a Fastify server. */
export interface MeasurableHttpServer {
  addHook(name: 'onRequest' | 'preHandler', hook: Hook): unknown;
}

export interface HttpMetricsOptions {
  readonly metrics: Metrics;
  /** Whether a request of this route begins a trace, or goes on with the one it comes with. */
  readonly isTraced: (route: string) => boolean;
}

/** Methods and routes are few; whatever else is asked for is one series. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];
/** Of a request that its client left before an answer had begun: no status of HTTP, but what proxies write in its place. */
const LEFT = 499;

/** Counts and times the requests of a server by their routes, never by their paths, traces those that are wanted, and opens their context. */
export function measureHttpRequests(server: MeasurableHttpServer, { metrics, isTraced }: HttpMetricsOptions): void {
  const seconds = metrics.histogram(
    'diorama_http_request_seconds',
    'Duration of requests, from the first header to the end of the response.',
    SECONDS,
  );
  let open = 0;
  metrics.gauge('diorama_http_requests_open', 'Requests in progress, event streams included.', () => open);
  const spans = new WeakMap<WatchedRequest, ActiveSpan>();
  // Fastify writes a colon of a path twice.
  const routeOf = (request: WatchedRequest): string => request.routeOptions.url?.replaceAll('::', ':') ?? 'none';

  server.addHook('onRequest', (request, reply, done) => {
    const startedAt = performance.now();
    const route = routeOf(request);
    const span = isTraced(route) ? withRequestContext(request.id, () => spanOf(request, route)) : null;
    if (span !== null) spans.set(request, span);
    open++;
    onRequestEnd(request.raw, reply.raw, () => {
      open--;
      const method = METHODS.has(request.method) ? request.method : 'other';
      const status = getLoggedStatus(reply);
      const timedAs = request.waits === true ? `${route}?wait` : route;
      seconds.observe({ method, route: timedAs, status: String(status) }, (performance.now() - startedAt) / 1_000);
      span?.set({ 'http.response.status_code': status });
      span?.end(status >= 500 ? String(status) : null);
    });
    if (span === null) withRequestContext(request.id, done);
    else span.run(done);
  });
  // The body is read in between, by events that know of no request.
  server.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) withRequestContext(request.id, done);
    else span.run(done);
  });
}

/** The status of an answer; 499 when its client left before it had begun. */
export const getLoggedStatus = ({ raw }: Pick<WatchedReply, 'raw'>): number => (raw.headersSent ? raw.statusCode : LEFT);

const spanOf = (request: WatchedRequest, route: string): ActiveSpan =>
  openSpan(`${request.method} ${route}`, {
    kind: 'server',
    from: traceHeaders(request),
    attributes: { 'http.request.method': request.method, 'http.route': route },
  });

function traceHeaders({ headers }: WatchedRequest): Record<string, string> {
  const names = ['traceparent', 'tracestate'] as const;
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])));
}
