import { describe, expect, it } from 'vitest';

import { dialable, publicAddresses } from './address-policy.js';

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '93.184.216.34',
  '172.15.255.255',
  '172.32.0.1',
  '169.253.0.1',
  '2606:4700::1111',
  '2a00:1450:4001::1',
];

/** By what is at the address. */
const HOSTILE: Readonly<Record<string, readonly string[]>> = {
  'this host': ['0.0.0.0', '0.1.2.3', '::', '::1', '127.0.0.1', '127.1.2.3', '127.255.255.255'],
  'private networks': ['10.0.0.1', '10.255.255.255', '172.16.0.1', '172.31.255.255', '192.168.0.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  'the link, and metadata on it': ['169.254.169.254', '169.254.170.2', '169.254.0.1', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254'],
  'the cloud below': ['168.63.129.16', '100.64.0.1', '100.100.100.200', '100.127.255.255', '192.0.0.192'],
  'documentation and tests': [
    '192.0.2.1',
    '198.51.100.1',
    '203.0.113.1',
    '198.18.0.1',
    '198.19.255.255',
    '2001:db8::1',
    '3fff::1',
    '2001:2::1',
  ],
  'no single host': ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1', 'ff0e::1'],
  'reserved space': [
    '240.0.0.1',
    '254.1.1.1',
    '192.88.99.1',
    '4000::1',
    '5f00::1',
    '100::1',
    '100:0:0:1::1',
    '1fff::1',
    'e000::1',
    '2001:1::1',
  ],
  'an IPv4 address in another form': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::ffff:10.0.0.1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::127.0.0.1',
    '::8.8.8.8',
    '::a9fe:a9fe',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::808:808',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2002:a9fe:a9fe::1',
    '2002:808:808::1',
    '2001:0:7f00:1::',
    '2001::1',
  ],
  'no address': [
    '',
    'localhost',
    '127.1',
    '0x7f.0.0.1',
    '0177.0.0.1',
    '2130706433',
    '1.1.1.1 ',
    '8.8.8',
    '8.8.8.8/0',
    '[::1]',
    'example.com',
  ],
};

describe('the policy of public addresses', () => {
  const policy = publicAddresses();

  it.each(PUBLIC)('allows %s', (address) => expect(policy.allows(address)).toBe(true));

  it.each(Object.entries(HOSTILE).flatMap(([what, addresses]) => addresses.map((address) => [address, what] as const)))(
    'denies %j: %s',
    (address) => expect(policy.allows(address)).toBe(false),
  );

  it('knows sixty hostile addresses and more', () => {
    expect(Object.values(HOSTILE).flat().length).toBeGreaterThanOrEqual(60);
  });

  it('denies the networks that it is told of', () => {
    const strict = publicAddresses(['1.1.1.0/24', '2606:4700::/32']);
    expect(['1.1.1.1', '2606:4700::1111', '1.1.2.1', '2606:4701::1'].map((address) => strict.allows(address))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each(['1.1.1.1', '10.0.0.0/33', 'cluster', '10.0.0/8x'])('refuses %j as a network', (network) => {
    expect(() => publicAddresses([network])).toThrow(RangeError);
  });
});

describe('an answer of the DNS', () => {
  const policy = publicAddresses();

  it.each([
    [
      ['1.1.1.1', '8.8.8.8'],
      ['1.1.1.1', '8.8.8.8'],
    ],
    [
      ['2606:4700::1111', '1.1.1.1'],
      ['1.1.1.1', '2606:4700::1111'],
    ],
    [['1.1.1.1', '64:ff9b::a00:1'], ['1.1.1.1']],
    [['64:ff9b::808:808'], ['64:ff9b::808:808']],
  ])('of %j is dialled as %j', (answer, addresses) => expect(dialable(answer, policy)).toEqual(addresses));

  it.each([
    [['1.1.1.1', '10.0.0.1']],
    [['10.0.0.1', '1.1.1.1']],
    [['1.1.1.1', '::1']],
    [['127.0.0.1', '2606:4700::1111']],
    [['1.1.1.1', '64:ff9b:1::808:808']],
    [['64:ff9b::7f00:1']],
    [['64:ff9b::808:808', '64:ff9b::a9fe:a9fe']],
    [['1.1.1.1', 'no address']],
  ])('of %j is refused whole', (answer) => expect(dialable(answer, policy)).toBeNull());
});
