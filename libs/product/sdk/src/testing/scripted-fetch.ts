/** One request as the service would see it. */
export interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string | null;
}

/** What happens to one request: an answer, or an Error for a line that breaks. */
export type ScriptedAnswer = Response | Error | ((request: SeenRequest, signal: AbortSignal | null) => Response | Promise<Response>);

/** A fetch that answers from a script, in order, and remembers what it was asked. */
export class ScriptedFetch {
  readonly seen: SeenRequest[] = [];
  private readonly answers: ScriptedAnswer[];

  constructor(...answers: ScriptedAnswer[]) {
    this.answers = answers;
  }

  readonly fetch: typeof globalThis.fetch = async (input, init = {}) => {
    const body = init.body === undefined || init.body === null ? null : await new Response(init.body).text();
    const request = {
      method: init.method ?? 'GET',
      url: input instanceof Request ? input.url : input.toString(),
      headers: new Headers(init.headers),
      body,
    };
    this.seen.push(request);
    const answer = this.answers.shift();
    if (answer === undefined) throw new Error(`nothing is scripted for ${request.method} ${request.url}`);
    if (answer instanceof Error) throw answer;
    return typeof answer === 'function' ? answer(request, init.signal ?? null) : answer;
  };
}

/** An answer with a JSON body. */
export function createJsonResponse(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
}

/** No answer until the signal aborts. */
export const neverResponds: ScriptedAnswer = (_request, signal) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

/** A stream of events in the given pieces; then it ends, or breaks. */
export function createEventStream(pieces: readonly string[], end: 'ends' | 'breaks' = 'ends'): Response {
  const encoder = new TextEncoder();
  const rest = [...pieces];
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = rest.shift();
      if (piece !== undefined) controller.enqueue(encoder.encode(piece));
      else if (end === 'ends') controller.close();
      else controller.error(new TypeError('terminated'));
    },
  });
  return new Response(stream, { status: 200, headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}
