import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One request, sent again and again over a few connections; each sends its next one when the last has been answered. */
export interface Load {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly connections: number;
  /** How long new requests are sent. */
  readonly seconds: number;
}

/**
 * Requests a second that were answered with 200. HTTP is written and read by hand: a full client would take more of the
 * machine than the servers that are measured.
 *
 * @throws Error for any other answer
 */
export async function answersPerSecond(load: Load): Promise<number> {
  const { hostname, port } = new URL(load.url);
  const sockets = await Promise.all(Array.from({ length: load.connections }, () => open(hostname, Number(port))));
  const startedAt = performance.now();
  const passed = (): number => (performance.now() - startedAt) / 1_000;
  try {
    const answered = await Promise.all(sockets.map((socket) => converse(socket, requestText(load), () => passed() < load.seconds)));
    return answered.reduce((sum, count) => sum + count, 0) / passed();
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect(port, host);
  await once(socket, 'connect');
  return socket.setNoDelay(true);
}

function requestText({ url, method, headers, body }: Load): string {
  const { host, pathname, search } = new URL(url);
  const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const lines = Object.entries({ host, ...length, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}

/** Sends requests one after another, as long as it may; answers how many were answered. */
function converse(socket: Socket, request: string, goOn: () => boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    let answered = 0;
    let received = '';
    const send = (): void => {
      if (goOn()) socket.write(request);
      else resolve(answered);
    };
    socket.setEncoding('latin1'); // one character a byte
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed the connection')));
    socket.on('data', (text: string) => {
      received += text;
      try {
        const end = endOfAnswer(received);
        if (end === null) return;
        received = received.slice(end);
        answered++;
        send();
      } catch (error) {
        reject(error);
      }
    });
    send();
  });
}

/** Where the first answer ends; null while it is not whole. */
function endOfAnswer(text: string): number | null {
  const head = text.indexOf('\r\n\r\n');
  if (head === -1) return null;
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2))?.[1];
  if (!text.startsWith('HTTP/1.1 200 ') || length === undefined) throw new Error(`the answer is no plain 200: ${text.slice(0, 500)}`);
  const end = head + 4 + Number(length);
  return text.length < end ? null : end;
}
