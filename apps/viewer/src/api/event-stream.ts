/** One event of a server-sent event stream. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
}

/**
 * Reads `text/event-stream` piece by piece (HTML Living Standard, section 9.2.6). A piece may end anywhere, also between CR and LF;
 * comments, ids and retry times are skipped, and an event without data is none.
 */
export class EventStreamParser {
  private rest = '';
  private event = '';
  private data: string[] = [];

  /** Takes the next piece of text and answers the events that it completes. */
  push(piece: string): ServerEvent[] {
    const text = this.rest + piece;
    // A CR at the end may be half of a CR LF: it waits for the next piece.
    const whole = text.endsWith('\r') ? text.slice(0, -1) : text;
    const lines = whole.split(/\r\n|\n|\r/);
    this.rest = (lines.pop() ?? '') + text.slice(whole.length);
    return lines.map((line) => this.take(line)).filter((event) => event !== null);
  }

  private take(line: string): ServerEvent | null {
    if (line === '') return this.dispatch();
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    if (field === 'data') this.data.push(value);
    return null;
  }

  private dispatch(): ServerEvent | null {
    const done = this.data.length > 0 ? { event: this.event || 'message', data: this.data.join('\n') } : null;
    this.event = '';
    this.data = [];
    return done;
  }
}

/** The service says a word every 15 seconds; three missed ones are a dead line. */
const SILENCE_MS = 45_000;

/** The events of a response's body, as they come; a line that says nothing for 45 seconds ends like one that was closed. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new EventStreamParser();
  const hangUp = (): void => void reader.cancel().catch(() => undefined);
  try {
    for (;;) {
      const silence = setTimeout(hangUp, SILENCE_MS);
      const { done, value } = await reader.read().finally(() => clearTimeout(silence));
      if (done) return;
      yield* parser.push(decoder.decode(value, { stream: true }));
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
