import { describe, expect, it } from 'vitest';

import { componentOf, find, ofKind, podOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { render } from './render.ts';

const gpu = render({ file: 'gpu.yaml' });
const production = render({ file: 'production.yaml' });
const quickstart = render({ file: 'quickstart.yaml' });

const certificates = (manifests: readonly Manifest[]): readonly Manifest[] =>
  ofKind(manifests, 'Certificate').filter((one) => componentOf(one) !== 'authority');

describe.each(Object.entries({ gpu, production }))('mutual TLS between the processes of %s', (_name, manifests) => {
  it('gives each of them a certificate of its own, which it reads, to call and to be called with', () => {
    const deployments = ofKind(manifests, 'Deployment');
    expect(certificates(manifests).map(componentOf).toSorted()).toEqual(deployments.map(componentOf).toSorted());
    for (const one of deployments) {
      const { secretName, usages } = find(manifests, 'Certificate', componentOf(one)).spec ?? {};
      expect(usages).toEqual(['digital signature', 'server auth', 'client auth']);
      const [container] = podOf(one)?.containers ?? [];
      expect(podOf(one)?.volumes).toContainEqual({ name: 'tls', secret: { secretName } });
      expect(container?.volumeMounts).toContainEqual({ name: 'tls', mountPath: '/etc/diorama/tls', readOnly: true });
      const files = container?.env?.filter(({ name }) => /^GRPC_TLS_.*_FILE$/.test(name)).map(({ value }) => value);
      expect(files).toEqual(['tls.crt', 'tls.key', 'ca.crt'].map((file) => `/etc/diorama/tls/${file}`));
    }
  });

  it('gives each of them the pattern by which certificates name their processes', () => {
    for (const one of ofKind(manifests, 'Deployment')) {
      const variable = podOf(one)?.containers?.[0]?.env?.find(({ name }) => name === 'GRPC_TLS_CALLER_NAMES');
      for (const certificate of certificates(manifests))
        expect(certificate.spec?.dnsNames?.[0]).toBe(variable?.value?.replace('{process}', componentOf(certificate) ?? ''));
    }
  });

  it('certifies the names by which they call each other', () => {
    const variables = manifests.flatMap((one) => podOf(one)?.containers ?? []).flatMap((one) => one.env ?? []);
    const addresses = variables.filter(({ name }) => /^(WORLD|MEDIA|SIGNING|EGRESS)_ADDRESS$/.test(name)).map(({ value = '' }) => value);
    expect(new Set(addresses).size).toBe(4);
    const certified = certificates(manifests).flatMap(({ spec }) => spec?.dnsNames ?? []);
    for (const address of addresses) expect(certified).toContain(address.split(':')[0]);
    expect(new Set(certified).size).toBe(certified.length);
  });

  it('tells others that a port is encrypted', () => {
    const ports = ofKind(manifests, 'Service').flatMap(({ spec }) => spec?.ports ?? []);
    expect(new Set(ports.filter(({ name }) => name === 'grpc').map(({ appProtocol }) => appProtocol))).toEqual(new Set(['https']));
  });
});

describe('the authority', () => {
  it('is the release’s own unless another is named', () => {
    const own = find(gpu, 'Certificate', 'authority');
    expect(ofKind(gpu, 'Issuer').map(({ metadata }) => metadata.name)).toEqual([`${own.metadata.name}-itself`, own.metadata.name]);
    for (const { spec } of certificates(gpu)) expect(spec?.issuerRef).toMatchObject({ name: own.metadata.name, kind: 'Issuer' });
    expect(ofKind(production, 'Issuer')).toEqual([]);
    for (const { spec } of certificates(production)) expect(spec?.issuerRef).toMatchObject({ name: 'worlds', kind: 'ClusterIssuer' });
  });

  it('is not asked for without TLS', () => {
    expect([...ofKind(quickstart, 'Certificate'), ...ofKind(quickstart, 'Issuer')]).toEqual([]);
    expect(JSON.stringify(quickstart)).not.toContain('GRPC_TLS');
  });
});

describe('setting Temporal up', () => {
  const modes = (manifests: readonly Manifest[]) =>
    [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')].flatMap((one) => {
      const mode = podOf(one)?.containers[0]?.env?.find(({ name }) => name === 'SET_UP_TEMPORAL')?.value;
      return mode === undefined ? [] : [[componentOf(one), mode]];
    });

  it('is the matter of one job, before anything else, and of nobody else', () => {
    expect(modes(production)).toEqual([
      ['orchestration', 'never'],
      ['set-up-temporal', 'only'],
    ]);
    const job = find(production, 'Job', 'set-up-temporal');
    expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(podOf(job)?.volumes).toContainEqual({ name: 'temporal-tls', secret: { secretName: 'diorama-temporal-tls' } });
  });

  it('is an ordinary job for tools that know no hooks, with the retention that was asked for', () => {
    const job = find(gpu, 'Job', 'set-up-temporal');
    expect(job.metadata.annotations).toBeUndefined();
    expect(job.metadata.name).toMatch(/-[0-9a-f]{8}$/);
    expect(podOf(job)?.containers[0]?.env).toContainEqual({ name: 'NAMESPACE_RETENTION_DAYS', value: '30' });
  });

  it('is done by the workers where that is wanted', () => {
    for (const manifests of [quickstart, render({ file: 'gateway-api.yaml' })])
      expect(modes(manifests)).toEqual([['orchestration', 'on-start']]);
  });
});
