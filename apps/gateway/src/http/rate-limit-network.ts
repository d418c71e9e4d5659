const GROUPS = 8;
const NETWORK_GROUPS = 4;

/**
 * The network that an address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, the smallest common allocation.
 *
 * @param address of a connection, as Node reports it
 */
export function getRateLimitNetwork(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address; // IPv4, also where it is written in IPv6
  const [head = '', tail] = address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
