import { createPublicAddressPolicy } from '@diorama/outbound';
import { describe, expect, it } from 'vitest';

import { ofKind } from './manifest.ts';
import { isAllowed } from './network-evaluator.ts';
import type { End } from './network-evaluator.ts';
import { render } from './render.ts';

const gpu = render({ file: 'gpu.yaml' });
const production = render({ file: 'production.yaml' });
const quickstart = render({ file: 'quickstart.yaml' });

const pod = (component: string): End => ({ component });
const at = (address: string): End => ({ address });
const COMPONENTS = ['gateway', 'world', 'media', 'signing', 'egress', 'orchestration', 'generation', 'inference-l4'];
const GRPC = 50_051;
const HTTP = 8_080;

/** Who may open a connection to whom: every other pair is denied. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  [`world:${GRPC}`]: ['gateway', 'egress', 'orchestration', 'generation'],
  [`media:${GRPC}`]: ['gateway', 'orchestration', 'generation', 'inference-l4'],
  [`signing:${GRPC}`]: ['gateway', 'egress', 'orchestration'],
  [`egress:${GRPC}`]: ['gateway', 'media'],
  [`orchestration:8081`]: [],
  [`inference-l4:8081`]: [],
};

const PUBLIC = ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111'];
const SPECIAL = [
  '0.0.0.1',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  '64:ff9b::a00:1',
];

describe('inside a release', () => {
  it.each(Object.entries(INSIDE))('%s is reached by those who need it', (target, wanted) => {
    const [to = '', port = ''] = target.split(':');
    const others = COMPONENTS.filter((one) => one !== to);
    const found = others.filter((from) => isAllowed(gpu, { from: pod(from), to: pod(to), port: Number(port) }));
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it('the database and Temporal of quickstart are reached by those who need them', () => {
    const reach = (to: string, port: number) =>
      COMPONENTS.filter((one) => !one.startsWith('inference')).filter((from) =>
        isAllowed(quickstart, { from: pod(from), to: pod(to), port }),
      );
    expect(reach('postgres', 5_432)).toEqual(['world', 'media', 'signing']);
    expect(reach('temporal', 7_233)).toEqual(['gateway', 'egress', 'orchestration', 'generation']);
  });
});

describe('a planner', () => {
  const own = render({ file: 'gateway-api.yaml' });
  const reached = (manifests: typeof own, address: string, port: number) =>
    COMPONENTS.filter((from) => isAllowed(manifests, { from: pod(from), to: at(address), port }));

  it('is reached by orchestration alone, at the port of its URL', () => {
    expect([reached(own, '10.0.0.1', 8_000), reached(own, '10.0.0.1', 8_001)]).toEqual([['orchestration'], []]);
  });

  it('opens nothing without a planner', () => expect(reached(production, '10.0.0.1', 8_000)).toEqual([]));
});

describe('an identity provider', () => {
  const own = render({ file: 'gateway-api.yaml' });
  const reached = (manifests: typeof own, address: string) =>
    COMPONENTS.filter((from) => isAllowed(manifests, { from: pod(from), to: at(address), port: 8_443 }));

  it('is reached by the gateway alone, at the port of its URL', () => expect(reached(own, '10.0.0.1')).toEqual(['gateway']));
  it('opens nothing without a provider', () => expect(reached(production, '10.0.0.1')).toEqual([]));
});

describe('the internet', () => {
  it.each(PUBLIC)('at %s is reached by egress alone', (address) => {
    const reached = COMPONENTS.filter((from) => isAllowed(gpu, { from: pod(from), to: at(address), port: 443 }));
    expect(reached).toEqual(['egress']);
  });

  it.each(PUBLIC)('at %s is reached by egress alone in production, on every port of another service', (address) => {
    for (const port of [443, 5_432, 7_233, 9_000]) {
      const reached = COMPONENTS.filter((from) => isAllowed(production, { from: pod(from), to: at(address), port }));
      expect(reached).toEqual(port === 443 ? ['egress'] : []);
    }
  });

  it.each(SPECIAL)('ends before %s', (address) => {
    for (const port of [80, 443]) expect(isAllowed(gpu, { from: pod('egress'), to: at(address), port })).toBe(false);
  });

  it('is not wider than what egress itself takes for public', () => {
    const policy = createPublicAddressPolicy([]);
    const reached = [...PUBLIC, ...SPECIAL].filter((address) => isAllowed(gpu, { from: pod('egress'), to: at(address), port: 443 }));
    expect(reached.filter((address) => !policy.allows(address))).toEqual([]);
    expect(reached).toEqual(PUBLIC);
  });

  it('is the ports of media only, and those of https alone where the others are off', () => {
    const reach = (manifests: typeof gpu, port: number) => isAllowed(manifests, { from: pod('egress'), to: at('1.1.1.1'), port });
    const ports = [22, 25, 80, 443, 1_023, 1_024, 8_443, 65_535];
    expect(ports.filter((port) => reach(gpu, port))).toEqual([80, 443, 1_024, 8_443, 65_535]);
    expect(ports.filter((port) => reach(production, port))).toEqual([443]);
  });

  it('ends before public networks of one’s own, in the policy and in the process', () => {
    for (const address of ['51.15.0.7', '2a01:4f8:1::7'])
      expect(isAllowed(production, { from: pod('egress'), to: at(address), port: 443 })).toBe(false);
    expect(isAllowed(production, { from: pod('egress'), to: at('51.15.1.7'), port: 443 })).toBe(true);
    const egress = ofKind(production, 'Deployment').find(({ metadata }) => metadata.name.endsWith('egress'));
    const variables = egress?.spec?.template?.spec.containers[0]?.env;
    expect(variables).toContainEqual({ name: 'EGRESS_DENIED_NETWORKS', value: '198.18.0.0/15,51.15.0.0/24,2a01:4f8:1::/48' });
  });
});

describe('what is outside a release and private', () => {
  it('is a database for its owners only', () => {
    const reach = (address: string) =>
      COMPONENTS.filter((from) => isAllowed(production, { from: pod(from), to: at(address), port: 5_432 }));
    expect(reach('10.20.0.5')).toEqual(['world', 'media', 'signing']);
    expect(reach('10.20.1.5')).toEqual([]);
  });

  it('is an object store for components that hold or move files, at its own addresses', () => {
    const reach = (manifests: typeof gpu, address: string, port: number) =>
      COMPONENTS.filter((from) => isAllowed(manifests, { from: pod(from), to: at(address), port }));
    expect(reach(gpu, '10.0.0.9', 9_000)).toEqual(['media', 'orchestration', 'generation', 'inference-l4']);
    expect(reach(production, '10.20.2.5', 443)).toEqual(['media', 'orchestration', 'generation']);
    expect(reach(production, '10.20.3.5', 443)).toEqual([]);
  });

  it('may come in through the Ingress alone', () => {
    const ingress: End = { foreignPod: {}, foreignNamespace: { 'kubernetes.io/metadata.name': 'ingress' } };
    const stranger: End = { foreignPod: {}, foreignNamespace: { 'kubernetes.io/metadata.name': 'other' } };
    for (const to of ['gateway', 'media']) {
      expect(isAllowed(production, { from: ingress, to: pod(to), port: HTTP })).toBe(true);
      expect(isAllowed(production, { from: stranger, to: pod(to), port: HTTP })).toBe(false);
    }
    for (const to of ['world', 'signing', 'egress']) expect(isAllowed(production, { from: ingress, to: pod(to), port: GRPC })).toBe(false);
  });
});
