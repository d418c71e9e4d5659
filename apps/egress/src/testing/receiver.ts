import type { IncomingHttpHeaders } from 'node:http';

import type { OutboundGuard } from '@diorama/outbound';
import { createTestCertificate, startHttpsHost } from '@diorama/outbound/testing';
import type { TestHost } from '@diorama/outbound/testing';

/** The name that leads to the receiver. */
export const RECEIVER_HOST = 'receiver.example.com';

export interface ReceivedCallback {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A receiver of webhooks over TLS on this machine, and the guard under which its name leads there. */
export interface TestReceiver extends TestHost {
  readonly guard: OutboundGuard;
  readonly callbacks: ReceivedCallback[];
  /** Answers those who wait, now; from now on at once. */
  answer(): void;
}

const certificate = createTestCertificate([RECEIVER_HOST]);

/** @param waits whether callbacks wait for `answer` */
export async function startTestReceiver({ status = 200, waits = false } = {}): Promise<TestReceiver> {
  const callbacks: ReceivedCallback[] = [];
  let waiting: (() => void)[] | null = waits ? [] : null;
  const host = await startHttpsHost({ ...certificate }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      callbacks.push({ url: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      const end = (): void => void response.writeHead(status).end();
      if (waiting === null) end();
      else waiting.push(end);
    });
  });
  return {
    ...host,
    guard: {
      policy: { allows: () => false },
      resolver: { resolve: () => Promise.resolve(['10.0.0.1']) },
      routes: new Map([[RECEIVER_HOST, { address: '127.0.0.1', port: host.port }]]),
      authorities: [certificate.cert],
    },
    callbacks,
    answer() {
      for (const end of waiting ?? []) end();
      waiting = null;
    },
  };
}
