import { describe, expect, it } from 'vitest';

import { getRateLimitNetwork } from './rate-limit-network.js';

describe('the rate limit network of an address', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['2001:db8::4:5:6', '2001:db8:0:0::/64'],
    ['2001:db8:0:1::', '2001:db8:0:1::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['[2001:db8:1:2::6]:4711', '2001:db8:1:2::/64'],
    [undefined, ''],
  ])('of %s is %s', (address, network) => {
    expect(getRateLimitNetwork(address)).toBe(network);
  });
});
