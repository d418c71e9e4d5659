import { Resolver } from 'node:dns/promises';

import { OutboundError } from './outbound-error.js';

/** Finds the addresses of a host. */
export interface NameResolver {
  /**
   * @returns all IPv4 and IPv6 addresses, at least one
   * @throws OutboundError dns_failed; the signal's reason when it is aborted
   */
  resolve(host: string, signal: AbortSignal): Promise<readonly string[]>;
}

export interface NameResolverOptions {
  /** `address` or `address:port`; those of the machine unless told. */
  readonly servers?: readonly string[];
  /** Of one question to one server. */
  readonly timeoutMs?: number;
}

/**
 * Asks the name servers themselves. The system's own look-up would also read the hosts file and add search domains, by which a
 * tenant's name could mean a host of this network; and it can neither be bounded nor cancelled.
 */
export function createDnsResolver({ servers, timeoutMs = 3_000 }: NameResolverOptions = {}): NameResolver {
  return {
    async resolve(host, signal) {
      signal.throwIfAborted();
      const resolver = new Resolver({ timeout: timeoutMs, tries: 2 });
      if (servers !== undefined) resolver.setServers(servers);
      const cancel = (): void => resolver.cancel();
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
        signal.throwIfAborted();
        const addresses = [v4, v6].flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
        if (addresses.length > 0) return addresses;
        throw new OutboundError('dns_failed', 'its host name cannot be resolved', {
          cause: v4.status === 'rejected' ? v4.reason : undefined,
        });
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
  };
}
