import { describe, expect, it } from 'vitest';

import { filterDialableAddresses, createPublicAddressPolicy } from './address-policy.js';
import { HOSTILE_ADDRESSES as HOSTILE } from './testing/hostile-addresses.js';

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

describe('the policy of public addresses', () => {
  const policy = createPublicAddressPolicy();

  it.each(PUBLIC)('allows %s', (address) => expect(policy.allows(address)).toBe(true));

  it.each(Object.entries(HOSTILE).flatMap(([what, addresses]) => addresses.map((address) => [address, what] as const)))(
    'denies %j: %s',
    (address) => expect(policy.allows(address)).toBe(false),
  );

  it('knows sixty hostile addresses and more', () => {
    expect(Object.values(HOSTILE).flat().length).toBeGreaterThanOrEqual(60);
  });

  it('denies the networks that it is told of', () => {
    const strict = createPublicAddressPolicy(['1.1.1.0/24', '2606:4700::/32']);
    expect(['1.1.1.1', '2606:4700::1111', '1.1.2.1', '2606:4701::1'].map((address) => strict.allows(address))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it.each(['1.1.1.1', '10.0.0.0/33', 'cluster', '10.0.0/8x'])('refuses %j as a network', (network) => {
    expect(() => createPublicAddressPolicy([network])).toThrow(RangeError);
  });
});

describe('an answer of the DNS', () => {
  const policy = createPublicAddressPolicy();

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
  ])('of %j is dialled as %j', (answer, addresses) => expect(filterDialableAddresses(answer, policy)).toEqual(addresses));

  it.each([
    [['1.1.1.1', '10.0.0.1']],
    [['10.0.0.1', '1.1.1.1']],
    [['1.1.1.1', '::1']],
    [['127.0.0.1', '2606:4700::1111']],
    [['1.1.1.1', '64:ff9b:1::808:808']],
    [['64:ff9b::7f00:1']],
    [['64:ff9b::808:808', '64:ff9b::a9fe:a9fe']],
    [['1.1.1.1', 'no address']],
  ])('of %j is refused whole', (answer) => expect(filterDialableAddresses(answer, policy)).toBeNull());
});
