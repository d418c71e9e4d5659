import { isPublicHostName } from '@diorama/webhook';

/** Where a name leads in development, instead of where the DNS says. */
export interface StaticRoute {
  /** Of this machine alone. */
  readonly address: string;
  readonly port: number;
}

/** By host name in lower case. */
export type StaticRoutes = ReadonlyMap<string, StaticRoute>;

const ENTRY = /^([^=]+)=(127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\]):(\d{1,5})$/;

/**
 * Reads `receiver.example.com=127.0.0.1:8443,...`, by which whoever develops a receiver has public names lead to their own
 * machine.
 *
 * @throws RangeError naming the entry that cannot be read, or that leads to another machine
 */
export function parseStaticRoutes(text: string): StaticRoutes {
  const entries = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return new Map(entries.map(parseRoute));
}

function parseRoute(entry: string): [string, StaticRoute] {
  const [, name = '', address = '', port = ''] = ENTRY.exec(entry) ?? [];
  const host = name.toLowerCase();
  const isUsable = isPublicHostName(host) && Number(port) > 0 && Number(port) < 65_536;
  if (!isUsable) throw new RangeError(`"${entry}" must have the form receiver.example.com=127.0.0.1:8443`);
  return [host, { address: address.replace(/[[\]]/g, ''), port: Number(port) }];
}
