import ipaddr from 'ipaddr.js';

/** Decides which addresses may be dialled. */
export interface AddressPolicy {
  /** @param address an IPv4 or IPv6 address as a resolver writes it; anything else is not allowed */
  allows(address: string): boolean;
}

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Public by its range, yet answered by the host's own hypervisor (Azure). */
const ALWAYS_DENIED = ['168.63.129.16/32'];
/** What IANA has given out for unicast on the internet; all else is reserved, mapped or local. */
const GLOBAL_UNICAST: Network = ipaddr.parseCIDR('2000::/3');
/** IPv4 addresses as a DNS64 writes them (RFC 6052). */
const NAT64: Network = ipaddr.parseCIDR('64:ff9b::/96');

/**
 * Allows addresses of the public internet only; what is not known to be public is denied.
 *
 * @param denied networks to deny besides, such as those of a cluster, as `10.0.0.0/8` or `2001:db8::/32`
 * @throws RangeError naming a network that cannot be read
 */
export function createPublicAddressPolicy(denied: readonly string[] = []): AddressPolicy {
  const networks = [...ALWAYS_DENIED, ...denied].map(parseNetwork);
  return {
    allows(text) {
      // `ipaddr.process` would take an IPv4 address out of an IPv6 one and call it public.
      const address = parseAddress(text);
      if (address === null || address.range() !== 'unicast') return false;
      return isGlobal(address) && !networks.some((network) => isWithin(address, network));
    },
  };
}

/**
 * Judges the answer of a resolver as a whole: an answer that names one forbidden address is a forbidden answer, for whoever
 * mixes them means to be let in by the other. An IPv4 address in NAT64 form, which a DNS64 makes up, counts for nothing beside a
 * real one, and alone for the address inside it.
 *
 * @returns the addresses to dial, IPv4 first, for many networks have no way to the others; null when the answer is forbidden
 */
export function filterDialableAddresses(answer: readonly string[], policy: AddressPolicy): readonly string[] | null {
  const isV4 = (text: string): boolean => ipaddr.IPv4.isValidFourPartDecimal(text);
  const v4 = answer.filter(isV4);
  const v6 = answer.filter((text) => !isV4(text) && (v4.length === 0 || nat64Inside(text) === null));
  const allowed = v4.every((text) => policy.allows(text)) && v6.every((text) => policy.allows(nat64Inside(text) ?? text));
  return allowed ? [...v4, ...v6] : null;
}

function nat64Inside(text: string): string | null {
  const address = parseAddress(text);
  if (address === null || !isWithin(address, NAT64)) return null;
  return new ipaddr.IPv4(address.toByteArray().slice(12)).toString();
}

function parseAddress(text: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  if (ipaddr.IPv4.isValidFourPartDecimal(text)) return ipaddr.IPv4.parse(text);
  return text.includes(':') && ipaddr.IPv6.isValid(text) ? ipaddr.IPv6.parse(text) : null;
}

function isGlobal(address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return address.kind() === 'ipv4' || isWithin(address, GLOBAL_UNICAST);
}

function isWithin(address: ipaddr.IPv4 | ipaddr.IPv6, network: Network): boolean {
  return address.kind() === network[0].kind() && address.match(network);
}

function parseNetwork(text: string): Network {
  try {
    return ipaddr.parseCIDR(text);
  } catch {
    throw new RangeError(`${text} is not a network such as 10.0.0.0/8 or 2001:db8::/32`);
  }
}
