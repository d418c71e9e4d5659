import { Socket } from 'node:net';

export interface RecordedConnections {
  /** Addresses to which this process opened a connection since, whoever did. */
  readonly dialled: string[];
  /** Lets everything be as it was. */
  restore(): void;
}

/**
 * Counts connections where they are opened, below all that this package decides.
 *
 * @param ports where connections to port 443 of an address are to go instead; the address stays
 */
export function recordConnections(ports: Readonly<Record<string, number>> = {}): RecordedConnections {
  const dialled: string[] = [];
  const connect = Reflect.get(Socket.prototype, 'connect');
  const watched = function (this: Socket, ...args: unknown[]): Socket {
    // `net.connect` hands its arguments on as one array of the options and a listener.
    const options = (Array.isArray(args[0]) ? args[0][0] : args[0]) as { host?: string; port?: number };
    dialled.push(String(options.host));
    const port = ports[String(options.host)];
    if (options.port === 443 && port !== undefined) options.port = port;
    return Reflect.apply(connect, this, args) as Socket;
  };
  Reflect.set(Socket.prototype, 'connect', watched);
  return { dialled, restore: () => void Reflect.set(Socket.prototype, 'connect', connect) };
}
