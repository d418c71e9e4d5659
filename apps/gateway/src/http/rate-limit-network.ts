const GROUPS = 8;
const NETWORK_GROUPS = 4;
/** Some proxies add the port of the client: `192.0.2.7:4711` or `[2001:db8::1]:4711`. */
const WITH_PORT = /^\[?(?<address>[\d.]+|(?<=\[)[\da-f:.]+(?=\]))\]?:\d+$/i;

/**
 * The network that an address is counted under: an IPv4 address itself, or the /64 of an IPv6 address, the smallest common allocation.
 *
 * @param address of a client, as Node reports it or a trusted proxy forwards it, also with a port. Undefined for a connection that is gone
 */
export function getRateLimitNetwork(address: string | undefined): string {
  if (address === undefined) return '';
  const bare = WITH_PORT.exec(address)?.groups?.['address'];
  return networkOf(bare ?? address);
}

function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address; // IPv4, also where it is written in IPv6
  const [head = '', tail] = address.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - before.length - after.length }, () => '0');
  return `${[...before, ...zeros, ...after].slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

const groupsOf = (text: string): string[] => (text === '' ? [] : text.split(':'));
