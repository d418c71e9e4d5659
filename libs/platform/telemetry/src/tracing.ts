/** Names and meanings of OpenTelemetry's own variables. */
export interface TracingSettings {
  /** Of an OTLP collector that speaks HTTP; nothing is traced without it. */
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  /** `name=value` pairs, separated by commas. */
  readonly OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  /** Share of the requests that are traced, of those that come with no decision. */
  readonly OTEL_TRACES_SAMPLER_ARG: number;
}

/**
 * Has spans sent to a collector. What implements that is loaded only where there is one.
 *
 * @param service name of the process, such as `gateway`
 * @returns sends what is left and ends it
 */
export async function startTracing(service: string, settings: TracingSettings): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = '', OTEL_TRACES_SAMPLER_ARG: share } = settings;
  if (endpoint === undefined) return () => Promise.resolve();
  const { startSpanExport } = await import('./span-export.js');
  return startSpanExport({ service, url: `${endpoint}/v1/traces`, headers: pairsOf(headers), share });
}

/** Percent-encoded values, as OpenTelemetry has them. */
function pairsOf(list: string): Record<string, string> {
  const pairs = list.split(',').map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair));
  return Object.fromEntries(pairs.flatMap((pair) => (pair === null ? [] : [[pair[1] ?? '', decodeURIComponent(pair[2] ?? '')]])));
}
