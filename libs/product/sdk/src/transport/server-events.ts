/** One event of a stream. */
export interface ServerEvent {
  readonly event: string;
  readonly data: string;
  /** The newest id so far; empty where none was given. */
  readonly id: string;
}

/**
 * Reads a stream of server-sent events that comes in pieces of any length (WHATWG HTML, 9.2.6 "Interpreting an event
 * stream"). The end of the stream drops what was not yet closed by an empty line.
 */
export class ServerEventReader {
  private rest = '';
  private isFirst = true;
  private event = '';
  private data: string[] = [];
  private id = '';

  /** The events that this piece completes. */
  push(piece: string): ServerEvent[] {
    let text = this.rest + piece;
    if (this.isFirst && text !== '') {
      this.isFirst = false;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    const found: ServerEvent[] = [];
    let start = 0;
    for (const { 0: end, index } of text.matchAll(/\r\n|\n|\r/g)) {
      if (end === '\r' && index === text.length - 1) break; // its line feed may come with the next piece
      this.take(text.slice(start, index), found);
      start = index + end.length;
    }
    this.rest = text.slice(start);
    return found;
  }

  private take(line: string, found: ServerEvent[]): void {
    if (line === '') return this.dispatch(found);
    const colon = line.indexOf(':');
    if (colon === 0) return; // a comment keeps the connection open
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.event = value;
    else if (field === 'data') this.data.push(value);
    else if (field === 'id' && !value.includes('\0')) this.id = value;
  }

  private dispatch(found: ServerEvent[]): void {
    const { event, data, id } = this;
    this.event = '';
    this.data = [];
    if (data.length > 0) found.push({ event: event === '' ? 'message' : event, data: data.join('\n'), id });
  }
}
