/** One element of an instant vector. */
interface QueriedSample {
  readonly metric: Readonly<Record<string, string>>;
  /** Unix time, and the value as text. */
  readonly value: readonly [number, string];
}

/** The instant vector of an expression, from the HTTP API of a Prometheus. @throws Error with the message of Prometheus */
export async function queryPrometheus(url: string, expression: string): Promise<readonly QueriedSample[]> {
  const response = await fetch(`${url}/api/v1/query?query=${encodeURIComponent(expression)}`);
  const { data, error } = (await response.json()) as { data?: { result: readonly QueriedSample[] }; error?: string };
  if (data === undefined) throw new Error(`${expression}: ${error ?? response.status}`);
  return data.result;
}

/** The components that are scraped without an error, in the order of their names. */
export async function listScraped(url: string): Promise<string[]> {
  return (await queryPrometheus(url, 'up == 1')).map(({ metric }) => metric['component'] ?? '').toSorted();
}
