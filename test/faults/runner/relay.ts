import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** Stands between callers and a port of this machine, and can break what goes through it. */
export interface Relay {
  /** Where callers come in. */
  readonly port: number;
  /** Resets all connections, and each new one. */
  cut(): void;
  /** Keeps all connections open and lets nothing through, as a network does that loses every packet. */
  stall(): void;
  /** What was stalled goes on, and new connections lead where they should. */
  mend(): void;
  close(): Promise<void>;
}

interface Pair {
  readonly caller: Socket;
  readonly called: Socket;
}

export async function startRelay(target: number): Promise<Relay> {
  const pairs = new Set<Pair>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  const server = createServer((caller) => {
    if (state === 'cut') {
      caller.resetAndDestroy();
      return;
    }
    const pair = { caller, called: connect(target, '127.0.0.1') };
    pairs.add(pair);
    for (const [socket, other] of bothWays(pair)) {
      socket.on('error', () => undefined); // the close that follows is all that matters
      socket.once('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (state === 'open') join(pair);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = (): void => {
    for (const { caller, called } of pairs) {
      caller.resetAndDestroy();
      called.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      state = 'cut';
      reset();
    },
    stall() {
      state = 'stalled';
      for (const pair of pairs) part(pair);
    },
    mend() {
      state = 'open';
      for (const pair of pairs) join(pair);
    },
    async close() {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}

const bothWays = ({ caller, called }: Pair): [Socket, Socket][] => [
  [caller, called],
  [called, caller],
];

function join(pair: Pair): void {
  for (const [from, to] of bothWays(pair)) from.pipe(to);
}

function part(pair: Pair): void {
  for (const [from, to] of bothWays(pair)) from.unpipe(to).pause();
}
