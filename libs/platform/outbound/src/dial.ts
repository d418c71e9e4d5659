import { once } from 'node:events';
import { connect as connectSocket } from 'node:net';
import type { Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';

import { filterDialableAddresses } from './address-policy.js';
import type { AddressPolicy } from './address-policy.js';
import type { NameResolver } from './name-resolver.js';
import { OutboundError } from './outbound-error.js';
import type { StaticRoutes } from './static-routes.js';
import type { OutboundTarget } from './target.js';

/** What stands between a tenant's URL and a connection. */
export interface OutboundGuard {
  readonly policy: AddressPolicy;
  readonly resolver: NameResolver;
  /** Of development; empty in production. They pass by the policy. */
  readonly routes: StaticRoutes;
  /** Certificates in PEM that are trusted instead of Node's own. */
  readonly authorities?: readonly string[];
}

/** Told as a connection comes about. */
export interface DialObserver {
  /** This address is dialled now. */
  dialling(address: string): void;
  connected(): void;
}

export interface DialOptions {
  readonly guard: OutboundGuard;
  readonly signal: AbortSignal;
  readonly watch?: DialObserver | undefined;
}

interface Endpoint {
  readonly address: string;
  readonly port: number;
}

/** How many addresses of a host are tried. */
const ADDRESSES_MAX = 4;
/** Of one address, so that a dead one leaves time for the next. */
const CONNECT_MS = 10_000;

/**
 * Connects to a target: looks its name up once, checks every address of the answer, and dials a checked address itself, so that
 * no second look-up can lead elsewhere. With TLS the name in the certificate must be the target's. The connection is new and
 * belongs to the caller.
 *
 * @throws OutboundError dns_failed, dns_blocked, connect_failed or tls_failed; the signal's reason when it is aborted
 */
export async function dialTarget(target: OutboundTarget, { guard, signal, watch }: DialOptions): Promise<Socket> {
  const endpoints = await endpointsOf(target, guard, signal);
  const socket = await connectFirst(endpoints, signal, watch);
  watch?.connected();
  return target.secure ? secure(socket, { target, guard, signal }) : socket;
}

async function endpointsOf(
  { host, port }: OutboundTarget,
  { policy, resolver, routes }: OutboundGuard,
  signal: AbortSignal,
): Promise<readonly Endpoint[]> {
  const route = routes.get(host);
  if (route !== undefined) return [route];
  const addresses = filterDialableAddresses(await resolver.resolve(host, signal), policy);
  if (addresses === null) throw new OutboundError('dns_blocked', 'its host name resolves to an address that is not public');
  return addresses.slice(0, ADDRESSES_MAX).map((address) => ({ address, port }));
}

async function connectFirst(endpoints: readonly Endpoint[], signal: AbortSignal, watch?: DialObserver): Promise<Socket> {
  let cause: unknown;
  for (const endpoint of endpoints) {
    try {
      watch?.dialling(endpoint.address);
      return await connectTo(endpoint, signal);
    } catch (error) {
      signal.throwIfAborted();
      cause ??= error; // of the first, which is IPv4 where there is one: the others may have no route at all
    }
  }
  throw new OutboundError('connect_failed', 'its host does not accept a connection', { cause });
}

async function connectTo({ address, port }: Endpoint, signal: AbortSignal): Promise<Socket> {
  const socket = connectSocket({ host: address, port });
  socket.on('error', () => undefined); // whoever waits hears of it; nobody may be waiting
  const bound = AbortSignal.any([signal, AbortSignal.timeout(CONNECT_MS)]);
  try {
    await once(socket, 'connect', { signal: bound });
    return socket;
  } catch (error) {
    socket.destroy();
    throw error;
  }
}

interface Handshake {
  readonly target: OutboundTarget;
  readonly guard: OutboundGuard;
  readonly signal: AbortSignal;
}

async function secure(socket: Socket, { target, guard, signal }: Handshake): Promise<Socket> {
  const tls = connectTls({
    socket,
    servername: target.host,
    ALPNProtocols: ['http/1.1'],
    minVersion: 'TLSv1.2',
    rejectUnauthorized: true, // whatever NODE_TLS_REJECT_UNAUTHORIZED says
    ...(guard.authorities === undefined ? {} : { ca: [...guard.authorities] }),
  });
  tls.on('error', () => undefined); // as above
  try {
    await once(tls, 'secureConnect', { signal });
    return tls;
  } catch (error) {
    tls.destroy();
    socket.destroy();
    signal.throwIfAborted();
    throw new OutboundError('tls_failed', `no TLS connection to its host is possible${reasonOf(error)}`, { cause: error });
  }
}

/** Node's own words for the common faults of certificates, such as CERT_HAS_EXPIRED; they repeat nothing of the peer. */
function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return /^[A-Z_]*(CERT|SIGNATURE)[A-Z_]*$/.test(code) ? ` (${code})` : '';
}
