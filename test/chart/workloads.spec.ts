import { crc32 } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { componentOf, find, ofKind, podOf } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { render, template } from './render.ts';

const production = render({ file: 'production.yaml' });
const gpu = render({ file: 'gpu.yaml' });
const quickstart = render({ file: 'quickstart.yaml' });
const names = (manifests: readonly Manifest[], kind: string): string[] => ofKind(manifests, kind).map(componentOf).toSorted();
const containerOf = (manifest: Manifest) => {
  const [container] = podOf(manifest)?.containers ?? [];
  if (container === undefined) throw new Error(`${manifest.metadata.name} runs nothing`);
  return container;
};

describe('a release', () => {
  it('has a Deployment, a budget and pods that spread for every process', () => {
    const components = ['egress', 'gateway', 'generation', 'media', 'orchestration', 'signing', 'world'];
    expect(names(production, 'Deployment')).toEqual(components);
    expect(names(production, 'PodDisruptionBudget')).toEqual(components);
    for (const one of ofKind(production, 'Deployment')) {
      const spread = podOf(one)?.topologySpreadConstraints ?? [];
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual(['kubernetes.io/hostname', 'topology.kubernetes.io/zone']);
      for (const { labelSelector } of spread) expect(labelSelector.matchLabels).toEqual(one.spec?.selector?.matchLabels);
    }
  });

  it('has headless Services for gRPC, so that clients take all pods in turn', () => {
    const headless = ofKind(production, 'Service').filter(({ spec }) => spec?.clusterIP === 'None');
    expect(headless.map(componentOf).toSorted()).toEqual(['egress', 'media', 'signing', 'world']);
  });

  it('runs a digest instead of a tag where one is given', () => {
    expect(containerOf(find(production, 'Deployment', 'gateway')).image).toMatch(/diorama-gateway@sha256:[0-9a-f]{64}$/);
    expect(containerOf(find(production, 'Deployment', 'world')).image).toBe('registry.example.com/diorama/diorama-world:0.1.0');
  });

  it('says how many pods there are, or lets a scaler say it, never both', () => {
    const scaledBy = (manifests: readonly Manifest[], { metadata, spec }: Manifest): number => {
      const scalers = [...ofKind(manifests, 'HorizontalPodAutoscaler'), ...ofKind(manifests, 'ScaledObject')];
      const own = scalers.filter((one) => one.spec?.scaleTargetRef?.name === metadata.name);
      return own.length + (spec?.replicas === undefined ? 0 : 1);
    };
    const counts = [production, gpu].flatMap((manifests) => ofKind(manifests, 'Deployment').map((one) => scaledBy(manifests, one)));
    expect(new Set(counts)).toEqual(new Set([1]));
  });

  it.each([10, 300])('derives every time of a stop from shutdownSeconds = %d', (seconds) => {
    const gateway = find(render({ file: 'production.yaml', set: [`gateway.shutdownSeconds=${seconds}`] }), 'Deployment', 'gateway');
    expect(podOf(gateway)?.terminationGracePeriodSeconds).toBe(5 + seconds + 5);
    expect(containerOf(gateway).env).toContainEqual({ name: 'SHUTDOWN_SECONDS', value: String(seconds) });
    expect(containerOf(gateway).lifecycle?.preStop.sleep?.seconds).toBe(5);
  });

  it('pauses before a stop with a program where the cluster has no pause of its own', () => {
    const gateway = find(render({ file: 'production.yaml', kubernetes: '1.29' }), 'Deployment', 'gateway');
    expect(containerOf(gateway).lifecycle?.preStop.exec?.command).toEqual(['node', '-e', 'setTimeout(() => undefined, 5000)']);
  });

  it('lets every process and every migration trust certificates of one’s own', () => {
    const manifests = render({ file: 'production.yaml', set: ['extraCa.existingSecret=ca'] });
    const processes = [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')];
    expect(processes).toHaveLength(11);
    for (const one of processes) {
      expect(containerOf(one).env).toContainEqual({ name: 'NODE_EXTRA_CA_CERTS', value: '/etc/diorama/extra-ca/ca.crt' });
      expect(containerOf(one).volumeMounts).toContainEqual({ name: 'extra-ca', mountPath: '/etc/diorama/extra-ca', readOnly: true });
    }
  });

  it('leads both hosts to their Services', () => {
    const [ingress] = ofKind(production, 'Ingress');
    expect(ingress?.spec?.rules?.map((rule) => 'host' in rule && rule.host)).toEqual(['worlds.example.com', 'assets.example.com']);
    const routes = ofKind(render({ file: 'gateway-api.yaml' }), 'HTTPRoute');
    expect(routes.flatMap(({ spec }) => spec?.hostnames ?? [])).toEqual(['worlds.example.com', 'assets.example.com']);
  });
});

describe('migrations', () => {
  const modes = (manifests: readonly Manifest[]) =>
    Object.fromEntries(
      [...ofKind(manifests, 'Deployment'), ...ofKind(manifests, 'Job')]
        .map((one) => [componentOf(one), containerOf(one).env?.find(({ name }) => name === 'MIGRATE')?.value] as const)
        .filter(([, mode]) => mode !== undefined),
    );

  it('run in jobs before anything else, and nobody else migrates', () => {
    const jobs = ofKind(production, 'Job').filter((one) => componentOf(one).startsWith('migrate-'));
    expect(jobs.map(componentOf)).toEqual(['migrate-world', 'migrate-media', 'migrate-signing']);
    for (const { metadata } of jobs) expect(metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
    expect(modes(production)).toEqual({
      world: 'never',
      media: 'never',
      signing: 'never',
      'migrate-world': 'only',
      'migrate-media': 'only',
      'migrate-signing': 'only',
    });
  });

  it('run in ordinary jobs whose names change, for tools that know no hooks', () => {
    for (const { metadata } of ofKind(gpu, 'Job')) {
      expect(metadata.annotations).toBeUndefined();
      expect(metadata.name).toMatch(/-[0-9a-f]{8}$/);
    }
    expect(names(gpu, 'Job')).toHaveLength(4);
  });

  it('run in the services themselves where that is wanted', () => {
    for (const manifests of [quickstart, render({ file: 'gateway-api.yaml' })]) {
      expect(ofKind(manifests, 'Job')).toEqual([]);
      expect(modes(manifests)).toEqual({ world: 'on-start', media: 'on-start', signing: 'on-start' });
    }
  });
});

describe('a pool of inference', () => {
  const pool = (name: string): Manifest => find(gpu, 'Deployment', `inference-${name}`);

  it('works on its own queue with its own device', () => {
    for (const [name, device] of [
      ['cpu', 'cpu'],
      ['l4', 'cuda'],
      ['mig', 'cuda'],
    ]) {
      const { env } = containerOf(pool(name ?? ''));
      expect(env).toContainEqual({ name: 'INFERENCE_POOL', value: name });
      expect(env).toContainEqual({ name: 'INFERENCE_PROVIDER', value: device });
    }
  });

  it('asks for GPUs by the name of its hardware, as many as it may take', () => {
    expect(containerOf(pool('cpu')).resources?.limits).toEqual({ memory: '6Gi' });
    expect(containerOf(pool('l4')).resources).toMatchObject({ requests: { 'nvidia.com/gpu': '1' }, limits: { 'nvidia.com/gpu': '1' } });
    expect(containerOf(pool('mig')).resources?.limits).toEqual({ memory: '16Gi', 'nvidia.com/mig-1g.10gb': '1' });
    expect(podOf(pool('l4'))).toMatchObject({
      runtimeClassName: 'nvidia',
      nodeSelector: { 'nvidia.com/gpu.product': 'NVIDIA-L4' },
      tolerations: [{ key: 'nvidia.com/gpu', operator: 'Exists', effect: 'NoSchedule' }],
    });
  });

  it('gives its GPU back before a new pod takes one', () => {
    expect(pool('l4').spec?.strategy?.rollingUpdate).toEqual({ maxSurge: '0%', maxUnavailable: 1 });
    expect(pool('cpu').spec?.strategy?.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  });

  it('finds its models in a claim, an image or a download that is held to its hashes', () => {
    const models = (name: string) => podOf(pool(name))?.volumes?.find((volume) => volume.name === 'models');
    expect(models('cpu')).toMatchObject({ persistentVolumeClaim: { claimName: 'models', readOnly: true } });
    expect(models('l4')).toMatchObject({ image: { reference: 'registry.example.com/models/my-depth:1.0.0' } });
    expect(models('mig')).toMatchObject({ emptyDir: { sizeLimit: '4Gi' } });
    const files = JSON.parse(find(gpu, 'ConfigMap', 'inference-mig').data?.['files.json'] ?? '') as { sha256: string }[];
    expect(files.map(({ sha256 }) => sha256.length)).toEqual([64, 64]);
    for (const name of ['cpu', 'l4', 'mig'])
      expect(containerOf(pool(name)).volumeMounts).toContainEqual({ name: 'models', mountPath: '/models', readOnly: true });
  });
});

describe('a worker that is scaled by its queue', () => {
  it('is kept while workflows run, has always a pod and is scaled down slowly', () => {
    const scaled = ofKind(gpu, 'ScaledObject');
    expect(scaled).toHaveLength(3);
    for (const { spec, metadata } of scaled) {
      expect(spec?.triggers?.[0]?.metadata).toMatchObject({
        includeRunningWorkflowCount: 'true',
        workflowTaskQueueForCount: 'orchestration',
      });
      expect(spec?.minReplicaCount).toBeGreaterThanOrEqual(1);
      expect(spec?.cooldownPeriod).toBeGreaterThanOrEqual(metadata.name.endsWith('orchestration') ? 300 : 900);
    }
  });

  it('reaches Temporal with the same credentials', () => {
    const [authentication] = ofKind(gpu, 'TriggerAuthentication');
    for (const { spec } of ofKind(gpu, 'ScaledObject'))
      expect(spec?.triggers?.[0]?.authenticationRef?.name).toBe(authentication?.metadata.name);
  });
});

describe('quickstart', () => {
  const secret = (manifests: readonly Manifest[]) => ofKind(manifests, 'Secret')[0]?.stringData ?? {};

  it('needs nothing but a cluster: a database, Temporal and volumes are of the release', () => {
    expect(names(quickstart, 'StatefulSet')).toEqual(['postgres', 'temporal']);
    expect(names(quickstart, 'PersistentVolumeClaim')).toEqual(['media', 'postgres', 'temporal']);
    const wanted = quickstart.flatMap((one) => podOf(one)?.containers ?? []).flatMap(({ env = [] }) => env);
    const secrets = wanted.flatMap(({ valueFrom }) => valueFrom?.secretKeyRef ?? []);
    expect(secrets.length).toBeGreaterThan(5);
    for (const { name, key } of secrets) {
      expect(name).toBe('demo-quickstart');
      expect(Object.keys(secret(quickstart))).toContain(key);
    }
  });

  it('has one pod at a time for each of the two, found by its own address', () => {
    for (const set of ofKind(quickstart, 'StatefulSet')) {
      const service = find(quickstart, 'Service', componentOf(set));
      expect(set.spec?.serviceName).toBe(service.metadata.name);
      expect(service.spec?.clusterIP).toBe('None');
    }
  });

  it('fits a small node unless it is told not to', () => {
    const sets = [...ofKind(quickstart, 'Deployment'), ...ofKind(quickstart, 'StatefulSet')];
    expect(sets.map(({ spec }) => spec?.replicas)).toEqual(sets.map(() => 1));
    const milli = sets.map((one) => Number(/^(\d+)m$/.exec(containerOf(one).resources?.requests['cpu'] ?? '')?.[1]));
    expect(milli.reduce((sum, one) => sum + one, 0)).toBeLessThan(1_000);
    const large = render({ file: 'quickstart.yaml', set: ['quickstart.small=false'] });
    expect(find(large, 'Deployment', 'gateway').spec?.replicas).toBe(2);
  });

  it('has an API key that the services will take, another one at each install', () => {
    const keys = [quickstart, render({ file: 'quickstart.yaml' })].map((manifests) => secret(manifests)['api-key'] ?? '');
    expect(keys[0]).not.toBe(keys[1]);
    for (const key of keys) {
      const [, body = '', tail] = /^(svck_live_[0-9A-Za-z]{12}_[0-9A-Za-z]{32})_([0-9a-f]{8})$/.exec(key) ?? [];
      expect(crc32(body).toString(16).padStart(8, '0')).toBe(tail);
    }
  });

  it('has passwords in the database that are those of the URLs', () => {
    const made = secret(quickstart);
    for (const service of ['world', 'media', 'signing']) {
      const { username, password, pathname } = new URL(made[`${service}-url`] ?? '');
      expect([username, pathname]).toEqual([service, '/diorama']);
      expect(made['prepare.sql']).toContain(`CREATE ROLE ${service} LOGIN PASSWORD '${password}'`);
    }
    expect(made['prepare.sql']).not.toContain('@');
  });

  it('is called what it is', () => {
    const { output } = template({ file: 'quickstart.yaml' });
    expect(output).not.toContain('DIORAMA_ENV, value: production');
  });
});
