import { loadConfig, parseBlockedHostSuffixes } from '@diorama/config';
import type { OutboundGuard } from '@diorama/outbound';
import { describe, expect, it } from 'vitest';

import { egressConfigSchema, readAttemptConcurrencyLimits, createOutboundGuard } from './settings.js';

const base = {
  EGRESS_GRPC_ADDRESS: '127.0.0.1:50053',
  EGRESS_HEALTH_PORT: '8082',
  WORLD_ADDRESS: '127.0.0.1:50051',
  SIGNING_ADDRESS: '127.0.0.1:50054',
  TEMPORAL_ADDRESS: '127.0.0.1:7233',
};
const configOf = (more: Record<string, string> = {}) => loadConfig(egressConfigSchema, { ...base, ...more });
const guardOf = (more: Record<string, string> = {}) => createOutboundGuard(configOf(more));
const judge = ({ policy }: OutboundGuard, addresses: readonly string[]) => addresses.map((address) => policy.allows(address));

describe('the settings of the egress service', () => {
  it('dial public addresses only, and no network that is named', () => {
    expect(judge(guardOf(), ['1.1.1.1', '10.0.0.1'])).toEqual([true, false]);
    const strict = guardOf({ EGRESS_DENIED_NETWORKS: '1.1.1.0/24, 2606:4700::/32,' });
    expect(judge(strict, ['1.1.1.1', '2606:4700::1111', '8.8.8.8'])).toEqual([false, false, true]);
    expect(() => guardOf({ EGRESS_DENIED_NETWORKS: 'cluster' })).toThrow('EGRESS_DENIED_NETWORKS: cluster is not a network');
  });

  it('lead names to this machine in development alone', () => {
    expect(guardOf().routes.size).toBe(0);
    const hosts = { EGRESS_DEV_HOSTS: 'receiver.example.com=127.0.0.1:8443' };
    expect(guardOf(hosts).routes.get('receiver.example.com')).toEqual({ address: '127.0.0.1', port: 8_443 });
    expect(guardOf({ DIORAMA_ENV: 'production', EGRESS_DEV_HOSTS: '' }).routes.size).toBe(0);
    expect(() => guardOf({ ...hosts, DIORAMA_ENV: 'production' })).toThrow('must not be set when DIORAMA_ENV is production');
    expect(() => guardOf({ EGRESS_DEV_HOSTS: 'receiver.example.com=10.0.0.1:80' })).toThrow('EGRESS_DEV_HOSTS: "receiver.example.com=10');
  });

  it('bound the webhooks on their way, and forbid hosts by their ends', () => {
    expect(readAttemptConcurrencyLimits(configOf())).toEqual({ total: 200, perHost: 10, perAccount: 20, waitMs: 10_000 });
    expect(readAttemptConcurrencyLimits(configOf({ EGRESS_ATTEMPTS: '5', EGRESS_ATTEMPTS_PER_HOST: '1' }))).toMatchObject({
      total: 5,
      perHost: 1,
    });
    expect(parseBlockedHostSuffixes(configOf())).toEqual([]);
    expect(parseBlockedHostSuffixes(configOf({ EGRESS_REFUSED_HOSTS: 'Cluster.example.org, intra.example.com' }))).toEqual([
      'cluster.example.org',
      'intra.example.com',
    ]);
  });
});
